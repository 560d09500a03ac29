import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'

const FOLDERS = ['app', 'bench', 'components', 'docs', 'e2e', 'lib', 'prisma', 'scripts', 'tests']
const FILES = ['.env.example', 'README.md', 'instrumentation.ts', 'next.config.mjs', 'proxy.ts']
const GENERATED = path.join('lib', 'db', 'generated')
const READ = /\.(tsx?|mjs|css|md|prisma|json|example)$/

/** Every text file of the project that is written by hand. */
export function projectFiles(): string[] {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  )
  return [
    ...FILES,
    ...inFolders.filter((file) => READ.test(file) && !file.startsWith(GENERATED) && statSync(file).isFile()),
  ]
}
