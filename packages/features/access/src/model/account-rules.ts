import { brokenRule } from '@ssp/feature-kit'

/** One thing wrong with a form, for the `check` of its schema. */
export interface Issue {
  /** Field; left out for the form as a whole. */
  field?: string
  /** Id of the message. */
  message: string
}

/** The names of fields, of those given, that are blank. */
export const blankFields = <Field extends string>(values: Record<Field, string>, fields: readonly Field[]): Field[] =>
  fields.filter((field) => !values[field].trim())

/** The password rule that is broken first, at its field (spec 1 section 5); none for a blank password. */
export function passwordIssues({ password, confirmPassword }: { password: string; confirmPassword: string }): Issue[] {
  const message = password ? brokenRule(password, confirmPassword) : null
  return message ? [{ field: message === 'match' ? 'confirmPassword' : 'password', message }] : []
}

/** Makes the `check` of a zod schema from a function that lists what is wrong. */
export const issuesOf =
  <Values>(list: (values: Values) => readonly Issue[]) =>
  ({ value, issues }: { value: Values; issues: object[] }) => {
    for (const { field, message } of list(value))
      issues.push({ code: 'custom', input: value, path: field === undefined ? [] : [field], message })
  }
