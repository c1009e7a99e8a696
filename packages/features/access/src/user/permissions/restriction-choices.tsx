import { useMessages } from '@ssp/feature-kit'
import { SearchField, searchMatcher } from '@ssp/ui'
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import * as styles from '../../shared/choice-list.css'
import { userMessages } from '../messages'
import type { RestrictionOption } from './use-restriction-options'

/** Number of options above which they are found by searching: a list of twenty thousand teams is of no use. */
const SHOWN = 60

/** Props of `RestrictionChoices`. */
export interface RestrictionChoicesProps {
  /** Explains the effect of choosing. */
  label: string
  /** Names the search. */
  search: string
  /** Shown when the search finds nothing. */
  none: string
  /** The options. */
  options: readonly RestrictionOption[]
  /** Ids of the chosen options. */
  chosen: ReadonlySet<string>
  /** Called with the choice after every change. */
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Checkboxes for a long list: chosen options first, then matches of the search. */
export function RestrictionChoices({ label, search, none, options, chosen, onChange }: RestrictionChoicesProps) {
  const messages = useMessages(userMessages).restriction
  const labelId = useId()
  const [text, setText] = useState('')
  // Options that were chosen at the start come first; ticking does not move rows.
  const [first] = useState(chosen)
  const wanted = useDeferredValue(text)
  const found = useMemo(() => {
    const matches = searchMatcher(wanted)
    const matching = options.filter(({ label: name, note }) => matches(`${name} ${note ?? ''}`))
    return [...matching.filter(({ id }) => first.has(id)), ...matching.filter(({ id }) => !first.has(id))]
  }, [options, wanted, first])
  const toggle = useCallback(
    (id: string) => {
      const next = new Set(chosen)
      if (!next.delete(id)) next.add(id)
      onChange(next)
    },
    [chosen, onChange],
  )

  return (
    <fieldset aria-labelledby={labelId} className={styles.fieldset}>
      <div className={styles.head}>
        <h3 id={labelId} className={styles.heading}>
          {label}
        </h3>
        <span className={styles.count}>{messages.chosen(chosen.size)}</span>
      </div>
      <SearchField label={search} placeholder={search} value={text} onValueChange={setText} />
      {found.length === 0 && <p>{none}</p>}
      {found.slice(0, SHOWN).map((option) => (
        <Choice key={option.id} option={option} checked={chosen.has(option.id)} onToggle={toggle} />
      ))}
      {found.length > SHOWN && <p className={styles.count}>{messages.more(found.length - SHOWN)}</p>}
    </fieldset>
  )
}

interface ChoiceProps {
  option: RestrictionOption
  checked: boolean
  onToggle: (id: string) => void
}

const Choice = memo(function Choice({ option: { id, label, note }, checked, onToggle }: ChoiceProps) {
  return (
    <label className={styles.tick}>
      <input type="checkbox" checked={checked} className={styles.box} onChange={() => onToggle(id)} />
      <span>
        {label}
        {note && <span className={styles.note}> · {note}</span>}
      </span>
    </label>
  )
})
