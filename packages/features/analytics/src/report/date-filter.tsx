import { useMessages } from '@ssp/feature-kit'
import { Button, DateField, Select, useIsPhone } from '@ssp/ui'
import { RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { reportMessages } from '../messages'
import { presetOf, presetPeriod, PRESETS } from './period'
import * as styles from './report-page.css'
import type { Report } from './use-report'

/** 'Filter from', 'Filter to' and the button that applies them. There is no rule between the two (spec 4 section 5). */
export function DateFilter({ report }: { report: Report }) {
  const messages = useMessages(reportMessages)
  const { period, reload, reloading, today } = report
  const isPhone = useIsPhone()
  const [start, setStart] = useState<string | null>(period.start)
  const [end, setEnd] = useState<string | null>(period.end)
  const [known, setKnown] = useState(period)
  if (period !== known) {
    setKnown(period)
    setStart(period.start)
    setEnd(period.end)
  }
  return (
    <form
      className={isPhone ? styles.filter : `${styles.filter} ${styles.besideLabels}`}
      aria-label={messages.filter}
      onSubmit={(event) => {
        event.preventDefault()
        setStart(start ?? period.start)
        setEnd(end ?? period.end)
        reload({ start, end })
      }}
    >
      <Select
        className={styles.range}
        label={messages.range}
        // On a phone the option shows it, so that the figures start higher.
        hideLabel={isPhone}
        value={presetOf(period, today) ?? ''}
        placeholder={messages.otherRange}
        options={PRESETS.map((value) => ({ value, label: messages[value] }))}
        onValueChange={(value) => {
          const preset = PRESETS.find((one) => one === value)
          if (preset) reload(presetPeriod(preset, today))
        }}
      />
      <DateField className={styles.day} label={messages.from} value={start} onValueChange={setStart} />
      <DateField className={styles.day} label={messages.to} value={end} onValueChange={setEnd} />
      <Button type="submit" pending={reloading}>
        <span className={styles.reload}>
          <RefreshCw size={16} />
          <span className={styles.reloadText}>{messages.reload}</span>
        </span>
      </Button>
    </form>
  )
}
