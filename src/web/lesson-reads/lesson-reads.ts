import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { showToast } from "@/lib/show-toast.ts";
import { getSupabase, useSession } from "@/session/auth.ts";
import { isLessonId, LESSON_IDS, type LessonId } from "../../shared/lesson-ids.ts";

const keyOf = (userId: string | undefined) => ["lesson-reads", userId];

async function getLessonReads(): Promise<LessonId[]> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.from("lesson_reads").select("lesson").limit(LESSON_IDS.length);
  if (error) throw error;
  return data.map(({ lesson }) => lesson).filter(isLessonId);
}

async function addLessonRead(lesson: LessonId, userId: string): Promise<void> {
  const supabase = await getSupabase();
  const row = { user_id: userId, lesson };
  const { error } = await supabase
    .from("lesson_reads")
    .upsert(row, { onConflict: "user_id,lesson", ignoreDuplicates: true });
  if (error) throw error;
}

/** The lessons that the signed-in person has read; undefined until that is known. */
export function useLessonReads(): readonly LessonId[] | undefined {
  const { user } = useSession();
  const { data } = useQuery({ queryKey: keyOf(user?.id), queryFn: getLessonReads, enabled: user !== null });
  return data;
}

/** Notes a lesson as read. It shows at once; if the server cannot be reached, it is taken back and can be repeated. */
export function useMarkRead(): (lesson: LessonId) => void {
  const { user } = useSession();
  const queries = useQueryClient();
  const queryKey = keyOf(user?.id);
  const { mutate } = useMutation({
    mutationFn: (lesson: LessonId) => addLessonRead(lesson, user?.id ?? ""),
    retry: 2,
    onMutate: async (lesson) => {
      await queries.cancelQueries({ queryKey });
      queries.setQueryData<LessonId[]>(queryKey, (known = []) => [...new Set([...known, lesson])]);
    },
    // The list may not have arrived before the first lesson was noted.
    onSuccess: () => queries.invalidateQueries({ queryKey }),
    onError: (_, lesson) => {
      queries.setQueryData<LessonId[]>(queryKey, (known = []) => known.filter((id) => id !== lesson));
      showToast({
        tone: "info",
        title: "Progress not saved",
        description: "We could not note this lesson as read. Nothing else is affected.",
        action: { label: "Try again", onClick: () => mutate(lesson) },
      });
    },
  });
  return (lesson) => {
    const known = queries.getQueryData<LessonId[]>(queryKey);
    if (user && !known?.includes(lesson)) mutate(lesson);
  };
}
