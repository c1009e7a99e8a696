/** react-router numbers the entries of its history; that tells Back from Forward, and how far. */
const position = (): number => Number((history.state as { idx?: number } | null)?.idx)

let held: ((event: PopStateEvent) => void) | undefined

/** To be called before the router is made: Chromium calls the listeners of a window in the order they came, capturing or not. */
export function watchHistory(): void {
  addEventListener('popstate', (event) => held?.(event), { capture: true })
}

/**
 * Blocks Back and Forward: reverts the step before the router sees it and repeats it if `ask` resolves to true.
 * Declarative routing has no blocker (docs/decisions/0002).
 */
export function holdHistory(ask: () => Promise<boolean>): () => void {
  const here = position()
  let asking = false
  let isBack = () => {}
  const release = () => {
    if (held === onStep) held = undefined
  }
  const decide = async (step: number) => {
    asking = true
    const back = new Promise<void>((resolve) => (isBack = resolve))
    const yes = await ask()
    await back
    asking = false
    if (!yes) return
    release()
    history.go(step)
  }
  const onStep = (event: PopStateEvent) => {
    const step = position() - here
    if (Number.isNaN(step)) return
    event.stopImmediatePropagation()
    if (step === 0) return isBack()
    if (!asking) void decide(step)
    history.go(-step)
  }
  held = onStep
  return release
}
