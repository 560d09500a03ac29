import fc from 'fast-check'
import { endpoints } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/contract/endpoint'
import { almostFitting } from './from-schema'
import { hostileBody, hostileHeader, hostileId, hostileQuery } from './hostile'

/** Who sends a request; each role has data of its own in the world that is attacked. */
export const ATTACKERS = [
  'visitor',
  'guest',
  'customer',
  'another customer',
  'owner',
  'another owner',
  'operator',
] as const
export type Attacker = (typeof ATTACKERS)[number]

/** One request, with names in place of ids: `@order0` is the first order, whatever its id. */
export type Attack = {
  endpoint: string
  method: string
  /** Path and query. */
  target: string
  who: Attacker
  headers: [string, string | null][]
  body: string | Uint8Array<ArrayBuffer>
}

const KINDS = [
  'user',
  'restaurant',
  'item',
  'order',
  'review',
  'session',
  'group',
  'modifier',
  'section',
  'member',
  'mail',
] as const

/** The ids that a name can stand for, first to last. */
export type World = Record<(typeof KINDS)[number], number[]>

const NAME = new RegExp(`"?@(${KINDS.join('|')})(\\d)"?`, 'g')

/** Replaces names by ids; a name without anything to stand for becomes an id that does not exist. */
export function fillIn(text: string, world: World): string {
  return text.replaceAll(NAME, (_, kind: keyof World, at: string) =>
    String(world[kind][Number(at) % Math.max(1, world[kind].length)] ?? 777_777),
  )
}

/** The kind of thing that the id in a path belongs to. */
function kindOf({ path: whole }: Endpoint): keyof World {
  const path = whole.replace('/operate', '')
  if (path.startsWith('/api/orders')) return 'order'
  if (path.startsWith('/api/menu-items')) return 'item'
  if (path.startsWith('/api/modifier-groups')) return 'group'
  if (path.startsWith('/api/modifiers')) return 'modifier'
  if (path.startsWith('/api/sections')) return 'section'
  if (path.startsWith('/api/users')) return 'user'
  if (path.startsWith('/api/auth/sessions')) return 'session'
  return path.startsWith('/api/reviews/{id}') ? 'review' : 'restaurant'
}

/** The role that may make the call: it owns the first entry of every kind. */
function meantFor({ path, method, auth }: Endpoint): Attacker {
  if (auth === 'operator') return 'operator'
  if (/stage|estimate|availability|modifier-groups|sections|reply|decision|\}\/members/.test(path)) return 'owner'
  const manages = path.startsWith('/api/manage') || path === '/api/menu-items/{id}' || method === 'POST'
  return manages && /restaurants$|menu-items|manage/.test(path) ? 'owner' : 'customer'
}

function mostly<T>(usual: fc.Arbitrary<T>, unusual: fc.Arbitrary<T>, weight = 9): fc.Arbitrary<T> {
  return fc.oneof({ weight, arbitrary: usual }, { weight: 1, arbitrary: unusual })
}

/** Queries that fit the endpoints that require one. */
const USUAL_QUERIES: Record<string, readonly string[]> = {
  '/api/manage/{id}': ['?type=soft', '?type=hard'],
  '/api/manage/{id}/menu/import': ['?dry=true', '?dry=true&decimal=comma', '?dry=false&version=x'],
  '/api/manage/{id}/insight': ['?period=7d', '?period=12m'],
  '/api/manage/{id}/statement': ['?month=2026-11'],
  '/api/search': ['?q=soup', '?q=so&limit=1&sort=rating&price=moderate'],
  '/api/search/suggestions': ['?q=so'],
}

function targetOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const known = (kind: keyof World) => fc.oneof(fc.constant(0), fc.nat(9)).map((at) => `@${kind}${at}`)
  const ids = fc.tuple(mostly(known(kindOf(endpoint)), hostileId, 4), mostly(known('member'), hostileId, 4))
  const path = ids.map(([id, memberId]) => endpoint.path.replace('{id}', id).replace('{memberId}', memberId))
  const slash = mostly(fc.constant(''), fc.constant('/'), 6)
  const usual = fc.constantFrom(...(USUAL_QUERIES[endpoint.path] ?? ['']))
  const query = mostly(
    usual,
    hostileQuery.map((text) => `?${text}`),
    5,
  )
  return fc.tuple(path, slash, query).map((parts) => parts.join(''))
}

function attackOn([name, endpoint]: [string, Endpoint]): fc.Arbitrary<Attack> {
  const fit = endpoint.body ? almostFitting(endpoint.body) : fc.constant('')
  return fc.record({
    endpoint: fc.constant(name),
    method: mostly(fc.constant<string>(endpoint.method), fc.constantFrom('GET', 'POST', 'PUT', 'PATCH', 'DELETE'), 30),
    target: targetOf(endpoint),
    who: mostly(fc.constant(meantFor(endpoint)), fc.constantFrom(...ATTACKERS), 2),
    headers: mostly(fc.constant([]), fc.array(hostileHeader, { minLength: 1, maxLength: 3 }), 3),
    body: mostly<Attack['body']>(fit, hostileBody, 4),
  })
}

/** Requests to all endpoints of the API, evenly distributed. */
export const attack: fc.Arbitrary<Attack> = fc.oneof(...Object.entries(endpoints).map(attackOn))
