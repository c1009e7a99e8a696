/** Time for which a list may be reloading, in milliseconds. */
const LONGEST_WAIT = 5000

/**
 * Focuses the first link of `main` that leads to `path`, as soon as it is rendered.
 * @returns stops waiting; moving the focus elsewhere does so too
 */
export function focusLink(path: string): () => void {
  const main = document.querySelector('main')
  const wanted = new URL(path, window.location.origin).pathname
  const find = () => {
    const { activeElement } = document
    if (activeElement !== main && activeElement !== document.body) return true
    const link = [...(main?.querySelectorAll('a') ?? [])].find(({ pathname }) => pathname === wanted)
    link?.focus()
    return link !== undefined
  }
  if (!main || find()) return () => {}
  const observer = new MutationObserver(() => find() && stop())
  const timer = setTimeout(() => stop(), LONGEST_WAIT)
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  observer.observe(main, { childList: true, subtree: true })
  return stop
}
