/** Runs `work` when the page has nothing else to do. Returns what calls it off. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(() => work())
  return () => cancelIdleCallback(request)
}
