/** Runs `act`, waits until the page is idle, and returns the tasks of its main thread and the marks `frame`, in µs. */
async function trace(page, act) {
  const browser = page.context().browser()
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] })
  await act()
  await page.evaluate(() => window.probe.settled(performance.now()))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isMain = ({ pid, tid }) => main.some((thread) => thread.pid === pid && thread.tid === tid)
  return {
    tasks: traceEvents.filter((event) => event.name.endsWith('RunTask') && event.tdur && isMain(event)),
    frames: traceEvents.filter((event) => event.name === 'frame' && isMain(event)).map(({ ts }) => ts),
  }
}

const sum = (times) => times.reduce((total, time) => total + time, 0)
const milliseconds = (tasks) => tasks.map(({ tdur }) => tdur / 1000)

/**
 * The tasks of the page's main thread, from `act` until the page is idle: the longest and the sum, in ms of CPU time, so
 * that other programs do not count.
 */
export async function mainThread(page, act) {
  const times = milliseconds((await trace(page, act)).tasks)
  return { longest: Math.max(0, ...times), total: sum(times) }
}

/** As `mainThread`, and `frame`: the CPU time of a frame in ms that 95 of 100 frames stay within. */
export async function mainThreadByFrame(page, act) {
  const { tasks, frames } = await trace(page, async () => {
    await page.evaluate(() => {
      const mark = () => {
        performance.mark('frame')
        if (window.marking) requestAnimationFrame(mark)
      }
      window.marking = true
      mark()
    })
    await act()
    await page.evaluate(() => (window.marking = false))
  })
  const sums = frames.slice(1).map((end, index) => {
    const within = tasks.filter(({ ts }) => ts >= frames[index] && ts < end)
    return sum(milliseconds(within))
  })
  const ordered = sums.toSorted((a, b) => a - b)
  return {
    frame: ordered[Math.ceil(ordered.length * 0.95) - 1],
    longest: Math.max(0, ...milliseconds(tasks)),
  }
}
