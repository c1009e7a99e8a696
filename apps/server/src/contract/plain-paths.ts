import type { Contract, ContractOperation, ContractPath } from './load-contract.ts'
import { ruleOf, type QueryRule } from './query-constraint.ts'

type Selectors = QueryRule['constants']

/** The operations of a path, each with the parameters that the path shares. */
function operationsOf({ parameters: shared = [], ...methods }: ContractPath): ContractOperation[] {
  return Object.values(methods).map((operation) => ({
    ...operation,
    parameters: [...shared, ...(operation.parameters ?? [])],
  }))
}

/**
 * The query parameters that the fragment of a path represents, such as `count=true` for `#count`.
 * @throws Error naming a fragment with two meanings.
 */
function selectorsByFragment({ paths }: Contract): Map<string, Selectors> {
  const meanings = new Map<string, Selectors>()
  for (const [key, path] of Object.entries(paths)) {
    const [, fragment] = key.split('#')
    if (fragment === undefined) continue
    for (const operation of operationsOf(path)) {
      const selectors = ruleOf(operation)?.constants ?? []
      const known = meanings.get(fragment) ?? selectors
      if (JSON.stringify(known) !== JSON.stringify(selectors)) throw new Error(`#${fragment} has two meanings`)
      meanings.set(fragment, selectors)
    }
  }
  return meanings
}

const ADDRESS = /^(\/api\/[^?:]*):(\w+)(?:\?(.*))?$/s

/**
 * Resolves the addresses of the published contract before they are routed: `/api/employees/{clientId}:count?x=1` becomes
 * `/api/employees/{clientId}?count=true&x=1`. Other addresses are returned unchanged.
 */
export function plainPathResolver(contract: Contract): (url: string) => string {
  const meanings = selectorsByFragment(contract)
  return (url) => {
    const [, path = url, fragment = '', query = ''] = ADDRESS.exec(url) ?? []
    const selectors = meanings.get(fragment)
    if (!selectors) return url
    // The caller sends the value of a parameter that selects by its presence, such as `id`; without it, the request is
    // invalid.
    const sent = new URLSearchParams(query)
    const added = selectors.filter(([name, value]) => value !== undefined || !sent.has(name))
    const all = [...added.map(([name, value = '']): [string, string] => [name, value]), ...sent]
    return all.length === 0 ? path : `${path}?${String(new URLSearchParams(all))}`
  }
}
