// The policy for answers other than pages, which have their own (./content-security.ts): they must not run anything.
const NO_SCRIPTS =
  "default-src 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// The site uses none of these, so injected code must not either.
const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture']

/** The security headers of every answer, for next.config.mjs and for what does not pass Next. */
export const ANSWER_HEADERS = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'Content-Security-Policy': NO_SCRIPTS,
}

/** An answer of the API runs nothing and shows nothing. */
export const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** Those of the answers of the API, which go before those above. */
export const API_HEADERS = { 'Content-Security-Policy': NOTHING, 'Cross-Origin-Resource-Policy': 'same-origin' }
