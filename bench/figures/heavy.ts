import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { z } from 'zod'
import { endpoints } from '@/lib/api/endpoints'
import type { Endpoint } from '@/lib/contract/endpoint'
import { Problem, runTypeScriptVisibly } from '../../scripts/setup/processes.mjs'
import { ORIGIN } from '../../tests/faults/client'
import type { Figure, Row } from '../figure'
import { spreadOf } from '../statistics'

/** An endpoint that costs more than so many times the median must say that it is heavy. */
const MAX_RATIO = 10

/** What a call of each endpoint costs on the large dataset, compared with the median endpoint. */
export const heavy: Figure = {
  name: 'heavy',
  async measure({ largeFile }) {
    if (!largeFile) throw new Problem('There is no large dataset: npm run bench:data makes one.')
    const rows: [string, Endpoint][] = Object.entries(endpoints)
    const said = new Set(rows.flatMap(([name, row]) => (row.heavy ? name : [])))
    return heavyRows(await costsOn(largeFile), said)
  },
}

/** The milliseconds of a call of each endpoint, on a copy, since calls change and delete rows. */
async function costsOn(file: string): Promise<Record<string, number>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-bench-'))
  const [copy, found] = [path.join(folder, 'large.db'), path.join(folder, 'costs.json')]
  try {
    copyFileSync(file, copy)
    const lifted = ['ACTS', 'SEARCHES', 'VERIFICATIONS', 'INVITATIONS', 'DOWNLOADS', 'PASSWORD_CHECKS']
    const code = await runTypeScriptVisibly('bench/call-costs.ts', [found], {
      // No pauses between calls, which would only make it longer.
      NODE_ENV: 'test',
      APP_URL: ORIGIN,
      DATABASE_URL: `file:${copy}`,
      ...Object.fromEntries(lifted.map((name) => [`LIMIT_${name}`, '1000000'])),
    })
    if (code !== 0) throw new Problem('The costs of the endpoints could not be measured.')
    return z.record(z.string(), z.number()).parse(JSON.parse(readFileSync(found, 'utf8')))
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** The endpoints above the limit that do not say so, then all that are above it or say that they are heavy. */
export function heavyRows(costs: Readonly<Record<string, number>>, said: ReadonlySet<string>): Row[] {
  const { median } = spreadOf(Object.values(costs))
  const costly = Object.entries(costs).filter(([, cost]) => cost > MAX_RATIO * median)
  const silent = costly.map(([name]) => name).filter((name) => !said.has(name))
  const shown = Object.entries(costs).filter(([name]) => said.has(name) || silent.includes(name))
  return [
    {
      title: `costly on the large dataset without saying \`heavy\`: ${silent.join(', ') || 'none'}`,
      unit: 'endpoints',
      ours: [silent.length],
      goal: { atMost: 0 },
    },
    ...shown
      .toSorted(([, one], [, other]) => other - one)
      .map(([name, cost]) => ({
        title: `${name} on the large dataset`,
        unit: 'ms of CPU of the main thread',
        ours: [cost],
        yardstick: { title: 'the median endpoint', values: [median] },
        ...(!said.has(name) && { goal: { atMost: MAX_RATIO } }),
      })),
  ]
}
