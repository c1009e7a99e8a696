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

/** Source of a module with one constant per operation: its method, its path key and its constant query parameters. */
export function operationTable(contract) {
  const operations = Object.entries(contract.paths).flatMap(([path, { parameters = [], ...methods }]) =>
    Object.entries(methods).map(([method, operation]) => {
      const query = constantsOf(contract, [...parameters, ...(operation.parameters ?? [])])
      const fields = [`method: '${method.toUpperCase()}'`, `path: '${path}'`, `query: ${JSON.stringify(query)}`]
      return `/** ${operation.summary} */\nexport const ${operation.operationId} = { ${fields.join(', ')} } as const\n`
    }),
  )
  return operations.join('\n')
}
