import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { Problem, ROOT } from '../setup/processes.mjs'
import { testEndToEnd } from './end-to-end'
import { RESULTS } from './results'

const FOLDER = path.join(RESULTS, 'shots')
const README_FOLDER = path.join(ROOT, 'docs', 'screenshots')
const README_LIMIT_BYTES = 120 * 1024
const QUALITIES = [86, 80, 74, 66, 58]

/**
 * `npm run shots`: every screen, dialog and sheet of e2e/screens.ts into test-results/shots, or with `--readme` the two
 * pictures of README.md. More arguments go to Playwright, as in `npm run shots -- -g checkout`.
 */
export async function takeShots(args: string[]): Promise<number> {
  process.env.PLATEFUL_LOOK = 'shots.ts'
  const forReadme = args.includes('--readme')
  const others = args.filter((arg) => arg !== '--readme')
  const code = await testEndToEnd([
    '--global-timeout=3600000',
    ...(forReadme ? ['-g', 'readme'] : ['-g', 'shot ']),
    ...others,
  ])
  if (code === 0 && forReadme) await Promise.all(['home', 'checkout'].map(writeReadmePicture))
  else if (code === 0) console.log(`\nThe pictures are in ${path.relative(ROOT, FOLDER)}.`)
  return code
}

/** The best quality below the size limit. */
async function writeReadmePicture(name: string): Promise<void> {
  const { default: sharp } = await import('sharp')
  mkdirSync(README_FOLDER, { recursive: true })
  const target = path.join(README_FOLDER, `${name}.webp`)
  for (const quality of QUALITIES) {
    const { size } = await sharp(path.join(FOLDER, `readme-${name}.png`))
      .webp({ quality, effort: 6 })
      .toFile(target)
    if (size > README_LIMIT_BYTES) continue
    console.log(`${path.relative(ROOT, target)}: ${Math.round(size / 1024)} KB`)
    return
  }
  throw new Problem(`${name}.webp stays above ${README_LIMIT_BYTES / 1024} KB.`)
}
