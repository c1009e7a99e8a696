import { ComboBox, type ComboBoxProps } from '@ssp/ui'
import { useMemo, useState } from 'react'

/** As many choices as anybody reads; the others are found by typing. */
const SHOWN = 50

/** A combo box over thousands of choices: draws those that match what is typed, a few at a time, and always the chosen one. */
export function LongComboBox({ options, value, ...rest }: Omit<ComboBoxProps, 'onSearch' | 'defaultValue'>) {
  const [search, setSearch] = useState('')
  const found = useMemo(() => {
    const chosen = options.find((option) => option.value === value)
    // The label of the choice stands in the field; it is not a search.
    const wanted = search === chosen?.label ? '' : search.trim().toLowerCase()
    const matching = options.filter(({ label, description = '' }) =>
      `${label} ${description}`.toLowerCase().includes(wanted),
    )
    const few = matching.slice(0, SHOWN)
    if (!chosen || few.includes(chosen)) return few
    // The field must know it; but it is not what was looked for.
    return wanted === '' ? [chosen, ...few] : [...few, chosen]
  }, [options, search, value])
  return <ComboBox {...rest} options={found} value={value} onSearch={setSearch} />
}
