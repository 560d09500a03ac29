import { ANSWER_HEADERS, API_HEADERS, NOTHING } from './lib/http/answer-headers.mjs'

/** @param {Record<string, string>} headers */
const listed = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }))

/** @type {import('next').NextConfig} */
export default {
  experimental: {
    // forbidden() answers 403 for another user's screen.
    authInterrupts: true,
    // Loading every route first would hold up the first answer; each is loaded when it is first asked for.
    preloadEntriesOnStart: false,
  },
  // `npm run typecheck` does it, with the faster compiler.
  typescript: { ignoreBuildErrors: true },
  poweredByHeader: false,
  // Tells browsers that have been open for long that there is a new build.
  env: { BUILD_ID: Date.now().toString(36) },
  // Both spellings of a path answer directly; a redirect would lose the body of a POST.
  skipTrailingSlashRedirect: true,
  // Hashing every page costs more than it saves, since pages are personal. The API makes its own tags.
  generateEtags: false,
  serverExternalPackages: [
    'better-sqlite3',
    '@prisma/adapter-better-sqlite3',
    'pg',
    '@prisma/adapter-pg',
    'piscina',
    'bcryptjs',
    'sharp',
    'pino',
    'pino-pretty',
    'prom-client',
    'nodemailer',
  ],
  // Pictures are plain <img>, so that the server never fetches an address, not even its own.
  images: { unoptimized: true },
  headers: async () => [
    {
      source: '/:path*',
      headers: listed(ANSWER_HEADERS),
    },
    // Next lets browsers ask for each picture and icon again at every view. One that is drawn anew keeps its name, so not forever.
    ...['/images/:path*', '/:icon(icon.svg|favicon.ico|apple-icon.png)', '/manifest.webmanifest'].map((source) => ({
      source,
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=2592000' }],
    })),
    {
      // Our own pages ask for pictures by their version (lib/picture-addresses.ts).
      source: '/images/:path*',
      has: [{ type: 'query', key: 'v' }],
      headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
    },
    {
      source: '/api/:path((?!docs).*)?',
      headers: listed(API_HEADERS),
    },
    {
      // An uploaded picture that is opened directly gets an origin of its own.
      source: '/api/images/:path*',
      headers: [{ key: 'Content-Security-Policy', value: `${NOTHING}; sandbox` }],
    },
    {
      // Next compresses the answers of route handlers only if their type is set here. Pictures, the documentation page,
      // the stream of events and CSV files have types of their own.
      source: '/api/:path((?!images/|docs|metrics|events/?$|manage/\\d+/statement/?$|.*\\.csv/?$).*)',
      headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
    },
  ],
}
