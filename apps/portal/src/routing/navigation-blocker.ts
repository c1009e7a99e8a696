/** react-router numbers the entries of its history, which distinguishes Back from Forward, and by how many steps. */
const position = (): number => Number((history.state as { idx?: number } | null)?.idx)

/** The last blocker applies: for example a panel over a page with an unsaved form. */
const blockers: ((event: PopStateEvent) => void)[] = []

/**
 * Call it before the router is created: Chromium calls the listeners of a window in the order they were added, capturing or
 * not.
 */
export function watchHistory(): void {
  addEventListener('popstate', (event) => blockers.at(-1)?.(event), { capture: true })
}

/**
 * Blocks Back and Forward: the step is undone before the router gets the event, and repeated when `confirm` resolves to
 * true. Declarative routing has no blocker (docs/decisions/0002).
 * @returns what ends the block.
 */
export function blockHistory(confirm: () => Promise<boolean>): () => void {
  const here = position()
  let confirming = false
  let onReturned = () => {}
  const release = () => {
    const place = blockers.indexOf(onStep)
    if (place !== -1) blockers.splice(place, 1)
  }
  const decide = async (step: number) => {
    confirming = true
    const returned = new Promise<void>((resolve) => (onReturned = resolve))
    const confirmed = await confirm()
    await returned
    confirming = false
    if (!confirmed) return
    release()
    history.go(step)
  }
  const onStep = (event: PopStateEvent) => {
    const step = position() - here
    if (Number.isNaN(step)) return
    event.stopImmediatePropagation()
    if (step === 0) return onReturned()
    if (!confirming) void decide(step)
    history.go(-step)
  }
  blockers.push(onStep)
  return release
}
