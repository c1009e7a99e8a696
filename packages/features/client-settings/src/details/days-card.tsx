import { useMessages } from '@ssp/feature-kit'
import { Card, DescriptionList, LongComboBox } from '@ssp/ui'
import { useMemo } from 'react'
import { detailsMessages } from './messages'
import type { CardProps } from './settings-cards'

interface DaysCardProps extends CardProps {
  /** The saved zone. */
  saved: string
}

/** The time zone of figures and date filters, and the effect of changing it. */
export function DaysCard({ form, locked, saved }: DaysCardProps) {
  const { days, fields } = useMessages(detailsMessages)
  const { value, onValueChange, ...field } = form.field('time_zone')
  const options = useMemo(
    // Browsers omit UTC, and may use another name for the saved zone.
    () =>
      [...new Set(['UTC', saved, ...Intl.supportedValuesOf('timeZone')])]
        .toSorted()
        .map((zone) => ({ value: zone, label: zone })),
    [saved],
  )
  if (locked)
    return (
      <Card title={days.title} description={days.description}>
        <DescriptionList items={[{ label: fields.time_zone, value }]} />
      </Card>
    )
  return (
    <Card title={days.title} description={days.description}>
      <LongComboBox
        required
        label={fields.time_zone}
        help={value !== '' && value !== saved ? days.change(value) : undefined}
        options={options}
        value={value || null}
        onValueChange={(zone) => onValueChange(zone ?? '')}
        {...field}
      />
    </Card>
  )
}
