import { brokenRule } from '@ssp/feature-kit'

/** A validation error of a form, for the `check` of its schema. */
export interface Issue {
  /** Field; omitted for the form as a whole. */
  field?: string
  /** Id of the message. */
  message: string
}

/** Returns which of the given fields are blank. */
export const blankFields = <Field extends string>(values: Record<Field, string>, fields: readonly Field[]): Field[] =>
  fields.filter((field) => !values[field].trim())

/** The first violated password rule, at its field (spec 1 section 5); none for a blank password. */
export function passwordIssues({ password, confirmPassword }: { password: string; confirmPassword: string }): Issue[] {
  const message = password ? brokenRule(password, confirmPassword) : null
  return message ? [{ field: message === 'match' ? 'confirmPassword' : 'password', message }] : []
}

/** Makes the `check` of a zod schema from a function that lists errors. */
export const issuesOf =
  <Values>(list: (values: Values) => readonly Issue[]) =>
  ({ value, issues }: { value: Values; issues: object[] }) => {
    for (const { field, message } of list(value))
      issues.push({ code: 'custom', input: value, path: field === undefined ? [] : [field], message })
  }
