import { Gift } from "lucide-react";
import type { ReactElement } from "react";
import type { Happening } from "@/components/what-will-happen.tsx";
import { showToast } from "@/lib/show-toast.ts";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { useUserActs } from "../api/act-on-user.ts";
import { utcDay } from "../utc.ts";
import { ActDialog } from "./act-dialog.tsx";

type ActProps = { user: AdminUser; trigger: ReactElement };

const NO_MAIL: Happening = { kind: "mail", words: "No mail is sent." };

export function GrantAccess({ user, trigger }: ActProps) {
  const { grantAccess } = useUserActs(user.id);
  const { cause, order } = user.access;
  const stays = order && cause === "refunded" ? ` Order #${order.id} stays refunded.` : "";
  return (
    <ActDialog
      trigger={trigger}
      title="Grant free access?"
      lead={
        <>
          <b>{user.email}</b> gets lifetime access without paying.
        </>
      }
      happenings={[
        { kind: "do", words: "It works at once, in open tabs too." },
        { kind: "keep", words: `Refunds and disputes never touch it.${stays}` },
        NO_MAIL,
      ]}
      reasonHint="Beta tester, contest, press..."
      confirmLabel="Grant Free Access"
      icon={<Gift aria-hidden="true" size={16} />}
      act={async (reason) => {
        await grantAccess(reason);
        showToast({ tone: "ok", title: "Access Granted! 🎉", description: `${user.email} has lifetime access.` });
      }}
    />
  );
}

export function TakeBackAccess({ user, trigger }: ActProps) {
  const { takeBackAccess } = useUserActs(user.id);
  const grant = user.payments.find(({ kind, gives_access }) => kind === "grant" && gives_access);
  const paid = user.payments.find(({ kind, gives_access }) => kind === "purchase" && gives_access);
  const reason = grant?.grant?.reason ? `: “${grant.grant.reason}”` : "";
  const after: Happening = user.is_bananaman
    ? { kind: "keep", words: "Access stays: administrators have it by their role." }
    : paid
      ? { kind: "keep", words: `Access stays, because order #${paid.id} is paid.` }
      : { kind: "do", words: "No access from now on: there is no paid order. Open tabs show the payment page." };
  return (
    <ActDialog
      trigger={trigger}
      title="Take back free access?"
      lead={
        <>
          <b>{user.email}</b> was granted it{grant && ` on ${utcDay(grant.at)}`}
          {reason}.
        </>
      }
      happenings={[after, { kind: "keep", words: "Creatives stay and can be read, downloaded and deleted." }, NO_MAIL]}
      reasonHint="Granted by mistake..."
      isReasonRequired
      confirmLabel="Take back access"
      tone="danger"
      act={async (why) => {
        await takeBackAccess(why);
        showToast({ tone: "ok", title: "Free access taken back", description: user.email });
      }}
    />
  );
}
