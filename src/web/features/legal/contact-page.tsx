import { CopyButton } from "@/components/ui/copy-button.tsx";
import { usePublicConfig } from "@/session/public-config.ts";
import { LegalPage } from "./legal-page.tsx";

export function ContactPage() {
  const address = usePublicConfig()?.supportEmail;
  return (
    <LegalPage title="Contact" intro="Questions, refunds, a broken toaster: write to us. A human reads it.">
      <div className="contact-address">
        {address && (
          <>
            <a href={`mailto:${address}`}>{address}</a>
            <CopyButton text={address} label="Copy address" />
          </>
        )}
      </div>
      <h2>So that we can help at once</h2>
      <ul>
        <li>Write from the address you sign in with.</li>
        <li>About a payment: add the order number from your receipt.</li>
        <li>About an error: add what it said, and the request number if it showed one.</li>
        <li>Never send us your AI key. We do not need it.</li>
      </ul>
    </LegalPage>
  );
}
