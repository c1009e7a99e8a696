import { isEmailAddress } from '@ssp/api/email-address'
import { emailText, formatDate, formatDateTime, type MessagesOf } from '@ssp/feature-kit'
import { Link } from '@ssp/ui'
import type { ReactNode } from 'react'
import { optionLabels, type AnswerValue, type FormField } from '../model'
import type { answersMessages } from './messages'

/** Only the international form: a number without a plus may be a payroll number. */
const PHONE = /^\+[\d ()/-]{7,24}$/

/** A read-only answer: labels of the chosen options, formatted dates, links for e-mail and phone. */
export function answerText(field: FormField, value: AnswerValue, text: MessagesOf<typeof answersMessages>): ReactNode {
  const labelOf = (chosen: string) => optionLabels(field).find((option) => option.value === chosen)?.label ?? chosen
  if (Array.isArray(value)) return value.map(labelOf).join('\n')
  if (typeof value === 'number') {
    const { min, max } = field.slider ?? { min: 0, max: 100 }
    return field.type === 'range' ? text.onScale(value, min, max) : String(value)
  }
  const written = value?.trim() ?? ''
  switch (field.type) {
    case 'radio':
    case 'select':
      return labelOf(written)
    case 'date':
      return formatDate(written) || written
    case 'datetime':
      return formatDateTime(written) || written
    default:
      if (isEmailAddress(written)) return <Link href={`mailto:${written}`}>{emailText(written)}</Link>
      return PHONE.test(written) ? <Link href={`tel:${written.replaceAll(/[^\d+]/g, '')}`}>{written}</Link> : written
  }
}
