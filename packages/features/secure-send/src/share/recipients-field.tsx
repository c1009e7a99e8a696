import type { SharableUser } from '@ssp/api'
import { Failure, useMessages, type BoundField } from '@ssp/feature-kit'
import { Banner, MultiSelect } from '@ssp/ui'
import { useMemo, useState } from 'react'
import { shareMessages } from '../messages'
import type { useSharableUsers } from './use-sharable-users'

/** Maximum number of options; the user finds the others by typing. */
const LIMIT = 50

const optionOf = ({ id, label, username, email, clientName, outside }: SharableUser) => ({
  value: id,
  label,
  description: [username, email, outside && clientName].filter(Boolean).join(' · '),
})

/** Props of `RecipientsField`. */
export interface RecipientsFieldProps {
  field: BoundField<string[]>
  query: ReturnType<typeof useSharableUsers>
}

/** Chooses recipients among those with whom the user may share. */
export function RecipientsField({ field, query }: RecipientsFieldProps) {
  const messages = useMessages(shareMessages)
  const [search, setSearch] = useState('')
  const options = useMemo(() => query.data?.map(optionOf) ?? [], [query.data])
  const offered = useMemo(() => {
    const text = search.trim().toLowerCase()
    const matching = options.filter(({ label, description }) => `${label} ${description}`.toLowerCase().includes(text))
    const first = matching.slice(0, LIMIT)
    // The chips of the chosen recipients need their names.
    return [...first, ...options.filter((option) => field.value.includes(option.value) && !first.includes(option))]
  }, [options, search, field.value])
  if (query.error) return <Failure title={messages.recipientsFailed} error={query.error} />
  if (query.data?.length === 0) return <Banner kind="info" title={messages.nobody.title} text={messages.nobody.text} />
  return (
    <MultiSelect
      {...field}
      required
      label={messages.recipients}
      placeholder={messages.recipientsHint}
      loading={!query.data}
      options={offered}
      onSearch={setSearch}
    />
  )
}
