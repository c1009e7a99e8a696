import { useGuardedNavigate } from '@ssp/feature-kit'
import { SearchField } from '@ssp/ui'
import { useState, type FormEvent } from 'react'
import { messages } from '../messages'

/** Leads to the employees that match (spec 1 section 2.3). An empty search stays where it is. */
export function EmployeeSearch() {
  const navigate = useGuardedNavigate()
  const [text, setText] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const search = text.trim()
    if (search) navigate(`/employees?${new URLSearchParams({ search })}`)
  }
  return (
    <form role="search" onSubmit={submit}>
      <SearchField
        label={messages.shell.searchLabel}
        placeholder={messages.shell.searchPlaceholder}
        value={text}
        onValueChange={setText}
      />
    </form>
  )
}
