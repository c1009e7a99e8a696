/** Describes a parameter that has one value only, such as `function=quickCreate`; the calls of a path have one each. */
function describeConstant(parameter) {
  const { const: value } = parameter.schema ?? {}
  if (value !== undefined) parameter.description ??= `Always \`${value}\`: tells this call from the others of its path.`
}

/** The permissions of `x-ssp-permission` and `x-ssp-strict` have their description in `x-ssp-permissions` of the root, and each of those is needed. */
function describedPermissions() {
  /** @type {Map<string, import('@redocly/openapi-core').UserContext['location']>} */
  const needed = new Map()
  return {
    Operation(operation, { location }) {
      for (const name of ['x-ssp-permission', 'x-ssp-strict'])
        for (const permission of [operation[name] ?? []].flat()) needed.set(permission, location.child(name))
    },
    Root: {
      leave(root, { report, location }) {
        const described = root['x-ssp-permissions'] ?? {}
        for (const [name, place] of needed)
          if (!described[name]) report({ message: `${name} has no description in x-ssp-permissions.`, location: place })
        for (const name of Object.keys(described).filter((one) => !needed.has(one)))
          report({
            message: `No operation needs ${name}.`,
            location: location.child(['x-ssp-permissions', name]).key(),
          })
      },
    },
  }
}

/** Redocly plugin: descriptions that follow from the contract, and the rule that permissions have one. */
export default function described() {
  return {
    id: 'described',
    preprocessors: { oas3: { constants: () => ({ Parameter: describeConstant }) } },
    rules: { oas3: { permissions: describedPermissions } },
  }
}
