import { createFileRoute } from "@tanstack/react-router";

export const Route = createFileRoute("/dashboard/bananaman-users_/audit-log")({ component: () => null });
