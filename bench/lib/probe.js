// Runs in the page before its own scripts; the drivers read `window.probe`.
window.probe = (() => {
  const state = { lcp: 0, shift: 0, tasks: [], changed: 0, pressed: 0, waiting: false }
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true })
  observe('largest-contentful-paint', (entry) => (state.lcp = entry.startTime))
  observe('layout-shift', (entry) => entry.hadRecentInput || (state.shift += entry.value))
  observe('longtask', (entry) => state.tasks.push(entry))
  addEventListener('keydown', (event) => (state.pressed = event.timeStamp), true)

  // A task queued in a frame callback runs after that frame was presented.
  const afterTask = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => resolve(performance.now()), { once: true })
      port1.start()
      port2.postMessage(null)
    })
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => void afterTask().then(resolve)))
  const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

  const note = async () => {
    state.changed = performance.now()
    if (state.waiting) return
    state.waiting = true
    state.changed = await painted()
    state.waiting = false
  }
  new MutationObserver(() => void note()).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
  })

  /** When the last painted change or long task ended, once `quiet` ms have passed without another. */
  const settled = async (since = 0, quiet = 250) => {
    for (;;) {
      await sleep(25)
      const last = Math.max(since, state.changed, ...state.tasks.map((task) => task.startTime + task.duration))
      if (!state.waiting && performance.now() - last > quiet) return last
    }
  }
  /** Total blocking time: the time of long tasks beyond 50 ms each. */
  const blocking = () => state.tasks.reduce((sum, { duration }) => sum + duration - 50, 0)

  /** Runs `act`; returns the ms until `isDone` is true and the page is idle. */
  const time = async (act, isDone) => {
    await sleep(0)
    const start = performance.now()
    act()
    while (!isDone()) await painted()
    const first = (await painted()) - start
    return { first, settled: Math.max(first, (await settled(start)) - start) }
  }
  return { state, painted, settled, blocking, time }
})()
