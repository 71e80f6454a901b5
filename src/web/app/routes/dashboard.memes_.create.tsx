import { createFileRoute } from "@tanstack/react-router";
import { EditorScreen } from "@/features/memes/editor/editor-screen.tsx";
import { useBroughtWords } from "@/features/memes/editor/use-brought-words.ts";
import type { MemeSource } from "@/features/memes/editor/use-meme-picture.ts";
import { readId, readText } from "@/lib/list/address.ts";
import { useSession } from "@/session/auth.ts";
import { useDocumentTitle } from "../use-document-title.ts";

export const Route = createFileRoute("/dashboard/memes_/create")({
  component: CreateMemeRoute,
  staticData: { isFullScreen: true },
  validateSearch: ({ template, own, creative }: Record<string, unknown>): MemeSource => ({
    template: readText(template),
    own: own === true ? own : undefined,
    creative: readId(creative),
  }),
});

function CreateMemeRoute() {
  useDocumentTitle("Create Meme");
  const { user } = useSession();
  const source = Route.useSearch();
  const navigate = Route.useNavigate();
  const texts = useBroughtWords();
  if (!user) return null;
  return (
    <EditorScreen
      userId={user.id}
      source={source}
      texts={texts}
      onChoose={(search, captions) => void navigate({ search, state: { captions } })}
      onLeave={() => void navigate({ to: "/dashboard/memes" })}
    />
  );
}
