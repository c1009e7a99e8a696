import { isPublished, surveyQuery, updateSurvey, type Survey } from '@ssp/api'
import {
  kitMessages,
  RecordView,
  useApi,
  useHref,
  useLocation,
  useMessages,
  useNavigate,
  type RouteParams,
} from '@ssp/feature-kit'
import { Button, PageHeader, TabsList, TabsPanel, TabsRoot, TabsTab, useConfirm } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import * as styles from '../edit/summary.css'
import { isCompletionAllowed, surveySchema } from '../model/draft-schema'
import { toUtc } from '../model/local-date-time'
import { surveyChanges, surveyDraftOf, type SurveyDraft } from '../model/survey-draft'
import { EditorNotes } from '../shared/editor-notes'
import { EditorSkeleton } from '../shared/editor-skeleton'
import { FormSection } from '../shared/form-section'
import { surveyMessages } from '../shared/messages'
import { StatusBadge, statusNow } from '../shared/status-badge'
import { useEditor } from '../shared/use-editor'
import { useFieldUpload } from '../shared/use-field-upload'
import { useFailureNotice } from '../shared/use-failure-notice'
import { usePreview } from '../shared/use-preview'
import { useCategories } from '../edit/use-categories'
import { useUpdatedNotice } from '../shared/use-updated-notice'
import { surveyPageMessages } from './messages'
import { SummaryCard } from './summary-card'
import { readShowTab, SHOW_TABS, writeShowTab } from './tab'
import { useAnswerCounts } from './use-answer-counts'
import { useExportMenu } from './use-export-menu'
import { useSurveyRemoval } from './use-survey-removal'

const GraphsTab = lazy(async () => ({ default: (await import('../results/graphs-tab')).GraphsTab }))
const ResponsesTab = lazy(async () => ({ default: (await import('../results/responses-tab')).ResponsesTab }))

/** `/surveys/:id`, named ShowSurvey: one survey with its graphs and responses. */
export function SurveyPage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(surveyQuery(useApi(), id))
  useFailureNotice(query)
  return (
    <RecordView
      query={query}
      skeleton={<EditorSkeleton />}
      messages={useMessages(surveyPageMessages)}
      listHref={useHref()('/surveys')}
    >
      {({ record, etag }) => record && <SurveyDetail key={record.id} survey={record} etag={etag} />}
    </RecordView>
  )
}

/** A survey: editable details, graphs, responses, and actions. */
function SurveyDetail({ survey, etag }: { survey: Survey; etag: string | undefined }) {
  const messages = useMessages(surveyPageMessages)
  const shared = useMessages(surveyMessages)
  const reasons = useMessages(kitMessages).unavailable
  const href = useHref()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const confirm = useConfirm()
  const notifyUpdated = useUpdatedNotice('survey')
  const [isEditing, setEditing] = useState(false)
  const values = useMemo(() => surveyDraftOf(survey), [survey])
  const schema = useMemo(() => surveySchema(values.completion), [values])
  const status = statusNow(survey.start_date, survey.completion_date)
  const upload = useFieldUpload()
  const categories = useCategories(isEditing)
  const editor = useEditor<SurveyDraft, unknown>({
    name: `surveys.show:${survey.id}`,
    schema,
    values,
    version: etag,
    isPublished: ({ start, completion }) =>
      isPublished({ start_date: toUtc(start), completion_date: toUtc(completion) }),
    send: (draft, { api, changes, ifMatch }) =>
      updateSurvey(api, { id: survey.id, ...surveyChanges(draft, changes), ifMatch }),
    invalidates: updateSurvey.changes,
    onDone: () => {
      setEditing(false)
      notifyUpdated()
    },
  })
  const { form } = editor
  const preview = usePreview(form.values)
  const removal = useSurveyRemoval(survey, { etag, discard: form.discard })
  const exportMenu = useExportMenu(survey)
  const tab = readShowTab(search)
  const answers = useAnswerCounts(survey)

  const [isOpened, setIsOpened] = useState(false)
  if (tab === 'details' && !isOpened) setIsOpened(true)
  const openTab = (next: string) => navigate(pathname + writeShowTab(next), { replace: true })

  const toggleEditing = async () => {
    const asks = !isEditing && status === 'LIVE'
    if (asks && !(await confirm({ title: messages.editLive, confirmLabel: messages.editLabel }))) return
    setEditing(!isEditing)
  }
  const save = async () => {
    // A live survey has a completion date, so removing it takes the survey offline (decision 7).
    const withdraws = status === 'LIVE' && form.values.completion === ''
    const { withdraw, losesLive, withdrawLabel } = messages
    const confirmation = { title: withdraw, loses: losesLive, confirmLabel: withdrawLabel, destructive: true }
    if (withdraws && !(await confirm(confirmation))) return
    const lost = answers.lostValues(form.values.fields).map(messages.losesValues)
    const { rescale: title, rescaleLabel: confirmLabel } = messages
    if (lost.length > 0 && !(await confirm({ title, loses: lost.join(' '), confirmLabel }))) return
    // The errors that prevent saving are in the details.
    if (await editor.save()) return
    if (!isCompletionAllowed(form.values.completion, values.completion)) setEditing(true)
    if (tab !== 'details') openTab('details')
  }

  return (
    <TabsRoot value={tab} onValueChange={openTab} className={styles.page}>
      <PageHeader
        backHref={href('/surveys')}
        backLabel={shared.goBack}
        title={survey.title}
        facts={
          <>
            <StatusBadge status={status} />
            <span>{messages.responsesFact(survey.response_count ?? 0)}</span>
          </>
        }
        action={
          <Button
            variant="primary"
            unavailable={editor.isUnsaved ? null : reasons.unchanged}
            pending={form.isSending}
            onClick={() => void save()}
          >
            {messages.save}
          </Button>
        }
        secondary={exportMenu}
        actions={[
          ...(preview.action ? [preview.action] : []),
          {
            id: 'remove',
            label: shared.remove,
            icon: <Trash2 size={16} />,
            danger: true,
            disabled: removal.isPending(),
            onAction: () => void removal.run(),
          },
        ]}
        tabs={
          <TabsList aria-label={messages.tabs}>
            {SHOW_TABS.map((id) => (
              <TabsTab key={id} value={id}>
                {messages[id]}
              </TabsTab>
            ))}
          </TabsList>
        }
      />
      <EditorNotes editor={editor} />
      {/* Stays mounted once opened: the editor of a question keeps input that cannot be saved yet, and a save on another tab finds it. */}
      <TabsPanel value="details" forceMount={isOpened || undefined} hidden={tab !== 'details'} className={styles.panel}>
        <SummaryCard
          survey={survey}
          status={status}
          editor={editor}
          categories={categories}
          isEditing={isEditing}
          onToggle={() => void toggleEditing()}
        />
        <FormSection editor={editor} upload={upload} autosaveKey={`survey:${survey.id}`} countAnswers={answers.count} />
      </TabsPanel>
      <Suspense fallback={<EditorSkeleton />}>
        <TabsPanel value="graphs" className={styles.panel}>
          <GraphsTab survey={survey} />
        </TabsPanel>
        <TabsPanel value="responses" className={styles.panel}>
          <ResponsesTab survey={survey} />
        </TabsPanel>
      </Suspense>
      {preview.element}
    </TabsRoot>
  )
}
