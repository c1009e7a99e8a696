import type { Answers, FormField } from '@ssp/form-builder/model'

/** The stored part of an anonymous response. */
interface Answered {
  fields_version: number
  answers: Answers
}

/**
 * Ids of the questions that are the same in every version, and depend only on such questions. An answer to any other
 * question would reveal which version was answered, and therefore when.
 */
function sharedBy(versions: readonly (readonly FormField[])[]): ReadonlySet<number> {
  const [first = [], ...others] = versions
  const texts = others.map((fields) => new Set(fields.map((field) => JSON.stringify(field))))
  const shared = new Set<number>()
  // A condition refers to an earlier question.
  for (const field of first) {
    const isSame = texts.every((known) => known.has(JSON.stringify(field)))
    if (isSame && (!field.showIf || shared.has(field.showIf.fieldId))) shared.add(field.id)
  }
  return shared
}

/**
 * The responses of a batch as published: all with the latest version that one of them answered, without answers to
 * questions that differed between their versions.
 */
export function asOneBatch(rows: readonly Answered[], fieldsOf: ReadonlyMap<number, FormField[]>): Answered[] {
  const numbers = [...new Set(rows.map((row) => row.fields_version))]
  const shared = sharedBy(numbers.map((number) => fieldsOf.get(number) ?? []))
  const fields_version = Math.max(...numbers)
  return rows.map(({ answers }) => ({
    fields_version,
    answers: Object.fromEntries(Object.entries(answers).filter(([id]) => shared.has(Number(id)))),
  }))
}
