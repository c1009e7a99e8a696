/** Names of properties that say all there is to say. */
const SELF_EXPLANATORY = new Set(
  'bold contact_email dateOfBirth email forename italic label message mobileNumber name subject success surname telephoneNumber title underline user username'.split(
    ' ',
  ),
)

/** Describes a parameter that has one value only, such as `function=quickCreate`; the calls of a path have one each. */
function describeConstant(parameter) {
  const { const: value } = parameter.schema ?? {}
  if (value !== undefined)
    parameter.description ??= `Always \`${value}\`. Distinguishes this operation from the others with the same path.`
}

/** Each permission that an operation needs has its description in `x-ssp-permissions` of the root, and each of those is needed. */
function describedPermissions() {
  const needed = new Map()
  return {
    Operation(operation, { location }) {
      for (const key of ['x-ssp-permission', 'x-ssp-strict'])
        for (const permission of [operation[key] ?? []].flat()) needed.set(permission, location.child(key))
    },
    Root: {
      leave(root, { report, location }) {
        const described = root['x-ssp-permissions'] ?? {}
        for (const [name, place] of needed)
          if (!described[name]) report({ message: `${name} has no description in x-ssp-permissions.`, location: place })
        for (const name of Object.keys(described).filter((one) => !needed.has(one)))
          report({ message: `No operation needs ${name}.`, location: location.child('x-ssp-permissions') })
      },
    },
  }
}

/** Each property has a description, of its own or of the schema that it refers to, unless its name says all. */
function describedProperties() {
  return {
    Schema({ properties = {} }, { report, location, resolve }) {
      for (const [name, property] of Object.entries(properties)) {
        const described = property.description ?? (property.$ref && resolve(property).node?.description)
        if (!described && !SELF_EXPLANATORY.has(name))
          report({ message: `${name} has no description.`, location: location.child(['properties', name]) })
      }
    },
  }
}

/** Redocly plugin: descriptions that follow from the contract, and the rules that permissions and properties have one. */
export default function described() {
  return {
    id: 'described',
    preprocessors: { oas3: { constants: () => ({ Parameter: describeConstant }) } },
    rules: { oas3: { permissions: describedPermissions, properties: describedProperties } },
  }
}
