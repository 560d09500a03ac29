/** `npm run bench:web` runs this with the settings of tests: `main.ts <url> [--only home,login] [--loads 5]`. */
import { parseArgs } from 'node:util'
import { chromium, request } from '@playwright/test'
import { PAGES, type Screen } from '../../e2e/screens'
import { setStage } from '../../e2e/stage'
import { spreadOf } from '../statistics'
import { clickToRestaurant, type Measured, measureScreen, type Site } from './screen'
import { tableOf } from './table'

const HEADINGS = ['screen', 'scripts', 'later', 'requests', 'CLS phone', 'CLS desktop', 'LCP warm', 'LCP slow phone']

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string', default: '' }, loads: { type: 'string', default: '5' } },
  })
  const [baseURL = ''] = positionals
  const only = values.only.split(',').filter(Boolean)
  const jar = () => request.newContext({ baseURL })
  const jars = { visitor: await jar(), guest: await jar(), customer: await jar(), owner: await jar() }
  const stage = await setStage(jars)
  const browser = await chromium.launch({
    executablePath: process.env.PLATEFUL_BROWSER,
    args: process.getuid?.() === 0 ? ['--no-sandbox', '--disable-gpu'] : ['--disable-gpu'],
  })
  const site = { browser, baseURL, stage, loads: Number(values.loads) }
  const names = [...new Set(PAGES.map(({ name }) => name))].filter((name) => only.length === 0 || only.includes(name))
  const rows: string[][] = []
  for (const name of names) {
    const screen = PAGES.find((page) => page.name === name)
    if (screen) rows.push(rowOf(screen, await measureScreen(site, screen)))
  }
  console.log(`\n${tableOf(HEADINGS, rows)}`)
  console.log('\nBytes as they come over the network, in thousands; CLS is the maximum, times are medians.')
  console.log(`From a click in /home to a ready restaurant: ${await click(site)}`)
  await browser.close()
  for (const context of Object.values(jars)) await context.dispose()
}

function rowOf({ name, role }: Screen, measured: Measured): string[] {
  return [
    `${name} (${role})`,
    thousands(measured.scripts),
    thousands(measured.lateScripts),
    String(measured.requests),
    measured.shiftOnPhone.toFixed(3),
    measured.shiftOnDesktop.toFixed(3),
    milliseconds(measured.paintsWarm),
    milliseconds(measured.paintsSlow),
  ]
}

async function click(site: Site): Promise<string> {
  const times: number[] = []
  for (let round = 0; round < site.loads; round += 1) times.push(await clickToRestaurant(site))
  return milliseconds(times)
}

/** A number of bytes in thousands. */
const thousands = (bytes: number) => (bytes / 1000).toFixed(1)

/** The median of some times. */
function milliseconds(times: readonly number[]): string {
  const { median } = spreadOf(times)
  return Number.isNaN(median) ? '–' : `${Math.round(median)} ms`
}

await main()
