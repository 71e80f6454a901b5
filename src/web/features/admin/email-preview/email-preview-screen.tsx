import { useRef } from "react";
import { PageHead } from "@/components/page-head.tsx";
import { useSession } from "@/session/auth.ts";
import { usePreviewEmail } from "../api/email-preview.ts";
import { MailStatusCard } from "./mail-status-card.tsx";
import { PreviewCard } from "./preview-card.tsx";
import { SampleForm } from "./sample-form.tsx";
import { TemplateSelect } from "./template-select.tsx";
import { useSample } from "./use-sample.ts";
import { useTestMail } from "./use-test-mail.ts";

export function EmailPreviewScreen() {
  const { user } = useSession();
  const sample = useSample(user?.email ?? "");
  const preview = usePreviewEmail(sample.shown);
  const testMail = useTestMail(sample);
  const card = useRef<HTMLDivElement>(null);
  const templates = preview.data?.templates ?? [];
  const template = templates.find(({ kind }) => kind === sample.typed.kind);
  const isOutOfDate = sample.isOutOfDate(template);

  function refresh() {
    if (!sample.refresh()) return;
    if (!isOutOfDate) void preview.refetch();
    bringIntoView(card.current);
  }

  return (
    <>
      <PageHead
        title="Email Preview"
        description="Every mail, exactly as people get it."
        action={<TemplateSelect {...{ sample, templates }} />}
      />
      <div className="grid items-start gap-5 wide:grid-cols-[348px_minmax(0,1fr)]">
        <div className="grid min-w-0 items-start gap-5 tablet:max-wide:grid-cols-2">
          <SampleForm {...{ sample, template, testMail }} isRefreshing={preview.isFetching} onRefresh={refresh} />
          <MailStatusCard />
        </div>
        <div ref={card} className="min-w-0 scroll-mt-18 max-tablet:order-first">
          <PreviewCard
            mail={preview.data}
            isFailed={preview.isError && !preview.data}
            isLoading={preview.isFetching}
            isOutOfDate={isOutOfDate}
            onRetry={() => void preview.refetch()}
          />
        </div>
      </div>
    </>
  );
}

/** On narrow screens the mail is above or below the form, out of sight. */
function bringIntoView(card: HTMLElement | null) {
  const top = card?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) card?.scrollIntoView();
}
