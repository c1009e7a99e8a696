/** A control of a page, as assistive technology lists it. */
interface Control {
  role: string
  name: string
  /** What it leads to or holds; two controls that differ in it do different things. */
  does: string
}

/** Chromium has both with `--enable-blink-features=ComputedAccessibilityInfo` (scripts/chromium.mjs). */
type Computed = Element & { computedRole?: string; computedName?: string }

const CONTROLS =
  'a[href], button, input, select, textarea, [role=button], [role=link], [role=checkbox], [role=switch], [contenteditable=true]'
/** Names are told apart within these: a screen reader says the name of the group with that of a field. */
const GROUPS = 'fieldset, [role=group], [role=radiogroup], [role=row], tr, section, [role=region], form[aria-label]'
/** A radio button is one of its group, and a tab of its list. */
const OF_A_LIST = new Set(['radio', 'tab', 'option', 'gridcell', 'none', 'generic'])

/**
 * Names that several controls of a page have which do different things. Of links the address decides; of buttons each does
 * something of its own; fields are told apart by the name of their group. Below an open dialog nothing counts.
 *
 * @returns one line for each name: `2 × button "Remove"`
 */
export function repeatedNames(
  root: ParentNode,
  describe: (element: Element) => Omit<Control, 'does'> = computed,
): string[] {
  const dialogs = root.querySelectorAll('[role=dialog], [role=alertdialog]')
  const layer = dialogs.item(dialogs.length - 1) ?? root
  const found = new Map<string, Set<string>>()
  for (const [index, element] of [...layer.querySelectorAll(CONTROLS)].entries()) {
    if (element.closest('[aria-hidden=true], [inert], [hidden]')) continue
    const { role, name } = describe(element)
    if (OF_A_LIST.has(role) || name.trim() === '') continue
    const does = role === 'link' ? (element.getAttribute('href') ?? '') : String(index)
    const group = role === 'link' || role === 'button' ? '' : groupOf(element, describe)
    const key = `${role} "${group}${name.trim()}"`
    found.set(key, (found.get(key) ?? new Set()).add(does))
  }
  return [...found].filter(([, things]) => things.size > 1).map(([key, things]) => `${things.size} × ${key}`)
}

const computed = (element: Computed) => ({ role: element.computedRole ?? '', name: element.computedName ?? '' })

function groupOf(element: Element, describe: (element: Element) => Omit<Control, 'does'>): string {
  const group = element.parentElement?.closest(GROUPS)
  if (!group) return ''
  const name = describe(group).name.trim()
  return groupOf(group, describe) + (name && `${name}: `)
}

/**
 * Checks the names of the controls of the story that has ended, in a browser that computes them.
 * @throws Error that names each
 */
export function checkNames({ parameters }: { parameters: Record<string, unknown> }): void {
  if (!('computedName' in Element.prototype) || parameters['repeatedNames'] === 'allowed') return
  const repeated = repeatedNames(document.body)
  if (repeated.length > 0)
    throw new Error(`Controls have the same name and do different things: ${repeated.join(', ')}`)
}
