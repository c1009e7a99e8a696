/** The parts of an address that a pattern leaves open, by name. */
export type Params = Record<string, string>

const partsOf = (path: string) => path.split('/').filter(Boolean)

const decode = (part: string) => {
  try {
    return decodeURIComponent(part)
  } catch {
    return part // not an encoded text: taken as it stands
  }
}

/** What a pattern (`/employees/:id/info`, or `*` for anything) reads from a path; undefined when it does not fit. */
function read(pattern: string, path: string): Params | undefined {
  if (pattern === '*') return {}
  const [wanted, given] = [partsOf(pattern), partsOf(path)]
  if (wanted.length !== given.length) return undefined
  const params: Params = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith(':')) params[part.slice(1)] = decode(value)
    else if (part.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

const fixedParts = (pattern: string) =>
  pattern === '*' ? -1 : partsOf(pattern).filter((part) => !part.startsWith(':')).length

/** The route of a path with its parameters: the one with the most fixed parts that fits, whatever the order of the routes. */
export function matchRoute<Route extends { path: string }>(
  routes: readonly Route[],
  path: string,
): { route: Route; params: Params } | undefined {
  const fitting = routes.flatMap((route) => {
    const params = read(route.path, path)
    return params ? [{ route, params }] : []
  })
  return fitting.toSorted((a, b) => fixedParts(b.route.path) - fixedParts(a.route.path))[0]
}
