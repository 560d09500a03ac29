/** Imports go downward only. `npm run lint` checks it; tests/import-rules.test.ts proves that each rule can fail. */

/** The features in their order: each may import those before it, none those after it. */
export const FEATURES = [
  'mail',
  'pictures',
  'accounts',
  'likes',
  'wallet',
  'restaurants',
  'menu',
  'seo',
  'search',
  'cart',
  'reviews',
  'orders',
  'live',
  'insight',
  'operations',
  'reports',
  'operate',
]
const ANY = `(${FEATURES.join('|')})`

/** Modules of lib itself, which all features share; some need the process. */
const PROCESS = 'lib/(env|errors|in-slices|log|metrics)[.]'
const PURE = 'lib/(?!(env|errors|in-slices|log|metrics)[.])[^/]+[.]'

/**
 * A room of a feature is a file, or a folder of that name.
 * @param {string} names
 */
const rooms = (names) => `lib/${ANY}/(${names})[./]`

/** The rows that a feature reads of its tables; contracts and browsers may import their types. */
const ROWS = `lib/${ANY}/server/(shapes|personal-data)[.]`

/** The parts of the project that the files of each part may import. */
const MAY_IMPORT = {
  [rooms('rules')]: [rooms('rules'), PURE],
  [rooms('contract')]: [rooms('rules|contract'), 'lib/contract/', ROWS, PURE],
  [rooms('server')]: [rooms('rules|contract|server'), 'lib/(contract|db)/', PURE, PROCESS],
  [rooms('browser')]: [rooms('rules|contract|browser'), 'lib/(contract|client)/', ROWS, PURE],

  // These know no feature.
  'lib/contract/': ['lib/contract/', PURE],
  'lib/db/': ['lib/db/', 'lib/contract/answers.ts', PURE, PROCESS],
  'lib/http/': ['lib/(http|contract|db)/', PURE, PROCESS],
  'lib/server/': ['lib/(server|http|api|contract|db)/', PURE, PROCESS],
  'lib/client/': ['lib/(client|contract)/', 'lib/api/endpoints.ts', PURE],
  // The table of all endpoints is made of the contracts.
  'lib/api/': [rooms('contract'), 'lib/(api|contract)/', PURE],
  'lib/[^/]+[.]': ['lib/env.ts', PURE],

  'components/ui/': ['components/ui/', 'lib/(money|picture-addresses|client/(use-action|when-(idle|used))).ts'],
  // app/ composes features: none imports another, apart from plots, hearts, the field for a picture and the choice of a refund.
  'components/(?!ui/)([^/]+)/': [
    'components/($1|ui|plots|likes|pictures)/',
    'components/orders/refund-choice.tsx',
    `lib/(${ANY}|client|contract|api)/`,
    PURE,
  ],
}

/** The files that import more than their part may, and why. */
const EXCEPTIONS = {
  // Handlers are named like the rows of the table.
  'lib/http/handlers.ts': ['lib/api/endpoints.ts'],
  // Calls about orders settle them first, by the clock of orders; handlers get the account.
  'lib/http/route.ts': ['lib/(orders/server/clock|accounts/server/(shapes|sessions)).ts'],
  // One place for all calls decides who may make them, and that acts are not an operator's own matters.
  'lib/http/authority.ts': ['lib/(accounts/rules/session-life|accounts/server/sessions|operate/server/own-matters).ts'],
  'lib/http/audited.ts': ['lib/accounts/server/shapes.ts'],
  // The session of a request is that of an account.
  'lib/http/session.ts': ['lib/accounts/rules/session-life.ts'],
  'lib/http/session-user.ts': ['lib/accounts/server/sessions.ts'],
  'lib/http/sign-in.ts': ['lib/accounts/server/(sessions|suspensions).ts'],
  // Which screens are the same for all visitors, and which parts of their addresses count.
  'lib/api/screens.ts': ['lib/(restaurants|menu|reviews)/rules/'],
  // Periodic work of the process, and streams that end when it stops.
  'lib/server/maintenance.ts': [rooms('server')],
  'lib/server/periodic-work.ts': [
    'lib/(orders/server/clock|mail/server/mailer|operations/server/compose-mail|search/server/refresh-index).ts',
  ],
  'lib/server/graceful-stop.ts': ['lib/live/server/streams.ts'],
}

