import { surveyTemplateQuery, updateSurveyTemplate, type SurveyTemplate } from '@ssp/api'
import { RecordView, useApi, useCan, useHref, useMessages, useNavigate, type RouteParams } from '@ssp/feature-kit'
import { Button, Card, PageHeader } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList, Trash2 } from 'lucide-react'
import { useMemo } from 'react'
import * as styles from '../edit/summary.css'
import { templateSchema } from '../model/draft-schema'
import { readFields, templateBody, type FormDraft } from '../model/survey-draft'
import { EditorNotes } from '../shared/editor-notes'
import { EditorSkeleton } from '../shared/editor-skeleton'
import { FormSection } from '../shared/form-section'
import { surveyMessages } from '../shared/messages'
import { useEditor } from '../shared/use-editor'
import { useFieldUpload } from '../shared/use-field-upload'
import { useFailureNotice } from '../shared/use-failure-notice'
import { useUpdatedNotice } from '../shared/use-updated-notice'
import { templateMessages } from './messages'
import { TemplateFields } from './template-fields'
import { TEMPLATES } from './templates-path'
import { useTemplateAccess } from './use-template-access'
import { useTemplateRemoval } from './use-template-removal'

/** `/surveys/template/:id`: one template, locked until the access check allows editing (R2-130 to R2-138). */
export function TemplatePage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(surveyTemplateQuery(useApi(), id))
  useFailureNotice(query)
  return (
    <RecordView
      query={query}
      skeleton={<EditorSkeleton />}
      messages={useMessages(templateMessages)}
      listHref={useHref()(TEMPLATES)}
    >
      {({ record, etag }) => <TemplateDetail key={record.id} template={record} etag={etag} />}
    </RecordView>
  )
}

/**
 * A template with its actions: if locked, Remove and Go Back; if unlocked, also Update and Create survey (R2-133 to
 * R2-138).
 */
function TemplateDetail({ template, etag }: { template: SurveyTemplate; etag: string | undefined }) {
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
  const upload = useFieldUpload()
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
      <EditorNotes editor={editor} />
      <Card title={messages.heading}>
        <TemplateFields editor={editor} readOnly={!isUnlocked} />
      </Card>
      <FormSection editor={editor} upload={upload} autosaveKey={`template:${template.id}`} readOnly={!isUnlocked} />
    </div>
  )
}
