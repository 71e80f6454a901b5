import "./checker.css";
import { useDeferredValue, useEffect, useReducer, useState } from "react";
import { showToast } from "@/lib/show-toast.ts";
import { useSession } from "@/session/auth.ts";
import { checkerStart, reduceChecker } from "./checker-state.ts";
import { Compare } from "./compare.tsx";
import { keepPrompt, loadPrompt } from "./kept-prompt.ts";
import { PARTS, type PartId } from "./parts.ts";
import { PartsCard } from "./parts-card.tsx";
import { PromptCard } from "./prompt-card.tsx";
import { readPrompt } from "./read/read-prompt.ts";

/** Reads any prompt by rules, in the page: nothing is sent anywhere. */
export function CheckerView() {
  const { user } = useSession();
  const [state, dispatch] = useReducer(reduceChecker, user?.id, (id) => checkerStart(loadPrompt(id)));
  const [isComparing, setIsComparing] = useState(false);
  const text = useDeferredValue(state.text);
  const reading = readPrompt(text);
  useEffect(() => keepPrompt(user?.id, state.text), [user?.id, state.text]);

  function add(part: PartId, suggestion: string) {
    dispatch({ do: "add", suggestion });
    const action = { label: "Undo", onClick: () => dispatch({ do: "undo" }) };
    showToast({ tone: "ok", title: `${PARTS[part].name} added`, description: suggestion, action });
  }

  if (isComparing && state.original !== null) {
    return (
      <Compare
        before={state.original}
        after={state.text}
        onBack={() => setIsComparing(false)}
        onRestore={() => {
          dispatch({ do: "restore" });
          setIsComparing(false);
        }}
      />
    );
  }
  return (
    <div className="checker-grid">
      <PromptCard {...{ state, reading, text, dispatch }} onCompare={() => setIsComparing(true)} />
      <PartsCard
        {...{ reading, text }}
        added={state.added}
        onAdd={add}
        onQuote={(span) =>
          dispatch({ do: "replace", span, replacement: `“${state.text.slice(span.start, span.end)}”` })
        }
      />
    </div>
  );
}
