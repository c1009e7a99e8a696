import { useMessages } from '@ssp/feature-kit'
import { Button, IconButton, Select } from '@ssp/ui'
import { Plus, Trash2 } from 'lucide-react'
import * as styles from './bulk.css'
import { bulkMessages } from './messages'

/** Props of `TeamColumns`. */
export interface TeamColumnsProps {
  headers: readonly string[]
  /** The chosen headers; '' if none is chosen. At least one. */
  chosen: readonly string[]
  onChange: (chosen: string[]) => void
}

/** Select boxes for the columns with team labels; the last one cannot be removed (R2-581 to R2-583). */
export function TeamColumns({ headers, chosen, onChange }: TeamColumnsProps) {
  const text = useMessages(bulkMessages)
  const options = headers.map((header) => ({ value: header, label: header }))
  return (
    <section className={styles.section} aria-label={text.teams}>
      <h3 className={styles.heading}>{text.teams}</h3>
      <p className={styles.muted}>{text.teamsHelp}</p>
      {chosen.map((header, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- only their position identifies the boxes
        <div key={index} className={styles.teamRow}>
          <Select
            className={styles.grow}
            label={text.teamColumn(index + 1)}
            placeholder={text.noTeam}
            options={options}
            value={header}
            onValueChange={(value) => onChange(chosen.map((one, at) => (at === index ? value : one)))}
          />
          {chosen.length > 1 && (
            <IconButton
              label={text.removeTeam(index + 1)}
              icon={<Trash2 size={16} />}
              onClick={() => onChange(chosen.filter((_, at) => at !== index))}
            />
          )}
        </div>
      ))}
      <div>
        <Button size="small" iconStart={<Plus size={16} />} onClick={() => onChange([...chosen, ''])}>
          {text.addTeam}
        </Button>
      </div>
    </section>
  )
}
