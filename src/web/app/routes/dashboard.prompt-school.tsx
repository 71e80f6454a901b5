import { createFileRoute } from "@tanstack/react-router";
import { SchoolScreen } from "@/features/prompt-school/school-screen.tsx";
import { isLessonId, type LessonId } from "../../../shared/lesson-ids.ts";
import { useDocumentTitle } from "../use-document-title.ts";

type SchoolSearch = { lesson?: LessonId | undefined; tab?: "checker" | undefined };

export const Route = createFileRoute("/dashboard/prompt-school")({
  component: PromptSchoolRoute,
  validateSearch: ({ lesson, tab }: Record<string, unknown>): SchoolSearch => ({
    lesson: isLessonId(lesson) ? lesson : undefined,
    tab: tab === "checker" ? tab : undefined,
  }),
});

function PromptSchoolRoute() {
  useDocumentTitle("Prompt School");
  const { lesson, tab } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <SchoolScreen
      lesson={lesson}
      isChecker={tab === "checker"}
      openLesson={(id) => void navigate({ search: { lesson: id } })}
    />
  );
}
