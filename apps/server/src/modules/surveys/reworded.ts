import type { FormField } from '@ssp/form-builder/model'

const wordingOf = ({ label, content, options }: FormField) => JSON.stringify([label, content, options])

/**
 * Ids of the questions whose wording has changed so far, after `to` replaces `from`. Lists of ids and fields are JSON text.
 */
export function rewordedBy(sofar: string, from: string, to: string): string {
  const before = new Map((JSON.parse(from) as FormField[]).map((field) => [field.id, wordingOf(field)]))
  const changed = (JSON.parse(to) as FormField[]).filter((field) => {
    const wording = before.get(field.id)
    return wording !== undefined && wording !== wordingOf(field)
  })
  return JSON.stringify([...new Set([...(JSON.parse(sofar) as number[]), ...changed.map(({ id }) => id)])])
}
