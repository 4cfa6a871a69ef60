/**
 * GET /auth/google isn't a call: the browser opens it and returns to `/auth/success?token=…` (§7).
 * `session.externalSignInUrl()` returns the full URL.
 */
export const externalSignInPath = '/auth/google';