const DATABASE = '^node_modules/(@prisma|better-sqlite3)/'

/**
 * A rule for all files except the tests beside them.
 * @param {string} name
 * @param {string} from
 * @param {object} to
 * @param {string[]} [except]
 */
function rule(name, from, to, except = []) {
  return { name, severity: 'error', from: { path: from, pathNot: ['[.]test[.]tsx?$', ...except] }, to }
}

/**
 * @param {string} name
 * @param {string} from
 * @param {string[]} allowed
 * @param {string[]} [except]
 */
const allow = (name, from, allowed, except) =>
  rule(
    name,
    `^${from}`,
    {
      path: '^(?!node_modules/)',
      pathNot: allowed.map((path) => `^${path}`),
      dependencyTypesNot: ['core'],
    },
    except,
  )

const excepted = Object.keys(EXCEPTIONS)
const layers = Object.entries(MAY_IMPORT).map(([part, allowed]) => allow(`imports of ${part}`, part, allowed, excepted))
const exceptions = Object.entries(EXCEPTIONS).map(([file, more]) => {
  const [, allowed = []] = Object.entries(MAY_IMPORT).find(([part]) => new RegExp(`^${part}`).test(file)) ?? []
  return allow(`imports of ${file}`, file, [...allowed, ...more])
})
const order = FEATURES.slice(0, -1).map((feature, at) =>
  rule(`${feature} come before`, `^lib/${feature}/`, { path: `^lib/(${FEATURES.slice(at + 1).join('|')})/` }),
)

export default {
  forbidden: [
    rule('no circle', '', { circular: true }),
    rule('no import of what is missing', '', { couldNotResolve: true }),
    rule('no other folder in lib', `^lib/(?!(${ANY}|contract|api|db|http|server|client)/)[^/]+/`, { path: '.' }),
    rule('no other room in a feature', `^lib/${ANY}/(?!(rules|contract|server|browser)(/|([.]test)?[.]tsx?$))`, {
      path: '.',
    }),
    ...layers,
    ...exceptions,
    ...order,
    rule('browsers and contracts know the types of the server only', `^(components/|${rooms('contract|browser')})`, {
      path: `^${rooms('server')}`,
      dependencyTypesNot: ['type-only'],
    }),
    rule('calls know the types of the endpoints only', '^lib/client/', {
      path: '^lib/api/',
      dependencyTypesNot: ['type-only'],
    }),
    rule('end-to-end tests know the site from outside', '^e2e/', {
      path: [
        '^(app|components)/',
        `^lib/(?!${ANY}/(rules|contract)[./]|(contract|api)/|[^/]+[.])`,
        `^${PROCESS}`,
        DATABASE,
      ],
    }),
    rule('rules and contracts run anywhere', `^(${rooms('rules|contract')}|lib/(contract|api)/|${PURE})`, {
      dependencyTypes: ['core'],
    }),
    rule('rules need no package', `^(${rooms('rules')}|${PURE})`, { path: '^node_modules/' }),
    rule('contracts need zod alone', `^(${rooms('contract')}|lib/(contract|api)/)`, { path: '^node_modules/(?!zod/)' }),
    rule('neither Next nor React below the edge', `^(lib/db/|${rooms('server')}|lib/[^/]+[.])`, {
      path: '^node_modules/(next|react|react-dom)/',
    }),
    rule('no React in the request pipeline', '^lib/(http|server)/', { path: '^node_modules/react(-dom)?/' }),
    rule('the database only through lib/db', '^(app|components|lib/(?!db/))', { path: DATABASE }),
    rule('only one file reads the cookies of a page', '^app/(?!viewer[.])', { path: '^node_modules/next/headers[.]' }),
    rule(
      'public pages know nobody',
      '^app/(layout|not-found|[(]shop[)]/(layout|home/|menu-items/([(]list[)]/|.id./(page|_components))|restaurants/.id./(page|_components)|reviews/restaurant/.id./page))',
      { path: '^app/viewer[.]' },
    ),
    rule('app takes types of the database from lib/db', '^app/', { path: '^lib/db/generated/' }),
    rule('browsers have no Node', `^(components|lib/client|${rooms('browser')})`, { dependencyTypes: ['core'] }),
    rule('browsers are no server', `^(components|lib/client|${rooms('browser')})`, {
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
