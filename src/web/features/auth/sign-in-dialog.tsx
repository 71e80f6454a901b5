import { Dialog } from "@base-ui/react/dialog";
import { Lock, Tag, X } from "lucide-react";
import { useRef } from "react";
import { IdeaToaster, Toaster } from "@/components/toaster.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { scrimStyles, viewportStyles } from "@/components/ui/sheet-styles.ts";
import { PRICE_USD } from "../../../shared/pricing.ts";
import { EmailForm } from "./email-form.tsx";
import { SentPanel } from "./sent-panel.tsx";
import { useMagicLink } from "./use-magic-link.ts";

/** The dialog is a toaster: the slice pops out of its top edge, so it cannot be cut off like other sheets. */
const toasterStyles = [
  "relative w-full rounded-t-5 bg-overlay px-5 pt-12.5 pb-[calc(24px+env(safe-area-inset-bottom))] text-ink shadow-3",
  "outline-none tablet:w-[min(448px,100%)] tablet:rounded-5 tablet:px-8 tablet:pt-13.5 tablet:pb-7",
  "transition-[opacity,translate,scale] duration-200 ease-house",
  "max-tablet:data-starting-style:translate-y-full max-tablet:data-ending-style:translate-y-full",
  "tablet:data-starting-style:scale-97 tablet:data-starting-style:opacity-0 tablet:data-ending-style:opacity-0",
].join(" ");

type SignInDialogProps = {
  open: boolean;
  /** Filled in when it opens. */
  email: string;
  /** The picture of an idea that comes along. */
  idea: HTMLCanvasElement | null;
  onClose: () => void;
};

export function SignInDialog({ open, email, idea, onClose }: SignInDialogProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => isOpen || onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={scrimStyles} />
        <Dialog.Viewport className={viewportStyles}>
          <Dialog.Popup data-sheet="" initialFocus={input} className={toasterStyles}>
            <Dialog.Close
              render={
                <Button
                  variant="ghost"
                  size="sm"
                  icon={<X size={18} />}
                  aria-label="Close"
                  className="absolute top-2 right-2 tablet:top-3 tablet:right-3"
                />
              }
            />
            {/* Unmounts with the dialog, so that it starts anew the next time. */}
            <SignIn inputRef={input} email={email} idea={idea} />
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type SignInProps = {
  inputRef: React.RefObject<HTMLInputElement | null>;
  email: string;
  idea: HTMLCanvasElement | null;
};

function SignIn({ inputRef, email, idea }: SignInProps) {
  const magicLink = useMagicLink(email);
  if (magicLink.step === "sent" || magicLink.step === "resending") {
    return (
      <>
        {idea ? <IdeaToaster picture={idea} /> : <Toaster stage="toasted" mark="mail" />}
        <SentPanel
          magicLink={magicLink}
          hasIdea={idea !== null}
          title={<Dialog.Title className="heading">Magic Link Sent!</Dialog.Title>}
        />
      </>
    );
  }
  return (
    <>
      {idea ? <IdeaToaster picture={idea} /> : <Toaster stage={magicLink.step === "sending" ? "golden" : "raw"} />}
      <Dialog.Title className="heading">Welcome! Let's generate viral ad creatives</Dialog.Title>
      <Dialog.Description className="sub mt-2.5 mb-5.5">
        {idea
          ? "Your idea comes along. Type your email, click the link we send, and it waits in your generator."
          : "Type your email. We send you a link, you click it, you're in."}
      </Dialog.Description>
      <EmailForm magicLink={magicLink} submitLabel="Send Magic Link" inputRef={inputRef} />
      {idea && (
        <Notice icon={<Tag aria-hidden="true" size={17} />} className="mt-4">
          The account is free. Full size, without the sticker, comes with lifetime access:{" "}
          <b className="font-[650] text-ink">${PRICE_USD}, once</b>.
        </Notice>
      )}
      <p className="mt-4 flex gap-[7px] text-13 text-ink-3 leading-[1.45]">
        <Lock aria-hidden="true" size={14} className="mt-0.5 flex-none" />
        No passwords needed. New here? The same link makes your account.
      </p>
    </>
  );
}
