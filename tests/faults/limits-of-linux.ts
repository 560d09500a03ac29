import { execFileSync, spawnSync } from 'node:child_process'

/** Whether this machine lets us set limits and take rights away with the tools that every Linux has. */
export const CAN_LIMIT = process.platform === 'linux' && works('prlimit', '--version')

/** Whether a file's mode can be made to count for the server: it does not for root, unless that right is taken away. */
export const CAN_PROTECT = !isRoot() || works(...asOrdinary(), 'true')

/** Whether we may mount a file system of our own, seen by the server only. */
export const CAN_MOUNT = process.platform === 'linux' && works(...withSmallDisk('/tmp', '/dev/null'), 'true')

/** Limits how large a file the process may write; what goes beyond fails, as on a full disk. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

/** What starts a program for which the modes of files count, whoever runs the tests. */
export function asOrdinary(): string[] {
  const rights = '-dac_override,-dac_read_search'
  return isRoot() ? ['setpriv', `--bounding-set=${rights}`, `--inh-caps=${rights}`] : []
}

/** What starts a program that sees a disk of 8 MiB at a folder, with a copy of the file in it. */
export function withSmallDisk(folder: string, file: string): string[] {
  const mount = 'mount -t tmpfs -o size=8m plateful "$0" && cp "$1" "$0" && shift && exec "$@"'
  return ['unshare', '--mount', ...(isRoot() ? [] : ['--map-root-user']), 'sh', '-c', mount, folder, file]
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function works(program = '', ...args: string[]): boolean {
  return spawnSync(program, args).status === 0
}
