/**
 * `npm run bench:web` runs this with the settings of tests: `lighthouse.ts <url> [--only home,login] [--runs 3]`. It
 * prints what Lighthouse says about each screen on a phone, and keeps its reports in test-results/lighthouse.
 */
import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { run } from '../../scripts/setup/processes.mjs'
import { RESULTS } from '../../scripts/testing/results'
import { spreadOf } from '../statistics'
import { tableOf } from './table'

/** No dependency: it would double the packages that a clone installs. The last version for Node 20. */
const LIGHTHOUSE = 'lighthouse@12.8.2'
const FOLDER = path.join(RESULTS, 'lighthouse')

/** Public screens with the demo data. */
const SCREENS = {
  landing: '/',
  home: '/home',
  'restaurants-id': '/restaurants/1',
  'menu-items-id': '/menu-items/1',
  login: '/login',
  'reviews-restaurant-id': '/reviews/restaurant/1',
}
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const HEADINGS = ['Lighthouse, phone', 'performance', 'LCP', 'FCP', 'TBT', 'CLS', 'accessibility', 'best practices']

type Report = {
  categories: Record<(typeof CATEGORIES)[number], { score: number }>
  audits: Record<string, { score: number | null; numericValue?: number }>
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, runs: { type: 'string', default: '3' } },
  })
  const [baseURL = ''] = positionals
  const only = values.only.split(',').filter(Boolean)
  await mkdir(FOLDER, { recursive: true })
  const rows: string[][] = []
  for (const [name, address] of Object.entries(SCREENS)) {
    if (only.length > 0 && !only.includes(name)) continue
    // The first answer of a server is rendered, later ones come from memory.
    await (await fetch(baseURL + address)).text()
    const reports: Report[] = []
    for (let at = 1; at <= Number(values.runs); at += 1)
      reports.push(await reportOf(baseURL + address, `${name}-${at}`))
    rows.push(rowOf(address, reports))
  }
  console.log(`\n${tableOf([...HEADINGS, 'SEO', 'kept when left'], rows)}`)
  console.log(`\n${LIGHTHOUSE} with its own settings (slow 4G and a slow phone, simulated); each value is the median.`)
}

/** Has Lighthouse load a page once, in a browser of its own. */
async function reportOf(url: string, name: string): Promise<Report> {
  const file = path.join(FOLDER, `${name}.json`)
  const args = [
    ...['--yes', '--package', LIGHTHOUSE, 'lighthouse', url, '--quiet', '--output=json', `--output-path=${file}`],
    `--only-categories=${CATEGORIES.join(',')}`,
    `--chrome-flags=--headless=new --disable-gpu${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`,
  ]
  await run('npx', args, {
    env: { CHROME_PATH: process.env.PLATEFUL_BROWSER ?? '' },
    shell: process.platform === 'win32',
    advice: `${LIGHTHOUSE} did not run.`,
  })
  return JSON.parse(await readFile(file, 'utf8'))
}

function rowOf(address: string, reports: readonly Report[]): string[] {
  const score = (category: (typeof CATEGORIES)[number]) =>
    `${Math.round(100 * spreadOf(reports.map(({ categories }) => categories[category].score)).median)}`
  const figure = (audit: string) =>
    spreadOf(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN)).median
  const ms = (audit: string) => `${Math.round(figure(audit))} ms`
  return [
    address,
    score('performance'),
    ms('largest-contentful-paint'),
    ms('first-contentful-paint'),
    ms('total-blocking-time'),
    figure('cumulative-layout-shift').toFixed(3),
    score('accessibility'),
    score('best-practices'),
    score('seo'),
    reports.every(({ audits }) => audits['bf-cache']?.score === 1) ? 'yes' : 'no',
  ]
}

await main()
