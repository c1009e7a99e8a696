import { useMessages } from '@ssp/feature-kit'
import { DescriptionList, TextArea, TextField } from '@ssp/ui'
import { surveyMessages } from '../shared/messages'
import { RequiredLabel } from '../shared/required-label'
import type { Editor } from '../shared/use-editor'
import * as styles from '../edit/summary.css'

/** Props of `TemplateFields`. */
export interface TemplateFieldsProps {
  editor: Pick<Editor, 'form' | 'isHighlighted'>
  /** Whether the texts are read-only. Default false. */
  readOnly?: boolean
}

/** Title and description of a template (R2-124, R2-125). */
export function TemplateFields({ editor: { form, isHighlighted }, readOnly = false }: TemplateFieldsProps) {
  const messages = useMessages(surveyMessages)
  const { title, description } = form.values
  if (readOnly)
    return (
      <DescriptionList
        items={[
          { label: messages.title, value: title },
          { label: messages.description, value: description },
        ]}
      />
    )
  const missing = (text: string) => isHighlighted && text.trim() === ''
  return (
    <div className={styles.columns}>
      <TextField
        required
        label={<RequiredLabel missing={missing(title)}>{messages.title}</RequiredLabel>}
        maxLength={200}
        autoComplete="off"
        {...form.field('title')}
      />
      <TextArea
        required
        label={<RequiredLabel missing={missing(description)}>{messages.description}</RequiredLabel>}
        maxLength={4000}
        {...form.field('description')}
      />
    </div>
  )
}
