import { createSurvey, isPublished } from '@ssp/api'
import { useCan, useHref, useMessages, useNavigate } from '@ssp/feature-kit'
import { useForgetFormDraft } from '@ssp/form-builder'
import { Button, Card, PageHeader } from '@ssp/ui'
import { surveySchema } from '../model/draft-schema'
import { emptySurvey, surveyBody, type SurveyDraft } from '../model/survey-draft'
import { toUtc } from '../model/local-date-time'
import { EditorNotes } from '../shared/editor-notes'
import { FormSection } from '../shared/form-section'
import { surveyMessages } from '../shared/messages'
import { StatusBadge, statusNow } from '../shared/status-badge'
import { useEditor } from '../shared/use-editor'
import { useFieldUpload } from '../shared/use-field-upload'
import { usePreview } from '../shared/use-preview'
import { createSurveyMessages, summaryMessages } from './messages'
import { SummaryFields } from './summary-fields'
import { useCategories } from './use-categories'
import { useImport } from './use-import'
import * as styles from './summary.css'

/** Name under which the builder persists unsaved changes. */
const AUTOSAVE = 'survey:new'

const SCHEMA = surveySchema()

/** `/surveys/create`: summary, palette and form; saved as a draft or published by its dates (R2-064 to R2-091). */
export function CreateSurveyPage() {
  const messages = useMessages(createSurveyMessages)
  const summary = useMessages(summaryMessages)
  const shared = useMessages(surveyMessages)
  const navigate = useNavigate()
  const href = useHref()
  const can = useCan()
  const forgetForm = useForgetFormDraft(AUTOSAVE)
  const upload = useFieldUpload()
  const categories = useCategories()
  const editor = useEditor<SurveyDraft, { id: string }>({
    name: 'surveys.create',
    schema: SCHEMA,
    values: emptySurvey,
    isPublished: ({ start, completion }) =>
      isPublished({ start_date: toUtc(start), completion_date: toUtc(completion) }),
    send: (draft, { api }) => createSurvey(api, surveyBody(draft)),
    invalidates: createSurvey.changes,
    done: messages.created,
    created: ({ id }, { title }) => ({
      id,
      name: title,
      href: can('SURVEYS_UPDATE') ? href(`/surveys/${id}`) : undefined,
    }),
    onDone: forgetForm,
    leave: () => navigate('/surveys'),
  })
  const { form, save } = editor
  const preview = usePreview(form.values)
  const templates = useImport(form)
  const status = statusNow(toUtc(form.values.start), toUtc(form.values.completion))
  return (
    <div className={styles.page}>
      <PageHeader
        backHref={href('/surveys')}
        backLabel={shared.goBack}
        title={messages.title}
        facts={<StatusBadge status={status} />}
        action={
          <Button variant="primary" pending={form.isSending} onClick={() => void save()}>
            {status === 'DRAFT' || status === 'COMPLETED' ? messages.draft : messages.publish}
          </Button>
        }
        secondary={preview.action}
        actions={[{ id: 'template', label: messages.template, onAction: templates.open }]}
      />
      <EditorNotes editor={editor} />
      <Card title={summary.heading}>
        <SummaryFields editor={editor} categories={categories} />
      </Card>
      <FormSection editor={editor} upload={upload} autosaveKey={AUTOSAVE} />
      {preview.element}
      {templates.element}
    </div>
  )
}
