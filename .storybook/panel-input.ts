// A search loses nothing; a file may be rejected, and what takes it reports it.
const NO_INPUT = 'input[type=search], input[type=file]'
let held: { panel: Element; name: string; asked: boolean }[] = []

const isGuarded = (panel: Element) => panel.getAttribute('data-input') === 'unsaved'

/** Notes each `InputPanel` of a story in which something is typed or chosen, and whether it would ask before it loses that. */
export function watchPanels(): void {
  document.addEventListener('input', ({ target }) => {
    if (!(target instanceof Element) || target.closest(NO_INPUT)) return
    const panel = target.closest('[data-ssp-dialog][data-input]')
    if (!panel || held.some((entry) => entry.panel === panel)) return
    const entry = { panel, name: panel.querySelector('h2')?.textContent ?? '', asked: isGuarded(panel) }
    held.push(entry)
    new MutationObserver(() => (entry.asked ||= isGuarded(panel))).observe(panel, { attributeFilter: ['data-input'] })
  })
}

/**
 * Checks the panels of the story that has ended.
 * @throws Error that names each panel whose input closing would lose without a confirmation
 */
export function checkPanels(): void {
  const silent = held.filter(({ panel, asked }) => !asked && !isGuarded(panel)).map(({ name }) => name)
  held = []
  if (silent.length > 0) throw new Error(`Closing loses what was typed, without asking: ${silent.join(', ')}`)
}
