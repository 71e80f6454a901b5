import { CircleCheck, CloudOff, ExternalLink, Wallet } from "lucide-react";
import { modelOf, modelWords } from "@/ai-services/price-words.ts";
import { ServiceTile } from "@/ai-services/service-tile.tsx";
import { buttonStyles } from "@/components/ui/button-styles.ts";
import { labelStyles } from "@/components/ui/field-styles.ts";
import { Input } from "@/components/ui/input.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { STANDARD } from "../../../../shared/ai-services/price.ts";
import { SERVICES } from "../../../../shared/ai-services/services.ts";
import type { ServiceView } from "../../../../shared/contracts/ai-services.ts";
import { CheckResult } from "./check-result.tsx";
import { GUIDES } from "./guides.tsx";
import { PriceStrip } from "./price-strip.tsx";
import type { Connect } from "./use-connect.ts";

type ConnectServiceProps = { service: ServiceView; connect: Connect };

/** What it takes to connect this service. Once it is, the steps make way for the result. */
export function ConnectService({ service, connect }: ConnectServiceProps) {
  const { id, name } = service;
  if (id === "composer") return null;
  const guide = GUIDES[id];
  const model = modelOf(service);
  const page = SERVICES[id].pages?.keys;
  return (
    <div className="grid min-w-0 content-start gap-4.5 pt-4 tablet:px-6 tablet:pt-5 tablet:pb-6">
      <div className="flex flex-wrap items-center gap-x-3.5 gap-y-3">
        <ServiceTile service={id} size="lg" />
        <div className="min-w-0 flex-1">
          <h3 className="font-[650] font-display text-lg leading-tight tracking-[-0.02em]">{name}</h3>
          <p className="text-13 text-ink-2">{guide.tagline}</p>
        </div>
        {page && (
          <a
            href={page}
            target="_blank"
            rel="noreferrer"
            className={buttonStyles({ size: "sm", className: "max-tablet:w-full" })}
          >
            <ExternalLink aria-hidden="true" size={15} />
            {new URL(page).host}
          </a>
        )}
      </div>
      {connect.saved ? (
        <Outcome connect={connect} saved={connect.saved} />
      ) : (
        <ol className="grid gap-2.5">
          {guide.steps.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the steps never move
            <li key={index} className="flex items-start gap-3 text-ink-2 [&_b]:font-[550] [&_b]:text-ink">
              <span
                aria-hidden="true"
                className="grid size-6 flex-none place-items-center rounded-[7px] bg-inset font-semibold text-ink text-xs tabular-nums"
              >
                {index + 1}
              </span>
              <p className="min-w-0 pt-0.5">{step}</p>
            </li>
          ))}
        </ol>
      )}
      {model && (
        <div>
          <div className="mb-2 flex items-baseline justify-between gap-3">
            <p className={labelStyles}>One picture costs</p>
            <p className="min-w-0 truncate text-ink-3 text-xs">{modelWords(service)}</p>
          </div>
          <PriceStrip prices={model.prices[service.quality ?? STANDARD] ?? {}} />
        </div>
      )}
      {!connect.saved && <KeyForm {...{ service, connect }} />}
    </div>
  );
}

function KeyForm({ service: { id, name, address }, connect }: ConnectServiceProps) {
  const { typed, isPending, failure, needsKey } = connect;
  if (id === "composer") return null;
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        connect.submit();
      }}
    >
      {address && (
        <div>
          <p className={`mb-2 ${labelStyles}`}>Address</p>
          <p className="wrap-anywhere rounded-3 bg-inset px-3 py-2.5 font-mono text-13 text-ink-2">{address}</p>
        </div>
      )}
      <Input
        label={`${name} key`}
        aside={needsKey ? "stored encrypted, never shown again" : "only if the server asks for one"}
        mono
        autoFocus
        autoComplete="off"
        spellCheck={false}
        placeholder="Paste the key"
        value={typed}
        readOnly={isPending}
        error={failure?.isRefused ? failure.message : undefined}
        hint={isPending || failure ? undefined : GUIDES[id].check}
        // Browsers submit nothing while the button is disabled, so the reason would not be shown.
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          connect.submit();
        }}
        onValueChange={connect.setTyped}
      />
      <p role="status" className="flex items-center gap-2 text-13 text-ink-2 empty:hidden">
        {isPending && (
          <>
            <Spinner size="sm" />
            Asking {name} whether it knows this key…
          </>
        )}
      </p>
      {failure && !failure.isRefused && (
        <CheckResult tone="warn" Icon={CloudOff} title={`${name} did not answer`}>
          {failure.message} The key may well be right: save it unchecked and the first picture will tell.
        </CheckResult>
      )}
    </form>
  );
}

function Outcome({ connect, saved }: { connect: Connect; saved: ServiceView }) {
  const { name, state, note, credit_usd: credit } = saved;
  if (state === "no_credit") {
    return (
      <CheckResult tone="warn" Icon={Wallet} title="The key works, the account is empty">
        {note ?? `${name} has no credit left.`} The key is saved. Top up there, then press Check again in the list.
        Nothing was charged.
      </CheckResult>
    );
  }
  const isUnchecked = state === "unchecked";
  return (
    <CheckResult
      tone="ok"
      Icon={CircleCheck}
      title={isUnchecked ? "Saved, not checked" : "Connected"}
      after={connect.mayBecomeDefault && <DefaultOffer {...{ connect, name }} />}
    >
      {isUnchecked
        ? "The first picture will tell whether the key works."
        : saved.id === "compatible"
          ? `${name} answers, and its pictures cost nothing here.`
          : credit === null
            ? `${name} knows this key. Whether it has credit shows with the first picture.`
            : `${name} knows this key, and $${credit.toFixed(2)} is left there.`}
    </CheckResult>
  );
}

function DefaultOffer({ connect, name }: { connect: Connect; name: string }) {
  return (
    <label className="mt-3.5 flex cursor-pointer items-start gap-3 border-ok-dot/40 border-t pt-3.5 text-ink">
      <input
        type="checkbox"
        checked={connect.wantsDefault}
        onChange={(event) => connect.setWantsDefault(event.target.checked)}
        className="mt-0.5 size-5 flex-none accent-ink"
      />
      <span className="grid">
        <span className="font-[550]">Make {name} the default for pictures</span>
        <span className="text-13 text-ink-2">The others stay connected.</span>
      </span>
    </label>
  );
}
