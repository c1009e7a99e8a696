import { checkPublishable, type FormField, type PublishCode } from '@ssp/form-builder/model'
import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'

const FAULTS: Record<PublishCode, (number: number) => ProblemText> = {
  noQuestion: () => 'The form cannot be published. It asks nothing.',
  noLabel: (number) => `The form cannot be published. Field ${number} has no question.`,
  noContent: (number) => `The form cannot be published. Field ${number} has nothing to show.`,
  noOptions: (number) => `The form cannot be published. Field ${number} has no options.`,
  repeatedOption: (number) => `The form cannot be published. Field ${number} has two options with the same text.`,
  conditionQuestion: (number) =>
    `The form cannot be published. Field ${number} depends on a question that is not asked before it.`,
  conditionValue: (number) =>
    `The form cannot be published. Field ${number} has a condition without a value that an answer can have.`,
  conditionOption: (number) => `The form cannot be published. Field ${number} depends on an option that is not there.`,
}

/**
 * Requires that employees can answer a form.
 * @throws problem `invalid` at `fields`, with the place and reason of the first error.
 */
export function requirePublishable(fields: readonly FormField[]): void {
  const [first] = checkPublishable(fields)
  if (!first) return
  const message = FAULTS[first.code]((first.index ?? 0) + 1)
  throw problem('invalid', { message, fields: { fields: message } })
}
