import { readFileSync } from 'node:fs'

/** Resident memory of a process in MB. */
export const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** Runs `act`; returns what it returns and by how many MB the memory of processes was larger at most than before. */
export async function memoryDuring(pids, act) {
  const used = () => pids.reduce((sum, pid) => sum + memoryOf(pid), 0)
  const before = used()
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, used())), 50)
  try {
    const result = await act()
    return { result, grown: Math.max(peak, used()) - before }
  } finally {
    clearInterval(watch)
  }
}
