import { Hono } from "hono";
import { AuthError, sendAuthError } from "./auth-error.ts";

/** The rest of GoTrue's protocol, each with the error GoTrue itself returns when that part is disabled. */
export function notOffered() {
  const app = new Hono();
  const refuse = (method: string, path: string, status: 400 | 403 | 404 | 422, code: string, message: string) =>
    app.on(method, path, (c) => sendAuthError(c, new AuthError(status, code, message)));

  app.post("/signup", async (c) => {
    const body: unknown = await c.req.json().catch(() => null);
    const isAnonymous = !(body && typeof body === "object" && ("email" in body || "phone" in body));
    const error = isAnonymous
      ? new AuthError(422, "anonymous_provider_disabled", "Anonymous sign-ins are disabled")
      : new AuthError(400, "email_provider_disabled", "Email signups are disabled");
    return sendAuthError(c, error);
  });
  refuse("GET", "/authorize", 400, "validation_failed", "Unsupported provider: provider is not enabled");
  refuse("POST", "/verify", 422, "otp_disabled", "One-time codes are not enabled, open the link in the mail instead");
  refuse("POST", "/recover", 422, "email_provider_disabled", "There are no passwords to recover");
  refuse("POST", "/resend", 422, "otp_disabled", "Ask for a new link instead");
  refuse("POST", "/sso", 404, "saml_provider_disabled", "SAML 2.0 is disabled");
  refuse("PUT", "/user", 422, "email_address_not_authorized", "Changing the account this way is not enabled");
  refuse("POST", "/factors", 422, "mfa_totp_enroll_not_enabled", "MFA enroll is disabled for TOTP");
  refuse("GET", "/user/identities/authorize", 404, "manual_linking_disabled", "Manual linking is disabled");
  refuse("DELETE", "/user/identities/*", 404, "manual_linking_disabled", "Manual linking is disabled");
  app.all("*", (c) => sendAuthError(c, new AuthError(404, "not_found", "Not found")));
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
