import type { Contract } from './load-contract.ts'

const PREFIX = '#/components/schemas/'

/**
 * Makes schemas of a contract self-contained: each result includes the components that it refers to, directly or through
 * others. The same schema gives the same result, so that a validator compiles it once.
 */
export function selfContained({ components }: Pick<Contract, 'components'>): <T extends object>(schema: T) => T {
  const known = new WeakMap<object, object>()
  return <T extends object>(schema: T): T => {
    const schemas: Record<string, object | undefined> = {}
    const collect = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { $ref } = node as { $ref?: unknown }
      const name = typeof $ref === 'string' ? $ref.slice(PREFIX.length) : undefined
      if (name !== undefined && !(name in schemas)) {
        schemas[name] = components?.schemas?.[name]
        collect(schemas[name])
      }
      Object.values(node).forEach(collect)
    }
    const made = known.get(schema)
    if (made) return made as T
    collect(schema)
    const whole = Object.keys(schemas).length > 0 ? { ...schema, components: { schemas } } : schema
    known.set(schema, whole)
    return whole
  }
}
