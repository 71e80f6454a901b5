import { AtSign, Ban, CircleCheck, Gift, type LucideIcon, Mail } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Card } from "@/components/ui/card.tsx";
import type { AdminUser } from "../../../../shared/contracts/admin-user.ts";
import { GrantAccess, TakeBackAccess } from "./access-acts.tsx";
import { BanUser, UnbanUser } from "./ban-acts.tsx";
import { ChangeEmail } from "./email-acts.tsx";
import { SendSignInMail } from "./mail-acts.tsx";
import { hasGrant } from "./user-words.ts";

export function ActionsCard({ user }: { user: AdminUser }) {
  const isGranted = hasGrant(user);
  return (
    <Card flush title="Actions">
      <ul className="py-1.5">
        <Action Icon={Mail} name="Send sign-in link" hint={user.ban ? "Not while banned." : "To the address above."}>
          <SendSignInMail
            user={user}
            trigger={
              <Button size="sm" aria-label="Send sign-in link" disabled={user.ban !== null}>
                Send
              </Button>
            }
          />
        </Action>
        <Action
          Icon={AtSign}
          name="Change e-mail"
          hint={user.is_hosted ? "Is done in the Supabase project." : "Confirmed from the new address."}
        >
          <ChangeEmail
            user={user}
            trigger={
              <Button size="sm" aria-label="Change e-mail" disabled={user.is_hosted}>
                Change
              </Button>
            }
          />
        </Action>
        {isGranted ? (
          <Action Icon={Gift} name="Take back access" hint="What was granted.">
            <TakeBackAccess
              user={user}
              trigger={
                <Button size="sm" aria-label="Take back access">
                  Take back
                </Button>
              }
            />
          </Action>
        ) : (
          !user.access.has_access && (
            <Action Icon={Gift} name="Grant free access" hint="Lifetime, without paying.">
              <GrantAccess
                user={user}
                trigger={
                  <Button size="sm" aria-label="Grant free access">
                    Grant
                  </Button>
                }
              />
            </Action>
          )
        )}
        {user.ban ? (
          <Action Icon={CircleCheck} name="Unban" hint="Sign-in works again at once.">
            <UnbanUser user={user} trigger={<Button size="sm">Unban</Button>} />
          </Action>
        ) : (
          <Action Icon={Ban} name="Ban" hint={user.is_you ? "Not yourself." : "Ends sessions, no sign-in."}>
            <BanUser
              user={user}
              trigger={
                <Button variant="danger-quiet" size="sm" disabled={user.is_you}>
                  Ban
                </Button>
              }
            />
          </Action>
        )}
      </ul>
      <p className="border-line border-t px-5 pt-3 pb-4 text-ink-3 text-xs">
        Each asks first and says what will happen. Each is written to the audit log under your name.
      </p>
    </Card>
  );
}

type ActionProps = { Icon: LucideIcon; name: string; hint: string; children: ReactNode };

function Action({ Icon, name, hint, children }: ActionProps) {
  return (
    <li className="flex items-center gap-3 py-3 pr-4 pl-5">
      <span className="grid size-8 flex-none place-items-center rounded-2 bg-inset text-ink-2 shadow-line">
        <Icon aria-hidden="true" size={16} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-[550]">{name}</p>
        <p className="text-13 text-ink-2 leading-[1.35]">{hint}</p>
      </div>
      {children}
    </li>
  );
}
