/** Finds or installs a Chromium for the end-to-end tests. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { Problem, run } from '../setup/processes.mjs'

/** Playwright's command line, for Node to run. */
export const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
// The shell draws no window, which saves much of a test's time.
const NAMES = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
]
const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].map((name) =>
    path.join(process.env[name] ?? '', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
}

/** Tries to install a browser. */
type Source = () => Promise<unknown>

/** The path of a Chromium or Chrome that runs: CHROMIUM_PATH, Playwright's own, the system's, or one installed now. */
export async function findBrowser(): Promise<string> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    if (runs(named)) return named
    throw new Problem(`CHROMIUM_PATH is ${named}, but no browser runs from there. Correct it or unset it.`)
  }
  const shell = () => debianPackage('chromium-headless-shell')
  return (await obtain(() => true, [playwrightDownload, shell, chromiumPackage])) ?? fail()
}

/** The path of a browser with all that the headless shell leaves out, such as favicons; undefined without one. */
export function findFullBrowser(): Promise<string | undefined> {
  return obtain((file) => !/headless[-_]shell/.test(path.basename(file)), [playwrightDownload, chromiumPackage])
}

/** The first browser that is suitable and runs; without one, each source is asked to install one. */
async function obtain(suits: (file: string) => boolean, sources: Source[]): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test')
  const files = [process.env.CHROMIUM_PATH ?? '', chromium.executablePath(), ...systemBrowsers()].filter(suits)
  let found = files.find(runs)
  for (const install of sources) found ??= await installFrom(install, () => files.find(runs))
  return found
}

function systemBrowsers(): string[] {
  const folders = (process.env.PATH ?? '').split(path.delimiter)
  const onPath = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)))
  return [...onPath, ...(PLACES[process.platform] ?? [])]
}

/** On some systems a program of that name only prints how to install it, and a library may be missing. */
function runs(file: string): boolean {
  if (!existsSync(file)) return false
  // On Windows the browser opens a window instead of printing its version.
  return (
    process.platform === 'win32' || spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
  )
}

async function installFrom<T>(source: Source, present: () => T): Promise<T> {
  try {
    await source()
  } catch {
    // The next source may work.
  }
  return present()
}

function playwrightDownload() {
  return run(process.execPath, [PLAYWRIGHT, 'install', 'chromium'], {
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' },
    advice: 'Playwright could not download Chromium.',
  })
}

const chromiumPackage = () => debianPackage('chromium')

async function debianPackage(name: string): Promise<void> {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return
  const advice = `apt-get could not install ${name}.`
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update'], { advice, env })
  await run('apt-get', ['install', '--yes', '--no-install-recommends', name], { advice, env })
}

function fail(): never {
  throw new Problem(
    'The end-to-end tests need a browser and none could be found or downloaded. Install Chromium or Chrome (Debian: apt-get install chromium), or set CHROMIUM_PATH to the program of one.',
  )
}
