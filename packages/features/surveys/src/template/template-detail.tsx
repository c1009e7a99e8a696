import { updateSurveyTemplate, type SurveyTemplate } from '@ssp/api'
import { useCan, useHref, useMessages, useNavigate } from '@ssp/feature-kit'
import { Button, Card, PageHeader } from '@ssp/ui'
import { ClipboardList, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import { templateSchema } from '../model/draft-schema'
import { readFields, templateBody, type FormDraft } from '../model/survey-draft'
import { EditorNotes } from '../shared/editor-notes'
import { FormSection } from '../shared/form-section'
import { surveyMessages } from '../shared/messages'
import { useEditor } from '../shared/use-editor'
import { useUpdatedNotice } from '../shared/use-updated-notice'
import { templateMessages } from './messages'
import { TemplateFields } from './template-fields'
import { TEMPLATES } from './templates-path'
import { useTemplateAccess } from './use-template-access'
import { useTemplateRemoval } from './use-template-removal'
import * as styles from '../edit/summary.css'

/** Props of `TemplateDetail`. */
export interface TemplateDetailProps {
  template: SurveyTemplate
  /** ETag of the template; every change names it. */
  etag: string | undefined
}

/** A template with what can be done to it: locked Remove and Go Back, unlocked Update and Create survey as well (R2-133 to R2-138). */
export function TemplateDetail({ template, etag }: TemplateDetailProps) {
  const messages = useMessages(templateMessages)
  const shared = useMessages(surveyMessages)
  const href = useHref()
  const can = useCan()
  const navigate = useNavigate()
  const isUnlocked = useTemplateAccess(template.id)
  const notifyUpdated = useUpdatedNotice('template')
  const values = useMemo<FormDraft>(
    () => ({ title: template.title, description: template.description, fields: readFields(template.fields) }),
    [template],
  )
  const editor = useEditor<FormDraft, unknown>({
    name: `surveys.template:${template.id}`,
    schema: templateSchema,
    values,
    version: etag,
    send: (draft, { api, ifMatch }) => updateSurveyTemplate(api, { id: template.id, ...templateBody(draft), ifMatch }),
    invalidates: updateSurveyTemplate.changes,
    onDone: notifyUpdated,
  })
  const removal = useTemplateRemoval(template, { etag, isUnlocked, discard: editor.form.discard })
  return (
    <div className={styles.page}>
      <PageHeader
        backHref={href(TEMPLATES)}
        backLabel={shared.goBack}
        title={template.title}
        facts={!isUnlocked && messages.locked}
        action={
          isUnlocked && (
            <Button variant="primary" pending={editor.form.isSending} onClick={() => void editor.save()}>
              {messages.update}
            </Button>
          )
        }
        secondary={
          isUnlocked &&
          can('SURVEYS_CREATE') && {
            id: 'survey',
            label: messages.createSurvey,
            icon: <ClipboardList size={16} />,
            onAction: () => navigate(`/surveys/create?template=${template.id}`),
          }
        }
        actions={[
          {
            id: 'remove',
            label: shared.remove,
            icon: <Trash2 size={16} />,
            danger: true,
            disabled: !removal.isPossible || removal.isPending(),
            onAction: () => void removal.run(),
          },
        ]}
      />
      <EditorNotes form={editor.form} isUnsaved={editor.isUnsaved} />
      <Card title={messages.heading}>
        <TemplateFields editor={editor} readOnly={!isUnlocked} />
      </Card>
      <FormSection editor={editor} autosaveKey={`template:${template.id}`} readOnly={!isUnlocked} />
    </div>
  )
}
