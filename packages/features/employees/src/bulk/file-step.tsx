import { addTeamMembers } from '@ssp/api'
import { useMay, useMessages, kitMessages } from '@ssp/feature-kit'
import { Banner, Button, Progress, useFocusAfterRemoval } from '@ssp/ui'
import * as styles from './bulk.css'
import { ColumnChoice } from './column-choice'
import type { Summary } from './csv-protocol'
import type { BulkKind } from './employee-rows'
import { bulkMessages } from './messages'
import { TeamColumns } from './team-columns'
import type { FileChange, OpenFile } from './use-csv-file'
import { WrongRows } from './wrong-rows'

/** Props of `FileStep`. */
export interface FileStepProps {
  kind: BulkKind
  file: OpenFile
  /** Number of rows sent so far while they are compared; undefined before. */
  sent: number | undefined
  onChange: (changes: FileChange) => void
  onReset: () => void
}

/** The properties of the file: its columns, which can be chosen, the team columns, and the rows to fix. */
export function FileStep({ kind, file, sent, onChange, onReset }: FileStepProps) {
  const text = useMessages(bulkMessages)
  const reasons = useMessages(kitMessages).unavailable
  const { summary, session, name, teams } = file
  const takesTeams = useMay()(addTeamMembers)
  // A corrected cell disappears with its row; the next one gets the focus, not the button above.
  const step = useFocusAfterRemoval<HTMLDivElement>('input:enabled')
  const { missing, duplicate, headers, columns, encoding, delimiter, right, wrong } = summary
  const names = (fields: Summary['missing']) => fields.map((field) => text.fields[field]).join(', ')
  const chooseTeams = async (chosen: string[]) => {
    onChange({ teams: chosen })
    onChange({ summary: await session.ask({ type: 'teams', columns: chosen.filter(Boolean) }) })
  }
  const chooseColumns = async (of: Summary['columns']) =>
    onChange({ summary: await session.ask({ type: 'columns', of }) })
  return (
    <div ref={step} tabIndex={-1} className={styles.stack}>
      <div>
        <div className={styles.line}>
          <span className={styles.name}>{name}</span>
          <Button
            className={styles.end}
            size="small"
            unavailable={sent === undefined ? null : reasons.busy}
            onClick={onReset}
          >
            {text.otherFile}
          </Button>
        </div>
        <p className={styles.muted}>{text.facts(right, encoding, text.delimiter(delimiter))}</p>
      </div>
      {missing.length > 0 && <Banner kind="error" text={text.missing(names(missing))} />}
      {duplicate.length > 0 && <Banner kind="warning" text={text.duplicate(names(duplicate))} />}
      {right + wrong === 0 && <Banner kind="error" text={text.empty} />}
      {sent !== undefined && <Progress label={text.checking} value={(sent / right) * 100} />}
      {right + wrong > 0 && sent === undefined && (
        <ColumnChoice {...{ kind, headers, columns, teams }} onChange={(of) => void chooseColumns(of)} />
      )}
      {missing.length === 0 && sent === undefined && (
        <>
          {kind !== 'deactivate' &&
            (takesTeams ? (
              <TeamColumns headers={headers} chosen={teams} onChange={(chosen) => void chooseTeams(chosen)} />
            ) : (
              <p className={styles.muted}>{text.noTeams}</p>
            ))}
          {wrong > 0 && <WrongRows file={file} onChange={(next) => onChange({ summary: next })} />}
        </>
      )}
    </div>
  )
}
