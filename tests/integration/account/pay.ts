import { call } from "../generation/studio.ts";
import type { Member } from "../storage/members.ts";

/** Opens the test checkout and performs `first` there; more actions can follow. */
export async function payAtTestCheckout(server: { url: string }, who: Member, first = "pay") {
  const { priceId } = (await (await fetch(`${server.url}/config.json`)).json()) as { priceId: string };
  const { body } = await call(server, who, "stripe-checkout", {
    price_id: priceId,
    mode: "payment",
    success_url: `${server.url}/success`,
    cancel_url: `${server.url}/pricing`,
  });
  const page = String(body.url);
  const act = (action: string) =>
    fetch(page, { method: "POST", body: new URLSearchParams({ action }), redirect: "manual" });
  if (first !== "nothing") await act(first);
  return { act, sessionId: page.split("/").at(-1) ?? "" };
}
