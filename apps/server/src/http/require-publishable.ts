import { checkPublishable, type FormField, type PublishCode } from '@ssp/form-builder/model'
import { problem } from '../errors.ts'

const FAULTS: Record<PublishCode, string> = {
  noQuestion: 'It asks nothing.',
  noLabel: 'has no question.',
  noOptions: 'has no options.',
  conditionOption: 'depends on an option that is not there.',
}

/**
 * Requires that employees can answer a form.
 * @throws problem `invalid` at `fields`, with the place and reason of the first error.
 */
export function requirePublishable(fields: readonly FormField[]): void {
  const [first] = checkPublishable(fields)
  if (!first) return
  const reason = first.index === undefined ? FAULTS[first.code] : `Field ${first.index + 1} ${FAULTS[first.code]}`
  const message = `The form cannot be published. ${reason}`
  throw problem('invalid', { message, fields: { fields: message } })
}
