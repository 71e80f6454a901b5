import { expect } from "vitest";
import { linkFor, openBrowser, signInAs } from "../../support/browser.ts";
import type { TestServer } from "../../support/server.ts";
import type { Checks } from "./check-tables.ts";

/** Drives every row about signing in. */
export function authChecks(server: TestServer): Checks {
  const signedIn = async () => (await signInAs(server, `auth-${Math.random()}@loafworks.test`)).supabase.auth;
  const nobody = () => openBrowser(server).supabase.auth;
  type Auth = ReturnType<typeof nobody>;
  const isRefused = (ask: (auth: Auth) => PromiseLike<{ error: unknown }>) => async () => (await ask(nobody())).error;
  const isRefusedToUsers = (ask: (auth: Auth) => PromiseLike<{ error: unknown }>) => async () =>
    (await ask(await signedIn())).error;
  const raw =
    (path: string, method = "POST", body: string | null = "{}") =>
    async () => {
      const { msg } = await (await fetch(`${server.url}/auth/v1${path}`, { method, body })).json();
      return { message: msg };
    };
  const email = "somebody@loafworks.test";
  const code = { email, token: "123456", type: "email" } as const;
  const identity = { id: "1", user_id: "1", identity_id: "1", provider: "x" };

  return {
    ".signInWithOtp({ email })": async () => expect((await nobody().signInWithOtp({ email })).error).toBeNull(),
    ".exchangeCodeForSession()": async () => {
      const browser = openBrowser(server);
      const address = "exchange@loafworks.test";
      await browser.supabase.auth.signInWithOtp({ email: address });
      const opened = await fetch(await linkFor(server, address), { redirect: "manual" });
      const given = new URL(opened.headers.get("location") ?? "").searchParams.get("code") ?? "";
      const { data } = await browser.supabase.auth.exchangeCodeForSession(given);
      expect(data.user?.email).toBe(address);
    },
    ".getSession()": async () => expect((await (await signedIn()).getSession()).data.session).not.toBeNull(),
    ".getUser()": async () => expect((await (await signedIn()).getUser()).error).toBeNull(),
    ".getClaims()": async () => expect((await (await signedIn()).getClaims()).data?.claims.role).toBe("authenticated"),
    ".getUserIdentities()": async () => expect((await (await signedIn()).getUserIdentities()).error).toBeNull(),
    ".refreshSession()": async () => expect((await (await signedIn()).refreshSession()).error).toBeNull(),
    ".setSession()": async () => {
      const { session } = (await (await signedIn()).getSession()).data;
      if (!session) throw new Error("not signed in");
      expect((await nobody().setSession(session)).error).toBeNull();
    },
    ".signOut()": async () => expect((await (await signedIn()).signOut({ scope: "others" })).error).toBeNull(),
    ".onAuthStateChange()": () =>
      new Promise<void>((resolve) => {
        nobody().onAuthStateChange(() => resolve());
      }),
    ".initialize()": async () => expect((await nobody().initialize()).error).toBeNull(),
    ".startAutoRefresh()": () => nobody().startAutoRefresh(),
    ".stopAutoRefresh()": () => nobody().stopAutoRefresh(),
    ".dispose()": () => nobody().dispose(),

    "flowType: 'implicit'": raw("/otp", "POST", JSON.stringify({ email })),
    ".signInWithOtp({ phone })": isRefused((auth) => auth.signInWithOtp({ phone: "+491701234567" })),
    ".signInWithPassword()": isRefused((auth) => auth.signInWithPassword({ email, password: "secret12" })),
    ".signUp()": isRefused((auth) => auth.signUp({ email, password: "secret12" })),
    ".signInAnonymously()": isRefused((auth) => auth.signInAnonymously()),
    ".signInWithOAuth()": async () => {
      const { data } = await nobody().signInWithOAuth({ provider: "github", options: { skipBrowserRedirect: true } });
      return { message: (await (await fetch(data.url ?? "")).json()).msg };
    },
    ".signInWithIdToken()": isRefused((auth) => auth.signInWithIdToken({ provider: "google", token: "x" })),
    ".signInWithSSO()": isRefused((auth) => auth.signInWithSSO({ domain: "loafworks.test" })),
    ".signInWithWeb3()": raw("/token?grant_type=web3"),
    ".signInWithPasskey()": raw("/passkeys/authentication/options"),
    ".registerPasskey()": raw("/passkeys/registration/options"),
    ".verifyOtp()": isRefused((auth) => auth.verifyOtp(code)),
    ".resend()": isRefused((auth) => auth.resend({ type: "signup", email })),
    ".reauthenticate()": isRefusedToUsers((auth) => auth.reauthenticate()),
    ".resetPasswordForEmail()": isRefused((auth) => auth.resetPasswordForEmail(email)),
    ".updateUser()": isRefusedToUsers((auth) => auth.updateUser({ data: { a: 1 } })),
    ".linkIdentity()": isRefusedToUsers((auth) => auth.linkIdentity({ provider: "github" })),
    ".unlinkIdentity()": isRefusedToUsers((auth) => auth.unlinkIdentity(identity)),
    ".mfa": isRefusedToUsers((auth) => auth.mfa.enroll({ factorType: "totp" })),
    ".oauth": raw("/oauth/authorizations/1", "GET", null),
    ".admin": isRefused((auth) => auth.admin.listUsers()),
  };
}
