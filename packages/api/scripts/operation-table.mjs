/** The object that a `#/components/...` reference of the contract names, or the value itself. */
function resolveRef(contract, value) {
  if (!value.$ref) return value
  return value.$ref
    .slice(2)
    .split('/')
    .reduce((node, key) => node[key], contract)
}

/** The query parameters that tell an operation from others of the same path: required, with one value only. */
function constantsOf(contract, parameters) {
  const constants = parameters
    .map((parameter) => resolveRef(contract, parameter))
    .filter(({ in: place, required, schema }) => place === 'query' && required && schema.const !== undefined)
  return Object.fromEntries(constants.map(({ name, schema }) => [name, schema.const]))
}

/**
 * Source of the modules with one constant per operation: its method, its path key, its constant query parameters, and the
 * permission that strict rights ask for. A
 * module for each tag, by its path, so that a page loads the constants of its own areas; `operations.ts` exports them all.
 */
export function operationModules(contract) {
  /** @type {Map<string, string[]>} */
  const byTag = new Map()
  for (const [path, { parameters = [], ...methods }] of Object.entries(contract.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const query = constantsOf(contract, [...parameters, ...(operation.parameters ?? [])])
      const strict = operation['x-ssp-strict']
      const values = [`'${method.toUpperCase()}'`, `'${path}'`]
      if (strict || Object.keys(query).length > 0) values.push(JSON.stringify(query))
      if (strict) values.push(`'${strict}'`)
      const source = `/** ${operation.summary} */\nexport const ${operation.operationId} = /* @__PURE__ */ operation(${values.join(', ')})\n`
      const [tag] = operation.tags
      byTag.set(tag, [...(byTag.get(tag) ?? []), source])
    }
  }
  const tags = [...byTag.keys()].toSorted()
  return {
    'operations.ts': tags.map((tag) => `export * from './operations/${tag}'\n`).join(''),
    ...Object.fromEntries(
      tags.map((tag) => [
        `operations/${tag}.ts`,
        `import { operation } from '../../operation'\n\n${byTag.get(tag).join('\n')}`,
      ]),
    ),
  }
}

/**
 * Source of the module that says, for each permission, which others a client with strict rights asks for beside it: those
 * of the operations that it gives at other clients.
 */
export function strictRightsModule(contract) {
  /** @type {Map<string, Set<string>>} */
  const changes = new Map()
  for (const operation of Object.values(contract.paths).flatMap((path) => Object.values(path))) {
    const strict = operation['x-ssp-strict']
    if (strict === undefined) continue
    for (const permission of [operation['x-ssp-permission']].flat())
      changes.set(permission, (changes.get(permission) ?? new Set()).add(strict))
  }
  const rows = [...changes]
    .map(([permission, asked]) => [permission, [...asked].filter((name) => name !== permission).toSorted()])
    .filter(([, asked]) => asked.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const lines = rows.map(
    ([permission, asked]) => `  ${permission}: [${asked.map((name) => `'${name}'`).join(', ')}],\n`,
  )
  return `/** By permission, what it lets do as well at a client without strict rights. */
export const CHANGES_WITHOUT_STRICT_RIGHTS: Readonly<Record<string, readonly string[]>> = {\n${lines.join('')}}\n`
}

/** Source of the module with the limits of selections: records that an operation changes, and ids that a schema takes. */
export function limitsModule(contract) {
  const changed = Object.values(contract.paths)
    .flatMap((path) => Object.values(path))
    .flatMap(({ operationId, 'x-ssp-most': most }) => (most === undefined ? [] : [[operationId, most]]))
  const named = Object.entries(contract.components.schemas)
    .filter(([name, { maxItems }]) => name.startsWith('Selected') && maxItems !== undefined)
    .map(([name, { maxItems }]) => [name, maxItems])
  const source = (entries) =>
    `{\n${entries
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, most]) => `  ${name}: ${most},\n`)
      .join('')}} as const\n`
  return `/** Selected records that one request of an operation changes at most. */
export const MOST_CHANGED = ${source(changed)}
/** Ids that a selection names at most, by its schema. */
export const MOST_NAMED = ${source(named)}`
}
