import { nameWithIdentifier, saveFile, useMessages } from '@ssp/feature-kit'
import { Button, Pagination, TextField } from '@ssp/ui'
import { Download } from 'lucide-react'
import { useEffect, useState } from 'react'
import * as styles from './bulk.css'
import type { Summary } from './csv-protocol'
import { FIELDS, type EmployeeRow, type Field } from './employee-rows'
import { bulkMessages } from './messages'
import type { OpenFile } from './use-csv-file'

const SIZE = 5

/** Props of `WrongRows`. */
export interface WrongRowsProps {
  file: OpenFile
  onChange: (summary: Summary) => void
}

/** The invalid rows, to fix in place or to download with their errors. */
export function WrongRows({ file, onChange }: WrongRowsProps) {
  const text = useMessages(bulkMessages)
  const { session, summary } = file
  const [page, setPage] = useState(0)
  const [rows, setRows] = useState<EmployeeRow[]>([])
  const last = Math.max(0, Math.ceil(summary.wrong / SIZE) - 1)
  const shown = Math.min(page, last)
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const from = shown * SIZE
      const found = await session.ask({ type: 'rows', of: 'wrong', from, size: Math.min(SIZE, summary.wrong - from) })
      if (isCurrent) setRows(found)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [session, shown, summary])

  const download = async () => {
    const blob = await session.ask({ type: 'download', reasons: text.errors, labels: text.fields })
    saveFile(blob, file.name.replace(/(\.[^.]*)?$/, '-to-fix.csv'))
  }
  const edit = async (line: number, field: Field, value: string) =>
    onChange(await session.ask({ type: 'edit', line, field, value }))

  return (
    <section className={styles.section} aria-label={text.wrongTitle(summary.wrong)}>
      <div className={styles.line}>
        <h3 className={styles.heading}>{text.wrongTitle(summary.wrong)}</h3>
        <Button className={styles.end} size="small" iconStart={<Download size={16} />} onClick={() => void download()}>
          {text.download}
        </Button>
      </div>
      <p className={styles.muted}>{text.wrongHelp}</p>
      <ul role="list" className={styles.list}>
        {rows.map((row) => (
          <WrongRow key={row.line} row={row} onEdit={edit} />
        ))}
      </ul>
      {summary.wrong > SIZE && <Pagination page={shown} pageSize={SIZE} total={summary.wrong} onPageChange={setPage} />}
    </section>
  )
}

function WrongRow(props: { row: EmployeeRow; onEdit: (line: number, field: Field, value: string) => Promise<void> }) {
  const { row, onEdit } = props
  const text = useMessages(bulkMessages)
  return (
    <li className={styles.item}>
      <div className={styles.line}>
        <span className={styles.name}>{text.line(row.line)}</span>
        <span className={styles.muted}>{nameWithIdentifier(row.values)}</span>
      </div>
      {FIELDS.filter((field) => row.errors[field]).map((field) => (
        <WrongCell key={field} row={row} field={field} onEdit={(value) => onEdit(row.line, field, value)} />
      ))}
      {row.errors.teams && (
        <p className={styles.wrong}>
          {text.fields.teams}: {text.errors[row.errors.teams]}
        </p>
      )}
    </li>
  )
}

function WrongCell(props: { row: EmployeeRow; field: Field; onEdit: (value: string) => Promise<void> }) {
  const { row, field, onEdit } = props
  const text = useMessages(bulkMessages)
  const [value, setValue] = useState(row.values[field] ?? '')
  const error = row.errors[field]
  return (
    <TextField
      label={text.fields[field]}
      error={error && text.errors[error]}
      value={value}
      onChange={(event) => setValue(event.target.value)}
      onBlur={() => void (value !== (row.values[field] ?? '') && onEdit(value))}
      onKeyDown={(event) => void (event.key === 'Enter' && onEdit(value))}
    />
  )
}
