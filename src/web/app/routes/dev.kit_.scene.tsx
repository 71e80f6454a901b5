import { createFileRoute } from "@tanstack/react-router";
import { ScenePage } from "../kit/workbench/scene-page.tsx";

export const Route = createFileRoute("/dev/kit_/scene")({ component: ScenePage });
