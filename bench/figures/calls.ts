import { type Bench, type Figure, type Row, sideBySide } from '../figure'
import { AS_BROWSERS, rateOf, type Target } from '../load'

const CONNECTIONS = 16
const SECONDS = 1.5

/** The public calls about restaurants, compared with a server that does the minimum for the same answers. */
export const list: Figure = {
  name: 'list',
  measure: (bench) => measureCall('GET /api/restaurants, 60 of them', '/api/restaurants', bench),
}

export const detail: Figure = {
  name: 'detail',
  measure: (bench) => measureCall('GET /api/restaurants/{id}', '/api/restaurants/1', bench),
}

async function measureCall(title: string, path: string, { rounds, site, limitRead }: Bench): Promise<Row[]> {
  const [answer, limit] = await Promise.all([fetch(site.url + path), fetch(limitRead.url + path)])
  const text = await answer.text()
  if (text !== (await limit.text())) throw new Error(`limit-read answers ${path} differently.`)
  const ours = { url: site.url + path, connections: CONNECTIONS }
  const theirs = { url: limitRead.url + path, connections: CONNECTIONS }
  const known = { 'if-none-match': answer.headers.get('etag') ?? '' }
  const beside = async (title: string, target: Target) => ({
    title,
    unit: 'answers a second',
    ...(await sideBySide(
      rounds,
      () => rateOf(target, SECONDS),
      'limit-read',
      () => rateOf(theirs, SECONDS),
    )),
  })
  return [
    { ...(await beside(title, { ...ours, headers: AS_BROWSERS })), goal: { atLeast: 1 } },
    await beside(`${title}, for a client that takes no compression`, ours),
    {
      ...(await beside(`${title}, with If-None-Match`, { ...ours, headers: known, status: 304 })),
      goal: { atLeast: 2 },
    },
  ]
}
