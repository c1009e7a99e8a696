import { errorText, reportablePeopleQuery } from '@ssp/api'
import { useApi, useLater, useMessages } from '@ssp/feature-kit'
import { LeftOut, MultiSelect, type ComboBoxOption } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { reportMessages } from '../messages'

const MOST = 20
/** Letters that the server needs. */
const SHORTEST = 3

/** Props of `PeopleField`. */
export interface PeopleFieldProps {
  /** Employees who are chosen. */
  people: readonly ComboBoxOption[]
  onChange: (people: readonly ComboBoxOption[]) => void
}

/** Picks people who are involved from the directory, so that none of them can read the report. */
export function PeopleField({ people, onChange }: PeopleFieldProps) {
  const messages = useMessages(reportMessages)
  const [typed, setTyped] = useState('')
  const [leftOut, setLeftOut] = useState(0)
  // A new list would empty what is being typed.
  const ids = useMemo(() => people.map(({ value }) => value), [people])
  const search = useLater(typed.trim())
  const canSearch = search.length >= SHORTEST
  const query = useQuery({ ...reportablePeopleQuery(useApi(), search), enabled: canSearch })
  const found = (canSearch ? (query.data ?? []) : []).map(({ id, name, team }) => ({
    value: id,
    label: name,
    description: team ?? undefined,
  }))
  const isChosen = ({ value }: ComboBoxOption) => people.some((person) => person.value === value)
  // The chips of those who are chosen need their names.
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
      onSearch={setTyped}
      onValueChange={choose}
    />
  )
}
