import type { IncomingMessage } from 'node:http'
import type { ContractOperation, ContractParameter } from './load-contract.ts'

/** A query parameter that picks an operation; without a value it only has to be there. */
type Selector = readonly [name: string, value: string | undefined]

/** The query parameters that distinguish an operation from others with the same path and method. */
export class QueryRule {
  // An array, because the router compares constraints deeply and looks into no Map.
  readonly constants: readonly Selector[]
  constructor(constants: readonly Selector[]) {
    this.constants = constants
  }
  matches(query: URLSearchParams): boolean {
    return this.constants.every(([name, value]) => (value === undefined ? query.has(name) : query.get(name) === value))
  }
}

/** Whether the parameter distinguishes its operation from others of the path. */
export const isSelector = ({ in: place, required, schema, 'x-ssp-selects': selects }: ContractParameter): boolean =>
  place === 'query' && required === true && (selects === true || schema?.const !== undefined)

/** The rule of an operation; undefined if it is the plain one of its path. */
export function ruleOf(operation: ContractOperation): QueryRule | undefined {
  const constants = (operation.parameters ?? []).filter(isSelector)
  if (constants.length === 0) return undefined
  return new QueryRule(
    constants.map(({ name, schema, 'x-ssp-selects': selects }): Selector => [
      name,
      selects ? undefined : String(schema?.const),
    ]),
  )
}

/**
 * Router constraint that selects the operation by its constants (`?function=quickCreate`, `?count=true`) or by the presence
 * of a parameter (`?id=`). The most specific rule applies; without a match the plain operation is selected, whose schema
 * then rejects the unknown parameter.
 */
export const queryConstraint = {
  name: 'query',
  // find-my-way keeps one store per path and method, and files routes by a bit mask.
  storage() {
    const masks = new Map<QueryRule, number>()
    return {
      get(key: QueryRule | string): number | null {
        if (typeof key !== 'string') return masks.get(key) ?? null
        const query = new URLSearchParams(key)
        const [best] = [...masks.keys()]
          .filter((rule) => rule.matches(query))
          .toSorted((a, b) => b.constants.length - a.constants.length)
        return best ? (masks.get(best) ?? null) : null
      },
      set(key: QueryRule, mask: number) {
        masks.set(key, mask)
      },
    }
  },
  validate: () => true,
  deriveConstraint(request: IncomingMessage): string | undefined {
    const url = request.url ?? ''
    const start = url.indexOf('?')
    return start < 0 ? undefined : url.slice(start + 1)
  },
}
