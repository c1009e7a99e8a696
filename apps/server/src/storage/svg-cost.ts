import { charactersWeigh, FUNCTION_WEIGHTS, PROPERTY_WEIGHTS, weighs, type SvgScale } from './svg-weight.ts'

/** An element of a drawing, with the ids that it refers to. */
export interface SvgNode {
  name: string
  id: string | undefined
  classes: readonly string[]
  weight: (scale: SvgScale) => number
  /** Visible characters of its own text. */
  characters: number
  /** Ids in functions `url`: paints, markers, and what a `style` attribute hides. Elements below inherit them. */
  paints: string[]
  /** Ids in `clip-path`, `mask` and `filter`, and functions of filters, which are not inherited unless the drawing says so. */
  effects: string[]
  /** Ids in `href`: copies, and what a gradient or pattern takes over. */
  links: string[]
  children: SvgNode[]
}

/** A drawing as a tree. */
export interface SvgDrawing {
  root: SvgNode
  /** The text of its style sheets. */
  style: string
  scale: SvgScale
  /** Whether a property has the value `inherit`. */
  inherits: boolean
  /** Characters of its longest outline; a marker is drawn at each vertex. */
  outline: number
}

/** Targets within targets. Bounds the recursion. */
const MAX_CHAIN = 20
/** Characters before a reference in which its selector is looked for. */
const MAX_RULE = 1_000

const EFFECTS = new Set(['clip-path', 'mask', 'filter', 'mix-blend-mode', 'opacity', 'will-change'])
/** Elements whose own text is drawn. */
export const TEXTS = new Set(['text', 'tspan', 'textPath'])
/** Elements whose content paints nothing that it inherits. */
const UNPAINTED = new Set(['linearGradient', 'radialGradient', 'stop', 'filter'])
/** The name that every element matches. */
const ANY = '*'

/** What draws more than the element: another part of the drawing, or a function. */
const REFERENCE = new RegExp(
  [
    String.raw`url\(\s*["']?#([^"')]*)`,
    String.raw`(?<![\w-])(${[...PROPERTY_WEIGHTS].map(([name, { plain }]) => String.raw`${name}(?=\s*(?::|/\*))(?!${plain})`).join('|')}|(?:${[...FUNCTION_WEIGHTS.keys()].join('|')})\()`,
  ].join('|'),
  'gi',
)

function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.trim())
  } catch {
    return fragment.trim()
  }
}

/** A reference in a text, with the property that has it where the text is plain. */
interface Reference {
  id: string
  index: number
  property: string | undefined
}

function referencesIn(text: string): Reference[] {
  const isPlain = isPlainSheet(text) && !text.includes('--')
  return [...text.matchAll(REFERENCE)].map((match) => {
    const { index, 0: all } = match
    const before = text.slice(Math.max(index - MAX_RULE, 0), index)
    const declaration = `${before.slice(Math.max(...[';', '{', '}'].map((end) => before.lastIndexOf(end))) + 1)}${all}:`
    return {
      id: idIn(match),
      index,
      property: isPlain ? /^\s*([\w-]+)\s*:/.exec(declaration)?.[1]?.toLowerCase() : undefined,
    }
  })
}

const isEffect = ({ property }: Reference) => property !== undefined && EFFECTS.has(property)

const idIn = ([, fragment, name = '']: RegExpExecArray) => (fragment === undefined ? knownId(name) : idOf(fragment))
/** What a property or function counts under: no element has an id with a NUL. */
const knownId = (name: string) => `\0${name.toLowerCase()}`

