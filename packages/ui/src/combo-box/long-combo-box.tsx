import { useMemo, useState } from 'react'
import { searchMatcher } from '../search-matcher/search-matcher'
import { ComboBox } from './combo-box'
import type { ComboBoxProps } from './combo-box.types'

/** Maximum number of rendered options; the user finds the others by typing. */
const LIMIT = 50

/** Props of `LongComboBox`. */
export type LongComboBoxProps = Omit<ComboBoxProps, 'onSearch' | 'defaultValue'>

/** A controlled `ComboBox` over thousands of options: renders at most 50 that match the typed text, and the selected one. */
export function LongComboBox({ options, value, ...rest }: LongComboBoxProps) {
  const [search, setSearch] = useState('')
  const offered = useMemo(() => {
    const selected = options.find((option) => option.value === value)
    // The field holds the label of the selected option, which is not a search.
    const text = search === selected?.label ? '' : search.trim()
    const matches = searchMatcher(text)
    const matching = options.filter(({ label, description = '' }) => matches(`${label} ${description}`))
    const first = matching.slice(0, LIMIT)
    if (!selected || first.includes(selected)) return first
    // The field needs the selected option for its label, but matches come first.
    return text === '' ? [selected, ...first] : [...first, selected]
  }, [options, search, value])
  return <ComboBox {...rest} options={offered} value={value} onSearch={setSearch} />
}
