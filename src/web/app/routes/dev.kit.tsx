import { createFileRoute } from "@tanstack/react-router";
import { KitPage } from "../kit/kit-page.tsx";

export const Route = createFileRoute("/dev/kit")({ component: KitPage });
