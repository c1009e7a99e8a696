import { readFileSync } from 'node:fs'

// Clock ticks of /proc are hundredths of a second on every Linux.
const TICK = 10

/** Resident memory of a process in MB. */
const memoryOf = (pid) => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

/** CPU time of a process with all its threads in ms. */
function cpuOf(pid) {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1).split(' ').slice(11, 13)
  return (Number(user) + Number(system)) * TICK
}

/**
 * Runs `act`; returns what it returns, the CPU time that the processes took in ms, and by how many MB their memory was
 * larger at most than before.
 */
export async function usageDuring(pids, act) {
  const all = (of) => pids.reduce((sum, pid) => sum + of(pid), 0)
  const [before, cpuBefore] = [all(memoryOf), all(cpuOf)]
  let peak = before
  const watch = setInterval(() => (peak = Math.max(peak, all(memoryOf))), 50)
  try {
    const result = await act()
    return { result, cpu: all(cpuOf) - cpuBefore, grown: Math.max(peak, all(memoryOf)) - before }
  } finally {
    clearInterval(watch)
  }
}

/** Process ids of the pages of a browser, whose workers are threads of theirs. */
export async function renderersOf(page) {
  const devtools = await page.context().browser().newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
}
