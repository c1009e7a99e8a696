import { errorText } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { LeftOut, MultiSelect, type ComboBoxOption } from '@ssp/ui'
import { useMemo, useState } from 'react'
import { reportMessages } from '../messages'

const MOST = 20

/** Props of `PeopleField`. */
export interface PeopleFieldProps {
  /** The chosen employees. */
  people: readonly ComboBoxOption[]
  onChange: (people: readonly ComboBoxOption[]) => void
  /** Query of employees that match the typed text. */
  query: {
    data: readonly { id: string; name: string; team: string | null }[] | undefined
    error: Error | null
    isFetching: boolean
  }
  onSearch: (text: string) => void
}

/** Selects involved people from the directory, so that none of them can read the report. */
export function PeopleField({ people, onChange, query, onSearch }: PeopleFieldProps) {
  const messages = useMessages(reportMessages)
  const [leftOut, setLeftOut] = useState(0)
  // A new list would clear the typed text.
  const ids = useMemo(() => people.map(({ value }) => value), [people])
  const found = (query.data ?? []).map(({ id, name, team }) => ({
    value: id,
    label: name,
    description: team ?? undefined,
  }))
  const isChosen = ({ value }: ComboBoxOption) => people.some((person) => person.value === value)
  // The chips of the chosen people need their names.
  const options = [...people, ...found.filter((option) => !isChosen(option))]
  const choose = (chosen: readonly string[]) => {
    setLeftOut(Math.max(0, chosen.length - MOST))
    onChange(chosen.slice(0, MOST).flatMap((id) => options.find(({ value }) => value === id) ?? []))
  }
  return (
    <MultiSelect
      label={messages.people}
      placeholder={messages.peoplePlaceholder}
      help={messages.peopleHelp}
      notice={leftOut > 0 && <LeftOut count={leftOut} most={MOST} />}
      error={query.error && `${messages.peopleFailed} ${errorText(query.error, '')}`}
      options={options}
      loading={query.isFetching}
      value={ids}
      onSearch={onSearch}
      onValueChange={choose}
    />
  )
}
