import { createFileRoute } from "@tanstack/react-router";
import { ExportPage } from "../kit/export/export-page.tsx";

export const Route = createFileRoute("/dev/kit_/export")({ component: ExportPage });
