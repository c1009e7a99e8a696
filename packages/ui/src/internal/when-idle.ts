/** Runs `work` when the browser is idle. Returns a function that cancels it. */
export function whenIdle(work: () => void): () => void {
  // Safari has no `requestIdleCallback`.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(work, 500)
    return () => clearTimeout(timer)
  }
  const request = requestIdleCallback(() => work())
  return () => cancelIdleCallback(request)
}
