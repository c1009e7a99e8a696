import { ComboBox } from '../combo-box'
import { DateRangePicker, type DateRange } from '../date-picker'
import { useUiMessages } from '../internal/messages-context'
import { NumberField } from '../number-field'
import { Select } from '../select'
import type { FilterDefinition, FilterValue, FilterValues, NumberRange } from './filter.types'
import { OptionsFilter } from './options-filter'
import * as styles from './filter-panel.css'

/** Props of `FilterFields`. */
export interface FilterFieldsProps {
  /** The filters in order. */
  definitions: readonly FilterDefinition[]
  /** Field values by id. */
  values: FilterValues
  /** Called with the id of a filter and its new value; `undefined` when cleared. */
  onChange: (id: string, value: FilterValue | undefined) => void
}

/** A field for each filter. */
export function FilterFields({ definitions, values, onChange }: FilterFieldsProps) {
  const messages = useUiMessages('filterBar')
  return definitions.map((definition) => {
    const { id, label, kind } = definition
    const change = (value: FilterValue | undefined) => onChange(id, value)
    if (kind === 'select' && definition.search) {
      return (
        <ComboBox
          key={id}
          {...definition.search}
          label={label}
          placeholder={messages.any}
          options={definition.options}
          value={(values[id] as string | undefined) ?? null}
          onValueChange={(value) => change(value ?? undefined)}
        />
      )
    }
    if (kind === 'select') {
      return (
        <Select
          key={id}
          label={label}
          placeholder={messages.any}
          options={definition.options}
          value={(values[id] as string | undefined) ?? ''}
          onValueChange={(value) => change(value || undefined)}
        />
      )
    }
    if (kind === 'multiSelect') {
      return (
        <OptionsFilter
          key={id}
          label={label}
          options={definition.options}
          most={definition.most}
          value={(values[id] as readonly string[] | undefined) ?? []}
          onChange={change}
        />
      )
    }
    if (kind === 'dateRange') {
      const range = (values[id] as DateRange | undefined) ?? null
      return (
        <DateRangePicker key={id} label={label} value={range} onValueChange={(value) => change(value ?? undefined)} />
      )
    }
    const range = (values[id] as NumberRange | undefined) ?? {}
    return (
      <fieldset key={id}>
        <legend className={styles.legend}>{label}</legend>
        <div className={styles.pair}>
          <NumberField
            label={messages.from}
            value={range.min ?? null}
            onValueChange={(min) => change({ ...range, min: min ?? undefined })}
          />
          <NumberField
            label={messages.to}
            value={range.max ?? null}
            onValueChange={(max) => change({ ...range, max: max ?? undefined })}
          />
        </div>
      </fieldset>
    )
  })
}
