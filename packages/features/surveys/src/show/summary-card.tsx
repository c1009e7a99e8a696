import type { Survey, SurveyStatus } from '@ssp/api'
import { formatDateTime, useMessages } from '@ssp/feature-kit'
import { Button, Card } from '@ssp/ui'
import { Check, Pencil } from 'lucide-react'
import { summaryMessages } from '../edit/messages'
import { SummaryFields, type SummaryFieldsProps } from '../edit/summary-fields'
import type { SurveyDraft } from '../model/survey-draft'
import { isLocked } from '../shared/status-badge'
import type { Editor } from '../shared/use-editor'
import * as styles from '../edit/summary.css'

/** Props of `SummaryCard`. */
export interface SummaryCardProps extends Pick<SummaryFieldsProps, 'categories'> {
  survey: Survey
  status: SurveyStatus
  editor: Editor<SurveyDraft>
  isEditing: boolean
  /** Called when the edit toggle is clicked. */
  onToggle: () => void
}

/** The summary of a survey, read-only or edited, with its toggle (R2-095, R2-096, R2-480 to R2-485). */
export function SummaryCard({ survey, status, editor, categories, isEditing, onToggle }: SummaryCardProps) {
  const messages = useMessages(summaryMessages)
  const hasResponses = (survey.response_count ?? 0) > 0
  const locked = isLocked(status) ? messages.locked : undefined
  return (
    <Card
      title={messages.heading}
      actions={
        <Button
          size="small"
          aria-pressed={isEditing}
          iconStart={isEditing ? <Check size={16} /> : <Pencil size={16} />}
          onClick={onToggle}
        >
          {isEditing ? messages.stopEditing : messages.edit}
        </Button>
      }
    >
      {isEditing ? (
        <SummaryFields
          editor={editor}
          categories={categories}
          locked={{ start: locked, anonymous: locked ?? (hasResponses ? messages.lockedByResponses : undefined) }}
        />
      ) : (
        <SummaryFacts survey={survey} draft={editor.form.values} />
      )}
    </Card>
  )
}

function SummaryFacts({ survey, draft }: { survey: Survey; draft: SurveyDraft }) {
  const messages = useMessages(summaryMessages)
  const facts = [
    [messages.category, survey.category_title],
    [messages.start, formatDateTime(draft.start)],
    [messages.completion, formatDateTime(draft.completion)],
    [messages.branded, draft.branded ? messages.yes : messages.no],
    [messages.anonymous, draft.anonymous ? messages.yes : messages.no],
  ] as const
  return (
    <>
      <p className={styles.description}>{draft.description}</p>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.factName}>{name}</dt>
            <dd className={styles.factValue}>{value || messages.none}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
