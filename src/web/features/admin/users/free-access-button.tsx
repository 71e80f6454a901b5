import { Gift, Undo2 } from "lucide-react";
import { AlertDialog } from "@/components/ui/alert-dialog.tsx";
import { Button } from "@/components/ui/button.tsx";
import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import type { UserRow } from "../../../../shared/contracts/admin-users.ts";
import { AppError } from "../../../../shared/errors.ts";
import { useFreeAccess } from "../api/free-access.ts";
import { type Happening, WhatWillHappen } from "../what-will-happen.tsx";

const NO_MAIL: Happening = { kind: "mail", words: "No mail is sent." };
const LOGGED: Happening = { kind: "do", words: "It is written to the audit log under your name." };

type ButtonProps = { user: UserRow };

/** What can be done about somebody's access from the list: nothing for those who bought it. */
export function FreeAccessButton({ user }: ButtonProps) {
  if (user.access === "granted") return <TakeBackButton user={user} />;
  if (user.access === "bananaman" || user.access === "lifetime") return null;
  return <GrantButton user={user} />;
}

function GrantButton({ user }: ButtonProps) {
  const { grant } = useFreeAccess();
  const name = user.email ?? user.id;
  return (
    <AlertDialog
      tone="primary"
      title="Grant free access?"
      description={<Named name={name} words="gets lifetime access without paying." />}
      cancelLabel="Cancel"
      confirmLabel="Grant Free Access"
      onConfirm={() =>
        tell(() => grant(user.id), {
          done: { title: "Access Granted! 🎉", description: `${name} can sign in now.` },
          failed: { title: "Error Granting Access", description: "Failed to grant free access." },
        })
      }
      trigger={
        <Button size="sm" icon={<Gift aria-hidden="true" size={14} />} className="max-tablet:w-full">
          Grant Free Access
        </Button>
      }
    >
      <div className="mt-4">
        <WhatWillHappen
          happenings={[
            { kind: "do", words: "It works at once, in open tabs too." },
            LOGGED,
            { kind: "keep", words: "Refunds and disputes never touch it." },
            NO_MAIL,
          ]}
        />
      </div>
    </AlertDialog>
  );
}

function TakeBackButton({ user }: ButtonProps) {
  const { takeBack } = useFreeAccess();
  const name = user.email ?? user.id;
  return (
    <AlertDialog
      title="Take back free access?"
      description={<Named name={name} words="was given lifetime access and loses it." />}
      cancelLabel="Cancel"
      confirmLabel="Take back access"
      onConfirm={() =>
        tell(() => takeBack(user.id), {
          done: { title: "Free access taken back", description: `${name} sees the payment page now.` },
          failed: { title: "Error Taking Back Access", description: "Failed to take back free access." },
        })
      }
      trigger={
        <Button
          size="sm"
          variant="ghost"
          icon={<Undo2 aria-hidden="true" size={14} />}
          className="max-tablet:w-full max-tablet:shadow-card"
        >
          Take back
        </Button>
      }
    >
      <div className="mt-4">
        <WhatWillHappen
          happenings={[
            { kind: "do", words: "Open tabs show the payment page." },
            LOGGED,
            { kind: "keep", words: "Creatives stay and can be read, downloaded and deleted." },
            NO_MAIL,
          ]}
        />
      </div>
    </AlertDialog>
  );
}

function Named({ name, words }: { name: string; words: string }) {
  return (
    <>
      <b className="wrap-anywhere font-semibold text-ink">{name}</b> {words}
    </>
  );
}

type Words = { title: string; description: string };

async function tell(act: () => Promise<unknown>, { done, failed }: { done: Words; failed: Words }) {
  forgetErrors();
  try {
    await act();
    showToast({ tone: "ok", ...done });
  } catch (error) {
    const description = error instanceof AppError ? error.message : failed.description;
    showToast({ tone: "bad", title: failed.title, description });
  }
}
