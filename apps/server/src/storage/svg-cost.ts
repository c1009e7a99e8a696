/** An element of a drawing, with the ids that it refers to. */
export interface SvgNode {
  name: string
  id: string | undefined
  classes: readonly string[]
  /** Ids in functions `url`: paints, markers, and all of a `style` attribute. Elements below inherit them. */
  paints: string[]
  /** Ids in `clip-path`, `mask` and `filter`, which are not inherited unless the drawing says so. */
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
  /** Whether a property has the value `inherit`. */
  inherits: boolean
  /** Characters of its longest outline; a marker is drawn at each vertex. */
  outline: number
}

/** Targets within targets. Bounds the recursion. */
const MAX_CHAIN = 20
/** Characters before a reference in which its selector is looked for. */
const MAX_RULE = 1_000

const EFFECTS = new Set(['clip-path', 'mask', 'filter'])
/** Elements whose content paints nothing that it inherits. */
const UNPAINTED = new Set(['linearGradient', 'radialGradient', 'stop', 'filter'])
/** The name that every element matches. */
const ANY = '*'

const URL_OF_ID = /url\(\s*["']?#([^"')]*)/gi

function idOf(fragment: string): string {
  try {
    return decodeURIComponent(fragment.trim())
  } catch {
    return fragment.trim()
  }
}

const idsIn = (text: string): string[] => [...text.matchAll(URL_OF_ID)].map(([, fragment = '']) => idOf(fragment))

/** Makes the node of an element from its attributes, whatever their namespace. */
export function svgNode(name: string, attributes: readonly { local: string; value: string }[]): SvgNode {
  const node: SvgNode = { name, id: undefined, classes: [], paints: [], effects: [], links: [], children: [] }
  for (const { local, value } of attributes) {
    if (local === 'id') node.id = value
    if (local === 'class') node.classes = value.split(/\s+/)
    if (local === 'href' && value.startsWith('#')) node.links.push(idOf(value.slice(1)))
    node[EFFECTS.has(local) ? 'effects' : 'paints'].push(...idsIn(value))
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
function styleReferences(style: string): Map<string, string[]> {
  const unquoted = style
    .replaceAll(/url\(\s*(?:"#[\w.:-]+"|'#[\w.:-]+')\s*\)/gi, '')
    .replaceAll(/(["'])[\w ,.-]*\1/g, '')
  const isPlain = !/["']|\/\*/.test(unquoted)
  const found = new Map<string, string[]>()
  for (const { index, 1: fragment = '' } of style.matchAll(URL_OF_ID)) {
    const before = `${index > MAX_RULE ? '{' : ''}${style.slice(Math.max(index - MAX_RULE, 0), index)}`
    const rule = before.slice(before.lastIndexOf('}') + 1)
    const selector = rule.slice(0, Math.max(rule.lastIndexOf('{'), 0))
    const names = isPlain && /^[\w\s.#,>+~-]+$/.test(selector) ? (selector.match(/[\w-]+/g) ?? [ANY]) : [ANY]
    for (const name of new Set(names)) add(found, name, idOf(fragment))
  }
  return found
}

/**
 * An upper bound of the elements that are drawn when every reference draws its target again: paints count for each element
 * that inherits them, and copies as often as they are made. Infinite for a reference to something around it and for long chains.
 */
export function drawnElements({ root, style, inherits, outline }: SvgDrawing): number {
  const fromStyle = styleReferences(style)
  const targets = new Map<string, SvgNode[]>()
  const parents = new Map<SvgNode, SvgNode>()
  const known = new Map<string, number>()
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

  function paintsOf(node: SvgNode): number {
    const before = paints.get(node)
    if (before !== undefined) return before
    const ids = inherits ? [...node.paints, ...node.effects] : node.paints
    const names = [ANY, node.name, ...node.classes, ...(node.id === undefined ? [] : [node.id])]
    const cost = sum(ids, costOf) + sum(names, (name) => sum(fromStyle.get(name) ?? [], costOf))
    paints.set(node, cost)
    return cost
  }

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
      (1 + paint) * (1 + sum(node.links, costOf)) +
      (isPainted ? sum(node.effects, costOf) : 0) +
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
