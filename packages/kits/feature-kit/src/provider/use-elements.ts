import type { ThemeProperty } from '@ssp/ui/theme'
import {
  createContext,
  use,
  useInsertionEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type CSSProperties,
} from 'react'
import type { PartName } from './part-names'

/** Properties of one part with CSS values, lengths with a unit; may include custom properties of the theme. */
export type PartStyle = Readonly<Partial<Record<keyof CSSProperties | ThemeProperty, string>>>

/** Styles of parts, keyed by their class. */
export type Elements = Readonly<Partial<Record<PartName, PartStyle>>>

/** The merged styles of the surrounding providers, and the number of these providers. */
export const ElementsContext = createContext<{ elements: Elements; depth: number }>({ elements: {}, depth: 0 })

const never = () => () => {}

/**
 * Styles of parts below one provider, merged over those of the surrounding providers. Put the returned class on the root
 * and on the container of its overlays. The rules are in a constructed stylesheet, which a strict content security policy
 * allows.
 */
export function useElements(own: Elements = {}) {
  const outer = use(ElementsContext)
  // Two React roots on one page produce the same ids, so the name does not use `useId`.
  const [name] = useState(() => `ssp-elements-${Math.random().toString(36).slice(2)}`)
  const rules = JSON.stringify(mergeElements(outer.elements, own))
  const depth = outer.depth + 1
  const value = useMemo(() => ({ elements: JSON.parse(rules) as Elements, depth }), [rules, depth])
  const className = useSyncExternalStore(
    never,
    () => (rules === '{}' ? undefined : name),
    () => undefined,
  )
  useInsertionEffect(() => {
    if (rules === '{}') return undefined
    // Rules of the surrounding providers match here too, so the class is repeated for each of them. Its first occurrence
    // adds no specificity: a host rule for a state of the part wins.
    const sheet = sheetOf(`:where(.${name})${`.${name}`.repeat(depth - 1)}`, value.elements)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [name, rules, depth, value])
  return { value, className }
}

/** Merges one map over another, by part and property. */
export const mergeElements = (outer: Elements, own: Elements): Elements => ({
  ...outer,
  ...Object.fromEntries(Object.entries(own).map(([part, style]) => [part, { ...outer[part as PartName], ...style }])),
})

/** Values are set through the CSS object model, so that no value can end its rule and start another. */
function sheetOf(scope: string, elements: Elements): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  for (const [part, style] of Object.entries(elements)) {
    const index = sheet.insertRule(`${scope} .${part} {}`, sheet.cssRules.length)
    const rule = sheet.cssRules[index] as CSSStyleRule
    for (const [property, value] of Object.entries(style)) rule.style.setProperty(cssName(property), value)
  }
  return sheet
}

const cssName = (property: string) => property.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
