import { dateField, useMessages } from '@ssp/feature-kit'
import { Checkbox, DatePicker, TextArea, TextField } from '@ssp/ui'
import type { SurveyDraft } from '../model/survey-draft'
import { surveyMessages } from '../shared/messages'
import { RequiredLabel } from '../shared/required-label'
import type { Editor } from '../shared/use-editor'
import { CategoryPicker, type CategoryPickerProps } from './category-picker'
import { summaryMessages } from './messages'
import * as styles from './summary.css'

/** Props of `SummaryFields`. */
export interface SummaryFieldsProps extends Pick<CategoryPickerProps, 'categories'> {
  editor: Editor<SurveyDraft>
  /** Why start date and anonymity cannot change. Default: they can. */
  locked?: { start?: string | undefined; anonymous?: string | undefined }
}

/** The summary of a survey as a form: two required texts, category, dates, branded, anonymous (R2-064 to R2-074). */
export function SummaryFields({ editor: { form, isHighlighted }, categories, locked }: SummaryFieldsProps) {
  const messages = useMessages(summaryMessages)
  const shared = useMessages(surveyMessages)
  const { values, field } = form
  const { value: branded, ...brandedField } = field('branded')
  const { value: anonymous, ...anonymousField } = field('anonymous')
  const wrongOrder = values.start !== '' && values.completion !== '' && values.completion < values.start
  const missing = (text: string) => isHighlighted && text.trim() === ''
  return (
    <div className={styles.columns}>
      <div className={styles.fields}>
        <TextField
          required
          label={<RequiredLabel missing={missing(values.title)}>{shared.title}</RequiredLabel>}
          maxLength={200}
          autoComplete="off"
          {...field('title')}
        />
        <TextArea
          required
          rows={4}
          label={<RequiredLabel missing={missing(values.description)}>{shared.description}</RequiredLabel>}
          maxLength={4000}
          {...field('description')}
        />
      </div>
      <div className={styles.fields}>
        <CategoryPicker {...field('categoryId')} categories={categories} />
        <div className={styles.pair}>
          <DatePicker
            granularity="minute"
            label={messages.start}
            disabled={locked?.start !== undefined}
            help={locked?.start ?? messages.dates}
            {...dateField(field('start'))}
          />
          <DatePicker
            granularity="minute"
            label={messages.completion}
            help={wrongOrder && messages.wrongOrder}
            {...dateField(field('completion'))}
          />
        </div>
        <div className={styles.pair}>
          <Checkbox
            label={messages.branded}
            help={messages.brandedHelp}
            checked={branded}
            name={brandedField.name}
            error={brandedField.error}
            onCheckedChange={brandedField.onValueChange}
          />
          <Checkbox
            label={messages.anonymous}
            help={locked?.anonymous ?? messages.anonymousHelp}
            disabled={locked?.anonymous !== undefined}
            checked={anonymous}
            name={anonymousField.name}
            error={anonymousField.error}
            onCheckedChange={anonymousField.onValueChange}
          />
        </div>
      </div>
    </div>
  )
}
