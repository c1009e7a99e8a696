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

/** Properties of one part as CSS writes their values, lengths with a unit; also custom properties of the theme. */
export type PartStyle = Readonly<Partial<Record<keyof CSSProperties | ThemeProperty, string>>>

/** Styles of parts, by their class. */
export type Elements = Readonly<Partial<Record<PartName, PartStyle>>>

/** What the providers around a part have set, one over another, and how many of them there are. */
export const ElementsContext = createContext<{ elements: Elements; depth: number }>({ elements: {}, depth: 0 })

const never = () => () => {}

/**
 * Styles of parts below one provider, over those of the providers around it. The class that is returned belongs on the root and on
 * the container of its overlays. The rules are in a stylesheet without an element, which a strict content security policy allows.
 */
export function useElements(own: Elements = {}) {
  const outer = use(ElementsContext)
  // Two React roots on one page give the same ids, so the name is not one of `useId`.
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
    // Rules of the providers around this one match here too, so the class is repeated for each of them. Its first occurrence adds no
    // weight: a rule of the host for a state of the part wins.
    const sheet = sheetOf(`:where(.${name})${`.${name}`.repeat(depth - 1)}`, value.elements)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((adopted) => adopted !== sheet)
    }
  }, [name, rules, depth, value])
  return { value, className }
}

/** One map over another, by part and property. */
export const mergeElements = (outer: Elements, own: Elements): Elements => ({
  ...outer,
  ...Object.fromEntries(Object.entries(own).map(([part, style]) => [part, { ...outer[part as PartName], ...style }])),
})

/** Values are set by the object model: none of them can end its rule and begin another. */
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
