/**
 * The longest task of the page's main thread, in ms, from `act` until the page is idle: CPU time, so that
 * other programs do not count.
 */
export async function longestTask(browser, page, act) {
  await browser.startTracing(page, { categories: ['toplevel'] })
  await act()
  await page.evaluate(() => window.probe.settled(performance.now()))
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
  const isMain = ({ pid, tid }) => main.some((thread) => thread.pid === pid && thread.tid === tid)
  const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && event.tdur && isMain(event))
  return Math.max(0, ...tasks.map(({ tdur }) => tdur / 1000))
}
