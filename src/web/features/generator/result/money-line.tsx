import { CircleAlert, CircleCheck, CircleQuestionMark } from "lucide-react";
import { pictureUsd } from "@/ai-services/price-words.ts";
import { cn } from "@/lib/cn.ts";
import type { Charge } from "../../../../shared/contracts/ai-services.ts";

/** Whether a failure cost anything: in the same place, in the same words, after every one. */
export function MoneyLine({ charge, name }: { charge: Charge; name: string }) {
  const { Icon, look, title, detail } = wordsFor(charge, name);
  return (
    <p
      className={cn(
        "mt-3.5 flex w-full max-w-100 items-start gap-2.5 rounded-3 px-3.5 py-3 text-left",
        look === "may" ? "bg-info-soft" : "bg-surface shadow-line",
      )}
    >
      <Icon
        aria-hidden="true"
        size={17}
        className={cn(
          "mt-0.5 flex-none",
          look === "no" && "text-ok-fg",
          look === "may" && "text-info-fg",
          look === "yes" && "text-bad-fg",
        )}
      />
      <span className="grid min-w-0">
        <b className="font-semibold">{title}</b>
        <span className="text-13 text-ink-2">{detail}</span>
      </span>
    </p>
  );
}

function wordsFor({ billed, price_usd: price, possible_usd: possible }: Charge, name: string) {
  if (billed === "yes") {
    const detail = `It counts toward your cap. ${name}’s invoice is the one that counts.`;
    return { Icon: CircleAlert, look: "yes", title: `Billed ${pictureUsd(price)}`, detail };
  }
  if (billed === "no") {
    return { Icon: CircleCheck, look: "no", title: "Nothing was charged", detail: `${name} drew nothing.` };
  }
  if (possible === 0) {
    const detail = `${name} does not say whether this is billed. Booked as nothing.`;
    return { Icon: CircleCheck, look: "no", title: "Not charged, as far as we know", detail };
  }
  const title = `May have been billed: up to ${pictureUsd(possible)}`;
  const detail = `It counts toward your cap until ${name}’s invoice says otherwise.`;
  return { Icon: CircleQuestionMark, look: "may", title, detail };
}
