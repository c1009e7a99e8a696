import { useMessages } from '@ssp/feature-kit'
import { SearchField, searchMatcher } from '@ssp/ui'
import { memo, useCallback, useDeferredValue, useId, useMemo, useState } from 'react'
import * as styles from '../../shared/choice-list.css'
import { userMessages } from '../messages'
import type { RestrictionOption } from './use-restriction-options'

/** More than this are found by searching: a list of twenty thousand teams is of no use. */
const SHOWN = 60

/** Props of `RestrictionChoices`. */
export interface RestrictionChoicesProps {
  /** What choosing means. */
  label: string
  /** Names the search. */
  search: string
  /** Shown when the search finds nothing. */
  none: string
  /** What can be chosen. */
  options: readonly RestrictionOption[]
  /** Ids of what is chosen. */
  chosen: ReadonlySet<string>
  /** Called with the choice after every change. */
  onChange: (chosen: ReadonlySet<string>) => void
}

/** Ticks of a long list: what is chosen first, then what the search finds. */
export function RestrictionChoices({ label, search, none, options, chosen, onChange }: RestrictionChoicesProps) {
  const messages = useMessages(userMessages).restriction
  const labelId = useId()
  const [text, setText] = useState('')
  // What was chosen at the start is first; a tick does not make rows jump.
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
