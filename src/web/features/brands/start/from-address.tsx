import { useMutation } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useEffect, useState } from "react";
import { Button } from "@/components/ui/button.tsx";
import { Input } from "@/components/ui/input.tsx";
import { Notice } from "@/components/ui/notice.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { getSupabase } from "@/session/auth.ts";
import { callFunction } from "@/session/call-function.ts";
import { readSiteOutput } from "../../../../shared/contracts/read-site.ts";
import { draftFrom, findingsIn, leftAfter, leftAtFirst } from "./findings.ts";
import { FoundRow } from "./found-row.tsx";
import type { Draft, Way } from "./ways.ts";

type FromAddressProps = { onDraft: (draft: Draft | undefined) => void; onOther: (way: Way) => void };

/** One page is opened by our server, and everything found on it can be taken or left. */
export function FromAddress({ onDraft, onOther }: FromAddressProps) {
  const [address, setAddress] = useState("");
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const lookUp = useMutation({
    mutationFn: async (wanted: string) =>
      callFunction(await getSupabase(), "read-site", { address: wanted }, readSiteOutput),
    onSuccess: (found) => setLeft(leftAtFirst(found)),
  });
  const site = lookUp.data;
  const findings = site ? findingsIn(site) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when something was found or chosen
  useEffect(() => onDraft(site ? draftFrom(site, left) : undefined), [site, left]);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (address.trim() && !lookUp.isPending) lookUp.mutate(address.trim());
  }
  const toggle = (id: string, isTaken: boolean) => site && setLeft((now) => leftAfter(site, now, id, isTaken));
  return (
    <div className="grid gap-4">
      <form onSubmit={submit} noValidate className="flex items-end gap-2">
        <Input
          label="Web address"
          className="flex-1"
          inputMode="url"
          autoComplete="url"
          spellCheck={false}
          placeholder="loafworks.example"
          value={address}
          onValueChange={setAddress}
        />
        <Button type="submit" variant={site ? "outline" : "ink"} busy={lookUp.isPending} disabled={!address.trim()}>
          {site || lookUp.error ? "Look again" : "Look it up"}
        </Button>
      </form>
      {lookUp.isPending && (
        <p role="status" className="flex items-center gap-2 text-13 text-ink-2">
          <Spinner size="sm" />
          Opening the page, its style files and icons. This takes a few seconds, and half a minute at most.
        </p>
      )}
      {!site && !lookUp.isPending && !lookUp.error && (
        <ul className="grid list-disc gap-1 pl-5 text-13 text-ink-2">
          <li>We open this one page, and the icon and style files it names, once, from our server.</li>
          <li>No sign-in, no cookies, no scripts. Nothing is kept until you say so.</li>
          <li>You choose what goes into the kit, piece by piece.</li>
          <li>Only pages of brands you may speak for.</li>
        </ul>
      )}
      {lookUp.error && !lookUp.isPending && (
        <Notice tone="bad" icon={<CircleAlert aria-hidden="true" size={16} />}>
          {lookUp.error.message}
        </Notice>
      )}
      {site && !lookUp.isPending && (
        <div>
          {site.note && (
            <Notice icon={<CircleAlert aria-hidden="true" size={16} />} className="mb-3">
              {site.note}
            </Notice>
          )}
          {findings.length > 0 && (
            <>
              <p className="mb-2 text-13">
                <b className="font-semibold">
                  {findings.length} {findings.length === 1 ? "thing" : "things"} found.
                </b>{" "}
                <span className="text-ink-2">Untick what is not yours.</span>
              </p>
              <ul className="grid gap-1.5">
                {findings.map((finding) => (
                  <FoundRow
                    key={finding.id}
                    finding={finding}
                    isTaken={!left.has(finding.id)}
                    onToggle={(isTaken) => toggle(finding.id, isTaken)}
                  />
                ))}
              </ul>
            </>
          )}
        </div>
      )}
      {(lookUp.error || site?.note) && !lookUp.isPending && (
        <div className="flex gap-2">
          <Button size="sm" onClick={() => onOther("logo")}>
            Use a logo instead
          </Button>
          <Button size="sm" variant="ghost" onClick={() => onOther("hand")}>
            By hand
          </Button>
        </div>
      )}
    </div>
  );
}
