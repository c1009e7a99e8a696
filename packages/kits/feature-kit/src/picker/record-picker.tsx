import { errorText } from '@ssp/api'
import { ComboBox, type ComboBoxOption, type ComboBoxProps } from '@ssp/ui'
import { useState } from 'react'
import { useListQuery, type ListQueries, type PageData, type RowOf } from '../list/use-list-query'
import type { Filters } from '../list/filters'
import { pickerMessages } from './messages'
import { useMessages } from '../messages/use-messages'
import { useLater } from './use-later'

/** Maximum number of options; the user finds the others by typing. */
const LIMIT = 20

const NO_FILTERS = {}

/** Props of `RecordPicker`; the rest reaches the `ComboBox`. */
export interface RecordPickerProps<Data extends PageData>
  extends
    Omit<ComboBoxProps, 'options' | 'onSearch' | 'loading' | 'value' | 'defaultValue' | 'onValueChange'>,
    Pick<ListQueries<Data, Filters>, 'page'> {
  /** Converts a record to an option. */
  option: (record: RowOf<Data>) => ComboBoxOption
  /** Id of the chosen record; '' if there is none. */
  value: string
  /** The option of the form's initial value. Default: none. */
  initial?: ComboBoxOption | undefined
  /** Called with the id of the chosen record; '' if there is none. */
  onValueChange: (value: string) => void
}

/** A form field that chooses one record with the search of the server: `<RecordPicker {...form.field('leaderId')} />`. */
export function RecordPicker<Data extends PageData>(props: RecordPickerProps<Data>) {
  const { page, option, value, initial, onValueChange, error, ...rest } = props
  const { failed } = useMessages(pickerMessages)
  const [chosen, setChosen] = useState(initial)
  const selected = chosen?.value === value ? chosen : undefined
  const [typed, setTyped] = useState('')
  // The field contains the label of the chosen record, which is not a search.
  const search = useLater(typed === selected?.label ? '' : typed.trim())
  const read = useListQuery<Data, Filters>({ page }, { search, page: 0, size: LIMIT, sort: null, filters: NO_FILTERS })
  const found = (read.rows ?? []).map(option)
  const known = selected === undefined || found.some((each) => each.value === value)
  return (
    <ComboBox
      {...rest}
      options={known ? found : [...found, selected]}
      value={value || null}
      loading={read.isFetching}
      error={error ?? (read.error && `${failed} ${errorText(read.error, '')}`)}
      onSearch={setTyped}
      onValueChange={(id) => {
        setChosen(found.find((each) => each.value === id) ?? chosen)
        onValueChange(id ?? '')
      }}
    />
  )
}