/** Whether style text has neither comments nor texts, but for addresses and names. */
function isPlainSheet(style: string): boolean {
  const unquoted = style
    .replaceAll(/url\(\s*(?:"#[\w.:-]+"|'#[\w.:-]+')\s*\)/gi, '')
    .replaceAll(/(["'])[\w ,.-]*\1/g, '')
  return !/["']|\/\*/.test(unquoted)
}

/** Makes the node of an element from its attributes, whatever their namespace. */
export function svgNode(name: string, attributes: readonly { local: string; value: string }[]): SvgNode {
  const node: SvgNode = {
    name,
    id: undefined,
    classes: [],
    weight: weighs(name, attributes),
    characters: 0,
    paints: [],
    effects: [],
    links: [],
    children: [],
  }
  for (const { local, value } of attributes) {
    if (local === 'id') node.id = value
    if (local === 'class') node.classes = value.split(/\s+/)
    if (local === 'href' && value.startsWith('#')) node.links.push(idOf(value.slice(1)))
    if (local === 'style')
      for (const reference of referencesIn(value)) node[isEffect(reference) ? 'effects' : 'paints'].push(reference.id)
    else
      for (const match of (PROPERTY_WEIGHTS.has(local) ? `${local}:${value}` : value).matchAll(REFERENCE))
        node[EFFECTS.has(local) ? 'effects' : 'paints'].push(idIn(match))
  }
  return node
}

function add<T>(lists: Map<string, T[]>, name: string, one: T): void {
  const list = lists.get(name)
  if (list) list.push(one)
  else lists.set(name, [one])
}

/**
 * What a style sheet refers to, by the classes, ids and elements of its selectors. It is not parsed: what is not a plain, short
 * rule counts for every element.
 */
function styleReferences(style: string): Map<string, Reference[]> {
  const isPlain = isPlainSheet(style)
  const found = new Map<string, Reference[]>()
  for (const reference of referencesIn(style)) {
    const { index } = reference
    const before = `${index > MAX_RULE ? '{' : ''}${style.slice(Math.max(index - MAX_RULE, 0), index)}`
    const rule = before.slice(before.lastIndexOf('}') + 1)
    const selector = rule.slice(0, Math.max(rule.lastIndexOf('{'), 0))
    const names = isPlain && /^[\w\s.#,>+~-]+$/.test(selector) ? (selector.match(/[\w-]+/g) ?? [ANY]) : [ANY]
    for (const name of new Set(names)) add(found, name, reference)
  }
  return found
}

/**
 * An upper bound of what is drawn, in plain elements, when every reference draws its target again: paints count for each element
 * that inherits them, and copies as often as they are made. Infinite for a reference to something around it and for long chains.
 */
export function drawnElements({ root, style, scale, inherits, outline }: SvgDrawing): number {
  const fromStyle = styleReferences(style)
  const targets = new Map<string, SvgNode[]>()
  const parents = new Map<SvgNode, SvgNode>()
  const known = new Map([
    ...[...FUNCTION_WEIGHTS].map(([name, weight]) => [knownId(`${name}(`), weight] as const),
    ...[...PROPERTY_WEIGHTS].map(([name, { weight }]) => [knownId(name), weight] as const),
  ])
  const styled = { paints: new Map<string, number>(), effects: new Map<string, number>() }
  const open = new Set<string>()
  const paints = new Map<SvgNode, number>()
  let isEndless = false

  const sum = <T>(list: Iterable<T>, of: (one: T) => number) => {
    let total = 0
    for (const one of list) total += of(one)
    return total
  }

  function costOf(id: string): number {
    const before = known.get(id)
    if (before !== undefined) return before
    if (isEndless || open.has(id) || open.size >= MAX_CHAIN) {
      isEndless = true
      return 0
    }
    open.add(id)
    const cost = sum(
      targets.get(id) ?? [],
      (node) => drawn(node, inheritedBy(node)) * (node.name === 'marker' ? outline : 1),
    )
    open.delete(id)
    known.set(id, cost)
    return cost
  }

  function styleCost({ name, id, classes }: SvgNode, kind: 'paints' | 'effects'): number {
    return sum([ANY, name, ...classes, ...(id === undefined ? [] : [id])], (one) => {
      const before = styled[kind].get(one)
      if (before !== undefined) return before
      const counted = (fromStyle.get(one) ?? []).filter(
        (reference) => (kind === 'effects') === (isEffect(reference) && !inherits),
      )
      const cost = sum(counted, ({ id: target }) => costOf(target))
      styled[kind].set(one, cost)
      return cost
    })
  }

  function paintsOf(node: SvgNode): number {
    const before = paints.get(node)
    if (before !== undefined) return before
    const ids = inherits ? [...node.paints, ...node.effects] : node.paints
    const cost = sum(ids, costOf) + styleCost(node, 'paints')
    paints.set(node, cost)
    return cost
  }

  const effectsOf = (node: SvgNode) => sum(node.effects, costOf) + styleCost(node, 'effects')

  function inheritedBy(node: SvgNode): number {
    let total = 0
    for (let above = parents.get(node); above && !UNPAINTED.has(node.name); above = parents.get(above))
      total += paintsOf(above)
    return total
  }

  function drawn(node: SvgNode, inherited: number): number {
    const isPainted = !UNPAINTED.has(node.name)
    const paint = isPainted ? inherited + paintsOf(node) : 0
    return (
      (1 + paint) * (1 + node.characters + sum(node.links, costOf)) +
      charactersWeigh(node.characters, scale) +
      (node.weight(scale) - 1) +
      (isPainted ? effectsOf(node) : 0) +
      sum(node.children, (child) => drawn(child, paint))
    )
  }

  const nodes = [root]
  for (const node of nodes) {
    if (node.id !== undefined) add(targets, node.id, node)
    for (const child of node.children) {
      parents.set(child, node)
      nodes.push(child)
    }
  }
  const total = drawn(root, 0)
  return isEndless ? Infinity : total
}
