import { Button } from '@ssp/ui'
import { useEffect, useId, useRef } from 'react'
import type { PickerRow } from './picker-table'
import * as styles from './picker.css'

/** Props of `ChosenRecord`. */
export interface ChosenRecordProps {
  /** Name of the field. */
  label: string
  record: PickerRow
  /** Name of the button. */
  change: string
  /** Called to choose another record; without it the choice is final. */
  onChange: (() => void) | undefined
  error: string | undefined
}

/** The chosen record of a `RecordChoice`, which replaces the search. */
export function ChosenRecord({ label, record, change, onChange, error }: ChosenRecordProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  useEffect(() => {
    // The focused search is unmounted; a field that appeared with the choice may have taken the focus.
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <div role="group" aria-label={label} aria-describedby={error && id}>
      <div className={styles.chosen}>
        <div className={styles.what}>
          <span className={styles.meta}>{label}</span>
          <span className={styles.name}>{record.name}</span>
          {record.meta && <span className={styles.meta}>{record.meta}</span>}
        </div>
        {onChange && (
          <Button ref={button} size="small" className={styles.change} onClick={onChange}>
            {change}
          </Button>
        )}
      </div>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}
