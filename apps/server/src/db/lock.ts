import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeFolder } from '../make-folder.ts'
import { OperatorError } from '../operator-error.ts'

interface Holder {
  pid: number
  /** Start time of the process in kernel ticks: tells a re-used pid from the real holder. Linux only. */
  started?: string
}

/** Thrown if another running process holds the directory. */
export class LockedError extends OperatorError {
  constructor(directory: string, pid: number) {
    super(
      `The embedded database in ${directory} is in use by process ${pid}. ` +
        'Stop that server first, or give this one its own DATA_DIR or a DATABASE_URL.',
    )
  }
}

function startOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]
  } catch {
    return undefined
  }
}

function holderOf(file: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

function isAlive(holder: Holder): boolean {
  try {
    process.kill(holder.pid, 0)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false
  }
  return holder.started === undefined || holder.started === startOf(holder.pid)
}

/**
 * Takes the lock file of an embedded database directory. PGlite itself lets two processes open one
 * directory and then loses rows, so the lock is ours. The lock of a dead process is taken over.
 * @returns the release function.
 * @throws LockedError naming the process that holds it.
 */
export async function acquireLock(file: string): Promise<() => void> {
  makeFolder(dirname(file))
  const started = startOf(process.pid)
  const mine = JSON.stringify({ pid: process.pid, ...(started && { started }) } satisfies Holder)
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      break
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
      // An unreadable file is a holder between creating and writing it: look again once.
      const holder = holderOf(file) ?? (await wait(100), holderOf(file))
      if (holder && isAlive(holder)) throw new LockedError(dirname(file), holder.pid)
      rmSync(file, { force: true })
    }
  }
  // Two processes that take over the same stale lock can each remove the file; the last writer holds it, and the other
  // detects that here.
  await wait(20)
  const holder = holderOf(file)
  if (holder?.pid !== process.pid) throw new LockedError(dirname(file), holder?.pid ?? 0)
  return () => {
    if (holderOf(file)?.pid === process.pid) rmSync(file, { force: true })
  }
}
