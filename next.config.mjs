/** @type {import('next').NextConfig} */
export default {
  reactCompiler: true,
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
  headers: async () => [
    {
      source: '/:path*',
      headers: [
        { key: 'X-Content-Type-Options', value: 'nosniff' },
        { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
        { key: 'X-Frame-Options', value: 'DENY' },
      ],
    },
    {
      // Answers of route handlers are compressed only when their type is known here. Pictures and the
      // documentation page have types of their own.
      source: '/api/:path((?!images/|docs|metrics).*)',
      headers: [{ key: 'Content-Type', value: 'application/json; charset=utf-8' }],
    },
  ],
}
