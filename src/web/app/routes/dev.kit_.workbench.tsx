import { createFileRoute } from "@tanstack/react-router";
import { WorkbenchPage } from "../kit/workbench/workbench-page.tsx";

export const Route = createFileRoute("/dev/kit_/workbench")({ component: WorkbenchPage });
