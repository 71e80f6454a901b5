import { createFileRoute } from "@tanstack/react-router";
import { OvenPage } from "../oven/oven-page.tsx";

export const Route = createFileRoute("/dev/oven")({ component: OvenPage });
