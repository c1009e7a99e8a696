import { useState, type KeyboardEvent } from 'react'
import { CheckboxGroup } from '../checkbox-group'
import { useUiMessages } from '../internal/messages-context'
import { SearchField } from '../search-field'
import { searchMatcher } from '../search-matcher/search-matcher'
import type { Option } from '../select'
import * as styles from './filter-panel.css'

interface OptionsFilterProps {
  label: string
  options: readonly Option[]
  /** Values of the ticked options. */
  value: readonly string[]
  /** Maximum number of ticked options. Default: all. */
  most?: number | undefined
  onChange: (value: readonly string[]) => void
}

/** Number of options above which a search is shown. */
const UNSEARCHED = 8

/** Ticks any of several options. Options that were already ticked come first. */
export function OptionsFilter({ label, options, value, most = options.length, onChange }: OptionsFilterProps) {
  const messages = useUiMessages('filterBar')
  const [search, setSearch] = useState('')
  // The order does not change while options are ticked, so that no option moves away from the pointer.
  const [ordered] = useState(() => options.toSorted((a, b) => rank(b, value) - rank(a, value)))
  const matches = searchMatcher(search)
  const isFull = value.length >= most
  const shown = ordered
    .filter((option) => matches(option.label))
    .map((option) => ({ ...option, disabled: option.disabled || (isFull && !value.includes(option.value)) }))
  const isHidden = (one: string) => !shown.some((option) => option.value === one)
  return (
    <div>
      <div aria-hidden="true" className={styles.legend}>
        {value.length > 0 ? messages.ticked(label, value.length) : label}
      </div>
      <div className={styles.choice}>
        {options.length > UNSEARCHED && (
          <SearchField
            className={styles.search}
            label={messages.searchOptions(label)}
            placeholder={messages.searchOptions(label)}
            value={search}
            onValueChange={setSearch}
            onKeyDown={keepOpen}
          />
        )}
        {isFull && most < options.length && <p className={styles.none}>{messages.most(most)}</p>}
        {shown.length === 0 && <p className={styles.none}>{messages.noOptions}</p>}
        <div className={styles.options}>
          <CheckboxGroup
            hideLabel
            label={label}
            options={shown}
            value={value}
            onValueChange={(ticked) => onChange([...value.filter(isHidden), ...ticked])}
          />
        </div>
      </div>
    </div>
  )
}

const rank = (option: Option, ticked: readonly string[]): number => (ticked.includes(option.value) ? 1 : 0)

// Enter would apply the filters and close the panel.
const keepOpen = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}
