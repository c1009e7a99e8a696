/** Files of components on the page whose classes are in no stylesheet. Stylesheets of other origins are not readable. */
export function missingSheets(root: Element): string[] {
  const rules = [...document.styleSheets].flatMap(textOf).join('\n')
  const styled = new Set(componentClasses(rules).map(keyOf))
  const used = [...root.querySelectorAll('[class]')].map((element) => element.getAttribute('class') ?? '')
  const missing = componentClasses(used.join(' ')).filter((one) => !styled.has(keyOf(one)))
  return [...new Set(missing.map(({ file }) => file))].toSorted()
}

/**
 * Component classes in a text, `file__hash` of a published package or `file_name__hash` of a development build: the file and the
 * first five characters of its hash, which has a digit in contrast to the parts (`ssp-Card__header`).
 */
const componentClasses = (text: string) =>
  [...text.matchAll(/(?<![\w-])([a-z\d-]+)(?:_\w*?)?__(?=[a-z]*\d)([a-z\d]{5})[a-z\d]*/g)].map(
    ([, file = '', hash = '']) => ({ file, hash }),
  )

const keyOf = ({ file, hash }: { file: string; hash: string }) => `${file} ${hash}`

function textOf(sheet: CSSStyleSheet): string[] {
  try {
    return [...sheet.cssRules].map((rule) => rule.cssText)
  } catch {
    return []
  }
}

/** Properties of bare elements that the reset of `@ssp/ui` sets; null means the value of the parent. */
const EXPECTED: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  h1: { 'margin-top': '0px', color: null, 'font-size': null, 'text-transform': null },
  p: { 'margin-top': '0px', color: null, 'font-size': null },
  a: { color: null, 'text-decoration-line': 'none' },
  button: { cursor: 'pointer', 'box-sizing': 'border-box', color: null, 'background-color': 'rgba(0, 0, 0, 0)' },
  input: { color: null, 'font-size': null, 'box-sizing': 'border-box' },
  table: { 'border-collapse': 'collapse' },
}

/** Host rules that override the reset inside the root, as `h1 color`. */
export function foreignRules(root: Element): string[] {
  const probe = root.appendChild(document.createElement('div'))
  probe.hidden = true
  try {
    return Object.entries(EXPECTED).flatMap(([tag, properties]) => {
      const element = getComputedStyle(probe.appendChild(document.createElement(tag)))
      const parent = getComputedStyle(probe)
      return Object.entries(properties)
        .filter(([name, value]) => element.getPropertyValue(name) !== (value ?? parent.getPropertyValue(name)))
        .map(([name]) => `${tag} ${name}`)
    })
  } finally {
    probe.remove()
  }
}
