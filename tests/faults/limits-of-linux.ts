import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Whether this machine allows setting limits and dropping rights with the tools that every Linux has. */
export const CAN_LIMIT = process.platform === 'linux' && works('prlimit', '--version')

/** Whether file modes can be enforced for the server: root ignores them unless that right is dropped. */
export const CAN_PROTECT = !isRoot() || works(...asOrdinary(), 'true')

/** Whether a file system can be mounted that only the server sees. */
export const CAN_MOUNT = process.platform === 'linux' && works(...withSmallDisk('/tmp', '/dev/null'), 'true')

/** Limits how large a file the process may write; further writes fail, as on a full disk. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:unlimited`])
}

/** Whether reads of another process can be made to fail. */
export const CAN_FAIL_READS = process.platform === 'linux' && works('strace', '-o', '/dev/null', 'true')

/** Lets the reads of these files by a process fail, as those of a broken disk do, until the returned function is called. */
export async function failReads(pid: number, files: readonly string[]): Promise<() => Promise<unknown>> {
  const paths = files.flatMap((file) => ['-P', file])
  const inject = ['-e', 'trace=pread64', '-e', 'inject=pread64:error=EIO']
  const disk = spawn('strace', ['-f', '-o', '/dev/null', ...paths, ...inject, '-p', String(pid)])
  // It says so once it is attached.
  await once(createInterface(disk.stderr), 'line')
  return async () => {
    disk.kill('SIGINT')
    await once(disk, 'exit')
  }
}

/** The command that starts a program for which file modes count, also when root runs the tests. */
export function asOrdinary(): string[] {
  const rights = '-dac_override,-dac_read_search'
  return isRoot() ? ['setpriv', `--bounding-set=${rights}`, `--inh-caps=${rights}`] : []
}

/** The command that starts a program which sees a disk of 8 MiB at a folder, with a copy of the file in it. */
export function withSmallDisk(folder: string, file: string): string[] {
  const mount = 'mount -t tmpfs -o size=16m plateful "$0" && cp "$1" "$0" && shift && exec "$@"'
  return ['unshare', '--mount', ...(isRoot() ? [] : ['--map-root-user']), 'sh', '-c', mount, folder, file]
}

function isRoot(): boolean {
  return process.getuid?.() === 0
}

function works(program = '', ...args: string[]): boolean {
  return spawnSync(program, args).status === 0
}
