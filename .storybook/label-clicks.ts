const CHOICES = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=radio], [role=switch]'
const CONTROLS = 'a[href], button, input, select, textarea, [tabindex]'
const HIDDEN = '[aria-hidden=true], [inert], [hidden]'
const DIALOG = '[role=dialog], [role=alertdialog]'

/**
 * Finds choices (checkboxes, radio buttons, switches) whose text does not react to a click, because it is no label, has another control in it, or is covered.
 *
 * @returns one line for each: `radio "Both accounts": another element is above its text`
 */
export function deafLabels(root: ParentNode): string[] {
  const dialogs = root.querySelectorAll(DIALOG)
  const layer = dialogs.item(dialogs.length - 1) ?? root
  return [...layer.querySelectorAll<HTMLElement>(CHOICES)].flatMap((choice) => {
    if (choice.closest(HIDDEN)) return []
    const fault = faultOf(choice)
    return fault ? [`${choice.getAttribute('role') ?? choice.getAttribute('type')} "${nameOf(choice)}": ${fault}`] : []
  })
}

function faultOf(choice: HTMLElement): string | undefined {
  const labels = 'labels' in choice ? [...((choice.labels as NodeListOf<HTMLLabelElement> | null) ?? [])] : []
  // The box of a table row has no text of its own.
  if (labels.length === 0)
    return choice.hasAttribute('aria-label') || hasOwnText(choice) ? undefined : 'its text is no label'
  for (const label of labels) {
    const others = [...label.querySelectorAll(CONTROLS)].filter((element) => element !== choice)
    if (others.length > 0) return 'its label has another control'
    if (isCovered(label)) return 'another element is above its text'
  }
  return undefined
}

const hasOwnText = (choice: HTMLElement) => choice.textContent.trim() !== ''

/** Whether the middle of a text that is in view belongs to another element, also after it was scrolled from below a bar. */
function isCovered(label: HTMLLabelElement): boolean {
  const text = [...label.querySelectorAll('*')].find((element) => element.textContent.trim() !== '') ?? label
  const isAbove = () => {
    const { x, y, width, height } = text.getBoundingClientRect()
    if (width < 2 || height < 2) return false
    const hit = document.elementFromPoint(x + width / 2, y + height / 2)
    return hit !== null && !label.contains(hit) && !hit.contains(label)
  }
  if (!isAbove()) return false
  label.scrollIntoView({ block: 'center' })
  return isAbove()
}

const nameOf = (choice: HTMLElement) =>
  choice.getAttribute('aria-label') ?? choice.closest('label')?.textContent.trim() ?? choice.id

/** Checks the choices of a story that has ended. @throws Error that names those which a click on their text does not reach */
export function checkLabels({ canvasElement }: { canvasElement: HTMLElement }): void {
  const faults = deafLabels(canvasElement.ownerDocument)
  if (faults.length > 0) throw new Error(`A click on the text of a choice does something else:\n${faults.join('\n')}`)
}
