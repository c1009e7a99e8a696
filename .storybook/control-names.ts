/** A control of a page, as assistive technology lists it. */
interface Control {
  role: string
  name: string
  /** The address of a link, an index for other controls: two controls with different values do different things. */
  does: string
}

const CONTROLS =
  'a[href], button, input, select, textarea, [role=button], [role=link], [role=checkbox], [role=switch], [contenteditable=true]'
/** Groups of fields: a screen reader reads the name of the group before that of a field. */
const GROUPS = 'fieldset, [role=group], [role=radiogroup], section, [role=region], form[aria-label]'
/** Roles of items in a list or group, which is what has the name. */
const OF_A_LIST = new Set(['radio', 'tab', 'option', 'gridcell', 'none', 'generic'])

/**
 * Finds names that a page gives to several controls that do different things: links with different addresses, any two buttons,
 * fields whose groups have the same name. With a dialog open, only its controls count.
 *
 * @returns one line for each name: `2 × button "Remove"`
 */
export function repeatedNames(root: ParentNode, describe: Describe = described): string[] {
  const dialogs = root.querySelectorAll('[role=dialog], [role=alertdialog]')
  const layer = dialogs.item(dialogs.length - 1) ?? root
  const found = new Map<string, Set<string>>()
  const controls = [...layer.querySelectorAll(CONTROLS)]
  const groups = new Map<Element, string>()
  for (const [index, element] of controls.entries()) {
    if (element.closest('[aria-hidden=true], [inert], [hidden]')) continue
    const { role, name } = describe(element)
    if (OF_A_LIST.has(role) || name.trim() === '') continue
    const isClose = name.trim() === 'Close' && layer !== root
    // The cross of a dialog and its button Close do the same.
    const own = isClose ? 'close' : String(index)
    const does = role === 'link' ? (element.getAttribute('href') ?? '') : own
    const group = role === 'link' || role === 'button' ? '' : groupOf(element, describe, groups)
    const key = `${role} "${group}${name.trim()}"`
    found.set(key, (found.get(key) ?? new Set()).add(does))
  }
  return [...found].filter(([, things]) => things.size > 1).map(([key, things]) => `${things.size} × ${key}`)
}

type Describe = (element: Element) => Omit<Control, 'does'>

/** The names of the groups around an element; `known` keeps them, because each is asked for by all of its fields. */
function groupOf(element: Element, describe: Describe, known: Map<Element, string>): string {
  const group = element.parentElement?.closest(GROUPS)
  if (!group) return ''
  const before = known.get(group)
  if (before !== undefined) return before
  const name = describe(group).name.trim()
  const names = groupOf(group, describe, known) + (name && `${name}: `)
  known.set(group, names)
  return names
}

const ROLES: Readonly<Record<string, string>> = { A: 'link', BUTTON: 'button', SELECT: 'combobox', FIELDSET: 'group' }
const ROLES_OF_TYPE: Readonly<Record<string, string>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  submit: 'button',
  button: 'button',
}

/** Role and name by the usual ways of this product; the browser's own computation makes a page with 1,000 controls wait for minutes. */
function described(element: Element): Omit<Control, 'does'> {
  const type = element.getAttribute('type') ?? ''
  const role = element.getAttribute('role') ?? ROLES[element.tagName] ?? ROLES_OF_TYPE[type] ?? 'textbox'
  return { role, name: nameOf(element).replaceAll(/\s+/g, ' ') }
}

function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy !== null) {
    const parts = labelledBy.split(' ').map((id) => document.getElementById(id))
    return parts.map((part) => part?.getAttribute('aria-label') ?? textOf(part)).join(' ')
  }
  const label = element.getAttribute('aria-label')
  if (label !== null) return label
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : []
  if (labels.length > 0) return labels.map(textOf).join(' ')
  if (element.tagName === 'FIELDSET') return textOf(element.querySelector(':scope > legend'))
  const isNamedByContent = element.matches('a, button, [role=button], [role=link], [role=checkbox], [role=switch]')
  return (isNamedByContent && textOf(element)) || (element.getAttribute('title') ?? '')
}

/** The text of an element that assistive technology gets, the alternative texts of its images included. */
function textOf(element: Element | null): string {
  if (!element) return ''
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    return node.getAttribute('aria-label') ?? node.getAttribute('alt') ?? textOf(node)
  })
  return parts.join(' ')
}

/**
 * Checks the names of the controls of a view in its default state, at the end of its story.
 * A story whose rows are people sets the parameter `repeatedNames` to `people`, because people may share a name.
 *
 * @throws Error with each repeated name
 */
export function checkNames({ name, parameters }: { name: string; parameters: Record<string, unknown> }): void {
  if (name !== 'Default' || parameters['repeatedNames'] === 'people') return
  const repeated = repeatedNames(document.body)
  if (repeated.length > 0)
    throw new Error(`Controls have the same name and do different things: ${repeated.join(', ')}`)
}
