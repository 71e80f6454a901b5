/** Every path the single-page app answers. The server sends 404 for all others, the router must know all of these. */
export const APP_PATHS: readonly string[] = ["/", "/auth/callback", "/dashboard", "/dev/kit"];
