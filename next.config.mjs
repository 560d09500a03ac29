// What the policy of a page (lib/http/content-security.ts) is not written for: answers that are not meant to be looked at,
// or not to run anything.
const NO_SCRIPTS =
  "default-src 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

// The site asks for none of these; nor may what somebody manages to put into it.
const UNUSED_FEATURES = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture']

/** @type {import('next').NextConfig} */
export default {
  reactCompiler: true,
  // forbidden(): a screen that is another's answers 403, as an unknown one answers 404.
  experimental: { authInterrupts: true },
  // `npm run typecheck` does it, with the faster of the two compilers; the build would only find the other.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Both spellings of a path answer directly; a redirect would lose the body of a POST.
  skipTrailingSlashRedirect: true,
  // Hashing every page costs more than it saves: pages are personal. The API makes its own tags.
  generateEtags: false,
  serverExternalPackages: [
    'better-sqlite3',
    '@prisma/adapter-better-sqlite3',
    'piscina',
    'bcryptjs',
    'sharp',
    'pino',
    'prom-client',
  ],
  // Pictures are plain <img>: the server fetches no address for anybody, its own included.
  images: { unoptimized: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
        { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
        { key: 'Permissions-Policy', value: UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', ') },
        { key: 'Content-Security-Policy', value: NO_SCRIPTS },
      ],
    },
    {
      source: '/api/:path((?!docs).*)?',
      headers: [
        { key: 'Content-Security-Policy', value: NOTHING },
        { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
      ],
    },
    {
      // Opened by itself, an uploaded picture is in a world of its own.
      source: '/api/images/:path*',
      headers: [{ key: 'Content-Security-Policy', value: `${NOTHING}; sandbox` }],
    },
    {
      // Answers of route handlers are compressed only when their type is known here. Pictures and the
      // documentation page have types of their own.
      source: '/api/:path((?!images/|docs|metrics).*)',
      headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
    },
  ],
}
