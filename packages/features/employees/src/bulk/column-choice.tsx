import { useMessages } from '@ssp/feature-kit'
import { Button, Select } from '@ssp/ui'
import { useId, useState } from 'react'
import * as styles from './bulk.css'
import type { Summary } from './csv-protocol'
import { REQUIRED, usedBy, type BulkKind, type Field } from './employee-rows'
import { bulkMessages } from './messages'

/** Props of `ColumnChoice`. */
export interface ColumnChoiceProps {
  kind: BulkKind
  headers: readonly string[]
  /** Index of the column of each field. */
  columns: Summary['columns']
  /** Headings of the chosen team columns. */
  teams: readonly string[]
  onChange: (columns: Summary['columns']) => void
}

/** Chooses the column of each field, and names the ignored columns; initially open if a column is missing. */
export function ColumnChoice({ kind, headers, columns, teams, onChange }: ColumnChoiceProps) {
  const text = useMessages(bulkMessages)
  const id = useId()
  const fields = usedBy(kind)
  const [isOpen, setOpen] = useState(REQUIRED[kind].some((field) => columns[field] === undefined))
  const read = new Set(fields.map((field) => columns[field]))
  const options = headers.map((header, place) => ({ label: header || text.column(place + 1), value: String(place) }))
  const notRead = options.filter(({ label }, place) => !read.has(place) && !teams.includes(label))
  // A column belongs to one field: choosing it for another field removes it from the first.
  const choose = (field: Field, place: number | undefined) => {
    const others = Object.entries(columns).filter(([other, at]) => other !== field && at !== place)
    onChange(Object.fromEntries(place === undefined ? others : [...others, [field, place]]))
  }
  return (
    <section className={styles.section} aria-label={text.columns}>
      <div className={styles.line}>
        <h3 className={styles.heading}>{text.columns}</h3>
        <Button
          className={styles.end}
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {text.chooseColumns}
        </Button>
      </div>
      <p className={styles.muted}>
        {notRead.length > 0 ? text.notRead(notRead.map(({ label }) => label).join(', ')) : text.allRead}
      </p>
      {isOpen && (
        <div id={id} className={styles.columns}>
          {fields.map((field) => (
            <Select
              key={field}
              label={text.fields[field]}
              required={REQUIRED[kind].includes(field)}
              placeholder={text.noColumn}
              options={options}
              value={String(columns[field] ?? '')}
              onValueChange={(value) => choose(field, value === '' ? undefined : Number(value))}
            />
          ))}
        </div>
      )}
    </section>
  )
}
