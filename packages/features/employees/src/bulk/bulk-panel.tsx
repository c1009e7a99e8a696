import { bulkRunsQuery, type BulkRun } from '@ssp/api'
import {
  InputPanel,
  QueryView,
  saveFile,
  useApi,
  useLocale,
  useMessages,
  type MessagesOf,
  type PanelProps,
} from '@ssp/feature-kit'
import { Banner, Button, FileDrop, Progress, Skeleton, useConfirm } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from './bulk.css'
import type { Summary } from './csv-protocol'
import { EarlierRuns, type EarlierRunsProps } from './earlier-runs'
import { usedBy, type BulkKind } from './employee-rows'
import { FileStep } from './file-step'
import { bulkMessages } from './messages'
import { RunView } from './run-view'
import { useBulkRun } from './use-bulk-run'
import { useCsvFile } from './use-csv-file'
import { isWorking, LOOK_EVERY, useFollowRun } from './use-follow-run'
import { toCsv } from './wrong-rows-csv'

/** Props of `BulkPanel`. */
export interface BulkPanelProps extends PanelProps {
  /** The action on the rows of the file. */
  kind: BulkKind
  /** A run of selected employees, instead of a file. Default: none. */
  runId?: string
}

/**
 * The side panels Import, Update and Deactivate via CSV, and deactivation of selected employees: choose, fix, compare,
 * apply, undo.
 */
export function BulkPanel({ kind, runId, open, onClose }: BulkPanelProps) {
  const text = useMessages(bulkMessages)
  const csv = useCsvFile(kind, runId === undefined)
  const { query, run, sent, check, apply, undo, view } = useBulkRun(kind, runId)
  const [typed, setTyped] = useState('')
  const isOpen = query.data !== undefined || query.isFetching || query.error !== null
  const hits = run ? run.counts.new + run.counts.changed : 0
  const nothingToDo = runId === undefined ? text.nothingToApply : text.nothingToDeactivate
  const { summary } = csv.file ?? {}
  const confirm = useConfirm()
  // A confirmed run is on the server and continues without the panel.
  const isDraft = run?.state === 'draft' && !apply.isPending()
  const isUnsaved = run ? isDraft && (hits > 0 || csv.file?.isEdited === true) : csv.file !== undefined
  const chooseAnother = async () => {
    if (!csv.file?.isEdited || (await confirm({ ...text.discardEdits, destructive: true }))) csv.reset()
  }

  const start = (
    <div className={styles.stack}>
      <p className={styles.muted}>{text.intro[kind]}</p>
      {csv.reading === undefined ? (
        <>
          <FileDrop label={text.file} onFiles={([file]) => void (file && csv.open(file))} />
          <TemplateButton kind={kind} />
        </>
      ) : (
        <Progress label={`${text.reading} ${csv.reading}`} />
      )}
      {csv.error !== undefined && <Banner kind="error" text={errorText(csv.error, text)} />}
      <Earlier kind={kind} onView={({ id }) => view(id)} />
    </div>
  )

  return (
    <InputPanel
      open={open}
      onClose={onClose}
      unsaved={isUnsaved}
      title={runId === undefined ? text.titles[kind] : text.titles.selected}
      renderFooter={(close) => (
        <>
          {runId === undefined && run && run.state !== 'applying' && run.state !== 'undoing' && (
            <Button
              onClick={() => {
                view(null)
                setTyped('')
                if (run.state !== 'draft') csv.reset()
              }}
            >
              {text.back}
            </Button>
          )}
          {run?.undoUntil && (
            <Button pending={undo.isPending()} onClick={() => void undo.run(run)}>
              {text.undo}
            </Button>
          )}
          {run?.state === 'draft' ? (
            <Button
              variant={kind === 'deactivate' ? 'danger' : 'primary'}
              unavailable={
                hits === 0 ? nothingToDo : isConfirmed(run, typed) ? null : text.guardLabel(run.confirmCount ?? 0)
              }
              pending={apply.isPending()}
              onClick={() => void apply.run({ run, count: run.confirmCount ?? undefined })}
            >
              {text.apply[kind](hits)}
            </Button>
          ) : csv.file && !isOpen ? (
            <Button
              variant="primary"
              unavailable={uncheckable(summary, text)}
              pending={sent !== undefined}
              onClick={() => void (csv.file && check(csv.file))}
            >
              {text.check(summary?.right ?? 0)}
            </Button>
          ) : (
            <Button onClick={close}>{text.close}</Button>
          )}
        </>
      )}
    >
      {isOpen ? (
        <QueryView query={query} skeleton={<Skeleton height={320} />}>
          {(found) => <RunView run={found} isFile={runId === undefined} typed={typed} onType={setTyped} />}
        </QueryView>
      ) : csv.file ? (
        <FileStep kind={kind} file={csv.file} sent={sent} onChange={csv.update} onReset={() => void chooseAnother()} />
      ) : (
        start
      )}
    </InputPanel>
  )
}

/** A file with only the headings. The separator is that of spreadsheets in this language. */
function TemplateButton({ kind }: Pick<BulkPanelProps, 'kind'>) {
  const text = useMessages(bulkMessages)
  const delimiter = new Intl.NumberFormat(useLocale()).format(0.5).includes(',') ? ';' : ','
  const headings = usedBy(kind).map((field) => text.fields[field])
  return (
    <div>
      <Button
        size="small"
        iconStart={<Download size={16} />}
        onClick={() => saveFile(toCsv([headings], delimiter), `${kind}.csv`)}
      >
        {text.template}
      </Button>
    </div>
  )
}

/** A server without bulk runs shows nothing. */
function Earlier(props: Omit<EarlierRunsProps, 'runs'>) {
  const follow = useFollowRun()
  const { data } = useQuery({
    ...bulkRunsQuery(useApi(), props.kind),
    refetchInterval: ({ state }) => (state.data?.some(isWorking) ? LOOK_EVERY : false),
  })
  useEffect(() => data?.filter(isWorking).forEach(follow), [data, follow])
  return <EarlierRuns {...props} runs={data ?? []} />
}

const isConfirmed = ({ confirmCount }: BulkRun, typed: string) =>
  confirmCount === null || typed.trim() === String(confirmCount)

/** Why the rows of a file cannot be checked; null if they can. */
function uncheckable(summary: Summary | undefined, text: MessagesOf<typeof bulkMessages>): string | null {
  if (!summary) return text.reading
  if (summary.missing.length > 0) return text.columnMissing
  return summary.right === 0 ? text.noRightRow : null
}

function errorText(
  error: string,
  text: { notCsv: string; empty: string; tooLarge: string; unreadable: string },
): string {
  if (error === 'binary') return text.notCsv
  if (error === 'empty') return text.empty
  return error === 'too_large' ? text.tooLarge : text.unreadable
}
