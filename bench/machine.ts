/** The machine's processes, from /proc: the bench runs on Linux. */
import { readdirSync, readFileSync } from 'node:fs'
import os from 'node:os'

/** Linux counts CPU in hundredths of a second, whatever the kernel's own clock. */
const MS_PER_TICK = 10

/** `childrenMs` is the CPU of its children that have ended. */
type Process = { pid: number; parent: number; name: string; cpuMs: number; childrenMs: number }

/** Milliseconds of CPU that a process has used, all its threads together. */
export function cpuMsOf(pid: number): number {
  const found = readProcess(String(pid))
  if (!found) throw new Error(`Process ${pid} has ended.`)
  return found.cpuMs
}

function readProcess(pid: string): Process | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name is in parentheses and may contain anything.
    const [start, end] = [text.indexOf('('), text.lastIndexOf(')')]
    const fields = text.slice(end + 2).split(' ')
    const [parent = 0, ...ticks] = [1, 11, 12, 13, 14].map((index) => Number(fields[index]))
    const [user = 0, system = 0, userOfChildren = 0, systemOfChildren = 0] = ticks.map((count) => count * MS_PER_TICK)
    return {
      pid: Number(pid),
      parent,
      name: text.slice(start + 1, end),
      cpuMs: user + system,
      childrenMs: userOfChildren + systemOfChildren,
    }
  } catch {
    // The process has ended meanwhile.
    return null
  }
}

function readProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readProcess(pid) ?? [])
}

/** The load of other programs, in cores: all of it, and the largest processes that still run. */
export type Surroundings = { load: number; cores: number; others: { name: string; cores: number }[] }

/** Watches the other programs on the machine from now on. */
export function watchOthers(): () => Surroundings {
  const before = { at: performance.now(), all: machineMs(), own: ownMs() }
  const used = new Map(readProcesses().map(({ pid, cpuMs }) => [pid, cpuMs]))
  return () => {
    const passed = performance.now() - before.at
    const processes = readProcesses()
    const own = descendantsOf(process.pid, processes)
    const others = processes
      .filter(({ pid }) => !own.has(pid))
      .map(({ pid, name, cpuMs }) => ({ name, cores: (cpuMs - (used.get(pid) ?? 0)) / passed }))
      .filter(({ cores }) => cores >= 0.05)
      .toSorted((a, b) => b.cores - a.cores)
    return {
      load: os.loadavg()[0] ?? 0,
      cores: Math.max(0, (machineMs() - before.all - (ownMs() - before.own)) / passed),
      others: others.slice(0, 3),
    }
  }
}

/** Milliseconds of CPU that everything on the machine has used. */
function machineMs(): number {
  return os.cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys + times.irq, 0)
}

/** Milliseconds of CPU of this process and all its descendants, including ended ones. */
function ownMs(): number {
  const processes = readProcesses()
  const own = descendantsOf(process.pid, processes)
  return processes.filter(({ pid }) => own.has(pid)).reduce((sum, { cpuMs, childrenMs }) => sum + cpuMs + childrenMs, 0)
}

function descendantsOf(root: number, processes: readonly Process[]): Set<number> {
  const found = new Set([root])
  for (let size = 0; size !== found.size; ) {
    size = found.size
    for (const { pid, parent } of processes) if (found.has(parent)) found.add(pid)
  }
  return found
}
