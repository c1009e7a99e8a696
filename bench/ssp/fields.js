import { fields } from '../peers/shared/forms'

const optionsOf = (kind, options) =>
  kind === 'select' ? options.map((label, index) => ({ code: `o${index}`, label })) : options

/** `fields(count)` as our own, which have the same types. */
export const fieldsOf = (count, common = {}) =>
  fields(count).map(({ name, kind, label, options }, index) => ({
    ...common,
    id: index + 1,
    type: kind,
    name,
    label,
    ...(options.length > 0 && { options: optionsOf(kind, options) }),
  }))
