import { useQueryClient } from "@tanstack/react-query";
import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { Button, type ButtonProps } from "@/components/ui/button.tsx";
import { showToast } from "@/lib/show-toast.ts";
import { useSession } from "@/session/auth.ts";
import { AppError } from "../../../../shared/errors.ts";

type OwnPictureButtonProps = Pick<ButtonProps, "size"> & {
  /** The picture is kept and can be captioned. */
  onKept: () => void;
};

/** Lets somebody choose a file, and keeps it as the picture to caption. */
export function OwnPictureButton({ size, onKept }: OwnPictureButtonProps) {
  const { user } = useSession();
  const queries = useQueryClient();
  const input = useRef<HTMLInputElement>(null);

  async function bring(file: File | undefined) {
    if (!file || !user) return;
    try {
      // Loaded now: the list of templates needs nothing else of the editor.
      const { bringOwnPicture } = await import("./bring-own-picture.ts");
      await bringOwnPicture(queries, user.id, file);
      onKept();
    } catch (error) {
      console.error(error);
      const description =
        error instanceof AppError ? error.message : "The picture could not be kept. Please try again.";
      showToast({ tone: "bad", title: "Picture Not Added", description });
    }
  }

  return (
    <>
      <Button
        size={size}
        icon={<ImagePlus size={16} aria-hidden="true" />}
        onClick={() => input.current?.click()}
        className="flex-none"
      >
        Use your own picture
      </Button>
      <input
        ref={input}
        type="file"
        accept="image/*"
        className="hidden"
        aria-label="Your own picture"
        onChange={({ target }) => {
          void bring(target.files?.[0]);
          // The same file can be chosen again.
          target.value = "";
        }}
      />
    </>
  );
}
