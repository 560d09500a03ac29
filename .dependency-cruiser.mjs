/** Imports go downward only. `npm run lint` checks it; tests/import-rules.test.ts proves that each rule can fail. */

/** The parts of the project that the files of each part may import. */
const MAY_IMPORT = {
  'lib/domain/': ['lib/domain/'],
  'lib/contracts/': ['lib/(contracts|domain)/'],
  'lib/db/': ['lib/db/', 'lib/env.ts'],
  'lib/serializers/': ['lib/(serializers|contracts|db|domain)/'],
  'lib/services/': ['lib/(services|contracts|db|domain)/', 'lib/(env|errors).ts'],
  'lib/queries/': ['lib/(queries|contracts|db|domain)/', 'lib/(env|errors).ts'],
  'lib/http/': ['lib/(http|services|queries|contracts|db|domain)/', 'lib/(env|errors|log).ts'],
  'lib/server/': ['lib/(server|http|services|queries|serializers|contracts|db|domain)/', 'lib/(env|errors|log).ts'],
  'lib/client/': ['lib/(client|contracts|domain)/'],
  'lib/[^/]+[.]': ['lib/(env|domain/zoned-time).ts'],
  'components/ui/': ['components/ui/', 'lib/(domain/money|client/when-idle).ts'],
  // app/ composes features: none imports another.
  'components/(?!ui/)([^/]+)/': ['components/($1|ui)/', 'lib/(client|queries|contracts|domain)/'],
}

const DATABASE = '^node_modules/(@prisma|better-sqlite3)/'

/** A rule for all files except the tests beside them. */
function rule(name, from, to) {
  return { name, severity: 'error', from: { path: from, pathNot: '[.]test[.]tsx?$' }, to }
}

const layers = Object.entries(MAY_IMPORT).map(([part, allowed]) =>
  rule(`imports of ${part}`, `^${part}`, {
    path: '^(?!node_modules/)',
    pathNot: allowed.map((path) => `^${path}`),
    dependencyTypesNot: ['core'],
  }),
)

export default {
  forbidden: [
    rule('no circle', '', { circular: true }),
    rule('no import of what is missing', '', { couldNotResolve: true }),
    ...layers,
    rule('components know the types of queries only', '^components/', {
      path: '^lib/queries/',
      dependencyTypesNot: ['type-only'],
    }),
    rule('end-to-end tests know the site from outside', '^e2e/', {
      path: ['^(app|components)/', '^lib/(?!(domain|contracts)/)', DATABASE],
    }),
    rule('rules and contracts run anywhere', '^lib/(domain|contracts)/', { dependencyTypes: ['core'] }),
    rule('rules need no package', '^lib/domain/', { path: '^node_modules/' }),
    rule('contracts need zod alone', '^lib/contracts/', { path: '^node_modules/(?!zod/)' }),
    rule('neither Next nor React below the edge', '^lib/((db|serializers|services|queries)/|[^/]+[.])', {
      path: '^node_modules/(next|react|react-dom)/',
    }),
    rule('no React in the request pipeline', '^lib/(http|server)/', { path: '^node_modules/react(-dom)?/' }),
    rule('the database only through lib/db', '^(app|components|lib/(?!db/))', { path: DATABASE }),
    rule('app takes types of the database from lib/db', '^app/', { path: '^lib/db/generated/' }),
    rule('browsers have no Node', '^(components|lib/client)/', { dependencyTypes: ['core'] }),
    rule('browsers are no server', '^(components|lib/client)/', {
      path: '^node_modules/(server-only/|next/(headers|server|cache)[.])',
    }),
  ],
  options: {
    doNotFollow: { path: '^(node_modules|lib/db/generated)/' },
    exclude: { path: '^([.]next/|test-results/|next-env[.])' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
