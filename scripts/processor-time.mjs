// Processor time of commands with all of their descendants, from Linux's /proc. A shell's `times` misses what a browser does: its
// processes are not waited for.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Clock ticks per second in /proc/<pid>/stat; 100 on every platform of Node. */
const TICKS = 100
/** Milliseconds between two looks; what a process does after the last one is lost. */
const INTERVAL = 500

/** The line of /proc/<pid>/stat; undefined when the process has ended. */
function readProcess(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name before it may contain spaces and parentheses. The first field here is number 3 of proc(5).
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const [utime, stime, cutime, cstime] = fields.slice(11, 15).map(Number)
    return { id: `${pid}:${fields[19]}`, parent: fields[1], own: utime + stime, reaped: cutime + cstime }
  } catch {
    return undefined
  }
}

/**
 * Measures commands from now on.
 *
 * @returns {{ add: (pid: number) => void, end: () => number | null }} `add` includes a process with its descendants, `end`
 *   returns their processor seconds, user and system; null where there is no /proc
 */
export function measureProcessorTime() {
  if (!existsSync('/proc/self/stat')) return { add: () => {}, end: () => null }
  /** By id; `children` are ids, also of those that another process has adopted since. */
  const seen = new Map()
  const roots = []

  function look() {
    const running = new Map(
      readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map((pid) => [pid, readProcess(pid)]),
    )
    for (const known of seen.values()) known.isAlive = false
    const include = (pid) => {
      const process = running.get(pid)
      if (!process) return undefined
      const known = seen.get(process.id)
      if (known?.isAlive) return known
      const isRoot = roots.includes(pid)
      const parent = known || isRoot ? undefined : include(process.parent)
      if (!known && !isRoot && !parent) return undefined
      const entry = Object.assign(known ?? { children: [] }, process, { isAlive: true })
      if (!known) seen.set(process.id, entry)
      parent?.children.push(entry)
      return entry
    }
    for (const pid of running.keys()) include(pid)
  }
  // A process counts those that it has waited for, but not those that ended as orphans.
  const ticksOf = ({ own, reaped, children }) => {
    const sum = (isAlive) =>
      children.filter((child) => child.isAlive === isAlive).reduce((ticks, child) => ticks + ticksOf(child), 0)
    return own + Math.max(reaped, sum(false)) + sum(true)
  }
  const timer = setInterval(look, INTERVAL)
  return {
    add(pid) {
      roots.push(String(pid))
      look()
    },
    end() {
      clearInterval(timer)
      look()
      const ticks = [...seen.values()]
        .filter(({ id }) => roots.includes(id.split(':')[0]))
        .reduce((sum, root) => sum + ticksOf(root), 0)
      return ticks / TICKS
    },
  }
}
