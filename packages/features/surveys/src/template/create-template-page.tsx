import { createSurveyTemplate } from '@ssp/api'
import { useCan, useHref, useMessages, useNavigate } from '@ssp/feature-kit'
import { useForgetFormDraft } from '@ssp/form-builder'
import { Button, Card, PageHeader } from '@ssp/ui'
import { templateSchema } from '../model/draft-schema'
import { emptyForm, templateBody, type FormDraft } from '../model/survey-draft'
import { EditorNotes } from '../shared/editor-notes'
import { FormSection } from '../shared/form-section'
import { surveyMessages } from '../shared/messages'
import { useEditor } from '../shared/use-editor'
import { useFieldUpload } from '../shared/use-field-upload'
import { createTemplateMessages } from './messages'
import { TemplateFields } from './template-fields'
import { TEMPLATES } from './templates-path'
import * as styles from '../edit/summary.css'

/** Name under which the builder persists unsaved changes. */
const AUTOSAVE = 'template:new'

/** `/surveys/template/create`: title, description and form (R2-124 to R2-129). */
export function CreateTemplatePage() {
  const messages = useMessages(createTemplateMessages)
  const shared = useMessages(surveyMessages)
  const navigate = useNavigate()
  const href = useHref()
  const can = useCan()
  const forgetForm = useForgetFormDraft(AUTOSAVE)
  const upload = useFieldUpload()
  const editor = useEditor<FormDraft, { id: string }>({
    name: 'surveys.createTemplate',
    schema: templateSchema,
    values: emptyForm,
    send: (draft, { api }) => createSurveyTemplate(api, templateBody(draft)),
    invalidates: createSurveyTemplate.changes,
    done: messages.created,
    created: ({ id }, { title }) => ({
      id,
      name: title,
      href: can('SURVEYS_UPDATE') ? href(`/surveys/template/${id}`) : undefined,
    }),
    onDone: forgetForm,
    leave: () => navigate(TEMPLATES),
  })
  return (
    <div className={styles.page}>
      <PageHeader
        backHref={href(TEMPLATES)}
        backLabel={shared.goBack}
        title={messages.title}
        action={
          <Button variant="primary" pending={editor.form.isSending} onClick={() => void editor.save()}>
            {messages.create}
          </Button>
        }
      />
      <EditorNotes editor={editor} />
      <Card title={messages.heading}>
        <TemplateFields editor={editor} />
      </Card>
      <FormSection editor={editor} upload={upload} autosaveKey={AUTOSAVE} />
    </div>
  )
}
