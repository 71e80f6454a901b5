import { useEffect, useState } from "react";

type OnFiles = (files: File[]) => void;

export function usePastedFiles(onFiles: OnFiles) {
  useEffect(() => {
    function take(event: ClipboardEvent) {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onFiles(files);
    }
    document.addEventListener("paste", take);
    return () => document.removeEventListener("paste", take);
  }, [onFiles]);
}

/**
 * Files may be dropped anywhere on the screen: outside the field the browser would open the picture in place of the
 * page. True while files are dragged over it.
 */
export function useDroppedFiles(onFiles: OnFiles): boolean {
  const [isOver, setIsOver] = useState(false);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (type: "dragover" | "dragleave" | "drop", take: (files: DataTransfer, event: DragEvent) => void) =>
      document.addEventListener(
        type,
        (event) => {
          if (event.dataTransfer?.types.includes("Files")) take(event.dataTransfer, event);
        },
        { signal: listening.signal },
      );
    listen("dragover", (_, event) => {
      event.preventDefault();
      setIsOver(true);
    });
    listen("dragleave", (_, { relatedTarget }) => relatedTarget === null && setIsOver(false));
    listen("drop", ({ files }, event) => {
      event.preventDefault();
      setIsOver(false);
      onFiles([...files]);
    });
    return () => listening.abort();
  }, [onFiles]);
  return isOver;
}
