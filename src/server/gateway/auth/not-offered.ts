import { Hono } from "hono";
import { AuthError, sendAuthError } from "./auth-error.ts";

type Status = ConstructorParameters<typeof AuthError>[0];

/** For what GoTrue has and we do not: a sentence that says so, with the code GoTrue gives when it is switched off. */
export const notOfferedError = (status: Status, code: string, what: string) =>
  new AuthError(status, code, `${what} is not offered by this gateway. People sign in with a link by mail.`);

/** The rest of GoTrue's protocol. */
export function notOffered() {
  const app = new Hono();
  const refuse = (method: string, path: string, status: Status, code: string, what: string) =>
    app.on(method, path, (c) => sendAuthError(c, notOfferedError(status, code, what)));

  app.post("/signup", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const isAnonymous = !(body && typeof body === "object" && ("email" in body || "phone" in body));
    const error = isAnonymous
      ? notOfferedError(422, "anonymous_provider_disabled", "Signing in anonymously")
      : notOfferedError(400, "email_provider_disabled", "Signing up with a password");
    return sendAuthError(c, error);
  });
  refuse("GET", "/authorize", 400, "validation_failed", "Signing in with another provider");
  refuse("POST", "/verify", 422, "otp_disabled", "Signing in with a one-time code");
  refuse("POST", "/recover", 422, "email_provider_disabled", "Resetting a password");
  refuse("POST", "/resend", 422, "otp_disabled", "Sending a mail again");
  refuse("GET", "/reauthenticate", 422, "email_provider_disabled", "Signing in again by code");
  refuse("POST", "/sso", 404, "saml_provider_disabled", "Single sign-on");
  refuse("PUT", "/user", 422, "email_address_not_authorized", "Changing the account with updateUser");
  refuse("ALL", "/factors", 422, "mfa_totp_enroll_not_enabled", "Signing in with a second factor");
  refuse("ALL", "/factors/*", 422, "mfa_totp_enroll_not_enabled", "Signing in with a second factor");
  refuse("ALL", "/passkeys", 404, "not_found", "Signing in with a passkey");
  refuse("ALL", "/passkeys/*", 404, "not_found", "Signing in with a passkey");
  refuse("GET", "/user/identities/authorize", 404, "manual_linking_disabled", "Linking identities");
  refuse("DELETE", "/user/identities/*", 404, "manual_linking_disabled", "Linking identities");
  refuse("ALL", "/admin/*", 403, "not_admin", "Administration of accounts");
  refuse("POST", "/invite", 403, "not_admin", "Inviting people");
  app.all("*", (c) => sendAuthError(c, notOfferedError(404, "not_found", `${c.req.method} ${c.req.path}`)));
  return app;
}

/** The answer of `/settings`: magic links by mail, and nothing else. */
export const PUBLIC_SETTINGS = {
  external: { anonymous_users: false, email: true, phone: false },
  disable_signup: false,
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: "",
  saml_enabled: false,
};
