import { Gift, Undo2 } from "lucide-react";
import { Button } from "@/components/ui/button.tsx";
import type { Happening } from "@/components/what-will-happen.tsx";
import { forgetErrors, showToast } from "@/lib/show-toast.ts";
import type { UserRow } from "../../../../shared/contracts/admin-users.ts";
import { useUserActs } from "../api/act-on-user.ts";
import { usersProblem } from "../error-words.ts";
import { ActDialog } from "../user/act-dialog.tsx";
import { userLinkId } from "./user-link-id.ts";

const NO_MAIL: Happening = { kind: "mail", words: "No mail is sent." };

type ButtonProps = { user: UserRow };

/** What can be done about somebody's access from the list: nothing for those who bought it. */
export function FreeAccessButton({ user }: ButtonProps) {
  if (user.access === "granted") return <TakeBackButton user={user} />;
  if (user.access === "bananaman" || user.access === "lifetime") return null;
  return <GrantButton user={user} />;
}

function GrantButton({ user }: ButtonProps) {
  const { grantAccess } = useUserActs(user.id);
  const name = user.email ?? user.id;
  return (
    <ActDialog
      title="Grant free access?"
      lead={
        <>
          <b>{name}</b> gets lifetime access without paying.
        </>
      }
      happenings={[
        { kind: "do", words: "It works at once, in open tabs too." },
        { kind: "keep", words: "Refunds and disputes never touch it." },
        NO_MAIL,
      ]}
      reasonHint="Beta tester, contest, press..."
      confirmLabel="Grant Free Access"
      icon={<Gift aria-hidden="true" size={16} />}
      focusAfter={userLinkId(user.id)}
      act={(reason) =>
        tell(() => grantAccess(reason), {
          done: { title: "Access Granted! 🎉", description: `${name} can sign in now.` },
          failed: { title: "Error Granting Access", description: "Failed to grant free access." },
        })
      }
      trigger={
        <Button size="sm" icon={<Gift aria-hidden="true" size={14} />} className="max-tablet:w-full">
          Grant Free Access
        </Button>
      }
    />
  );
}

function TakeBackButton({ user }: ButtonProps) {
  const { takeBackAccess } = useUserActs(user.id);
  const name = user.email ?? user.id;
  return (
    <ActDialog
      tone="danger"
      title="Take back free access?"
      lead={
        <>
          <b>{name}</b> was given lifetime access and loses it.
        </>
      }
      happenings={[
        { kind: "do", words: "No access from now on: there is no paid order. Open tabs show the payment page." },
        { kind: "keep", words: "Creatives stay and can be read, downloaded and deleted." },
        NO_MAIL,
      ]}
      reasonHint="Granted by mistake..."
      isReasonRequired
      confirmLabel="Take back access"
      focusAfter={userLinkId(user.id)}
      act={(reason) =>
        tell(() => takeBackAccess(reason), {
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
    />
  );
}

type Words = { title: string; description: string };

/** Says how it ended. A failure is thrown on, so that the dialog stays open. */
async function tell(act: () => Promise<unknown>, { done, failed }: { done: Words; failed: Words }) {
  forgetErrors();
  try {
    await act();
    showToast({ tone: "ok", ...done });
  } catch (error) {
    showToast({ tone: "bad", title: failed.title, description: usersProblem(error, failed.description) });
    throw error;
  }
}
