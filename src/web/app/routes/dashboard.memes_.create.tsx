import { createFileRoute } from "@tanstack/react-router";
import { EditorScreen } from "@/features/memes/editor/editor-screen.tsx";
import { useBroughtWords } from "@/features/memes/editor/use-brought-words.ts";
import { readText } from "@/lib/list/address.ts";
import { useSession } from "@/session/auth.ts";
import { useDocumentTitle } from "../use-document-title.ts";

/** `template` is the slug of the template to caption; `own` is a picture of one's own. */
type CreateSearch = { template?: string | undefined; own?: true | undefined };

export const Route = createFileRoute("/dashboard/memes_/create")({
  component: CreateMemeRoute,
  staticData: { isFullScreen: true },
  validateSearch: ({ template, own }: Record<string, unknown>): CreateSearch => ({
    template: readText(template),
    own: own === true ? own : undefined,
  }),
});

function CreateMemeRoute() {
  useDocumentTitle("Create Meme");
  const { user } = useSession();
  const { template, own } = Route.useSearch();
  const navigate = Route.useNavigate();
  const texts = useBroughtWords();
  if (!user) return null;
  return (
    <EditorScreen
      userId={user.id}
      template={template}
      isOwn={own === true}
      texts={texts}
      onChoose={(search, captions) => void navigate({ search, state: { captions } })}
      onLeave={() => void navigate({ to: "/dashboard/memes" })}
    />
  );
}
