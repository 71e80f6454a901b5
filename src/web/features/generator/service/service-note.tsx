import { Link } from "@tanstack/react-router";
import { CircleQuestionMark, Gauge, type LucideIcon, OctagonPause, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { sumUsd } from "@/ai-services/price-words.ts";
import { cn } from "@/lib/cn.ts";
import type { Picked } from "./pick-service.ts";

/** What is to be known about the cost before pressing: a cap that stops or is near, an unknown price, no credit. */
export function ServiceNote({ picked: { service, usd, cap, isStopped } }: { picked: Picked }) {
  if (!service || usd === 0) return null;
  if (isStopped && cap) {
    return (
      <Note tone="bad" Icon={OctagonPause}>
        Your cap of <b>{sumUsd(cap.usd)}</b> is reached: {sumUsd(cap.spent)} spent.{" "}
        <Link to="/dashboard/settings" className="font-semibold underline">
          Change cap
        </Link>
      </Note>
    );
  }
  if (service.state === "no_credit") {
    return (
      <Note tone="warn" Icon={Wallet}>
        {service.name} had no credit left when it was last asked.
      </Note>
    );
  }
  const left = cap && cap.level !== "low" && (
    <>
      <b>{sumUsd(cap.left)}</b> is left under your cap.
    </>
  );
  if (usd === null) {
    return (
      <Note tone="warn" Icon={CircleQuestionMark}>
        {service.name} lists no price for <b>{service.model ?? "this model"}</b>. You see the real cost after the
        picture. {left}
      </Note>
    );
  }
  return left ? (
    <Note tone="plain" Icon={Gauge}>
      {left}
    </Note>
  ) : null;
}

const tones = { plain: "bg-inset text-ink-2", warn: "bg-warn-soft text-warn-fg", bad: "bg-bad-soft text-bad-fg" };

function Note({ tone, Icon, children }: { tone: keyof typeof tones; Icon: LucideIcon; children: ReactNode }) {
  return (
    <p
      className={cn(
        "mb-2 flex gap-2.5 rounded-3 px-3 py-2 text-13 max-tablet:in-data-keyboard:hidden [&_b]:font-semibold",
        tones[tone],
      )}
    >
      <Icon aria-hidden="true" size={16} className="mt-0.5 flex-none" />
      <span className="wrap-anywhere min-w-0">{children}</span>
    </p>
  );
}
