import { useGuardedNavigate, useMessages } from '@ssp/feature-kit'
import { lazyOverlay, SearchField, type SuggestionInputProps } from '@ssp/ui'
import { useState, type FocusEvent, type FormEvent } from 'react'
import { portalMessages } from '../messages'
import { routes } from '../routing/routes'
import * as styles from './shell.css'

const Suggestions = lazyOverlay(async () => (await import('./palette/suggestions')).Suggestions)

/** Opens the list of employees that match (spec 1 section 2.3), or the chosen suggestion. An empty search opens nothing. */
export function EmployeeSearch() {
  const navigate = useGuardedNavigate()
  const { shell } = useMessages(portalMessages)
  const [text, setText] = useState('')
  const [suggests, setSuggests] = useState(false)
  const [input, setInput] = useState<SuggestionInputProps>()
  const search = text.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSuggests(false)
    if (search) navigate(`/employees?${new URLSearchParams({ search })}`)
  }
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) setSuggests(false)
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus leaves it from any of its controls
    <form role="search" className={styles.search} onSubmit={submit} onBlur={leave}>
      <SearchField
        {...input}
        label={shell.searchLabel}
        placeholder={shell.searchPlaceholder}
        aria-keyshortcuts="Control+K Meta+K"
        value={text}
        onValueChange={(next) => {
          setText(next)
          setSuggests(true)
        }}
      />
      {suggests && search && (
        <Suggestions
          routes={routes}
          text={text}
          onDone={() => {
            setText('')
            setSuggests(false)
          }}
          onInputProps={setInput}
        />
      )}
    </form>
  )
}
