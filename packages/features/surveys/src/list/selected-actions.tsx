import { MOST_CHANGED, removeSelectedSurveys, type SurveySelection, type SurveySummary } from '@ssp/api'
import { SelectedChanges, useMessages, type Selection } from '@ssp/feature-kit'
import { Trash2 } from 'lucide-react'
import { selectedSurveysMessages } from './messages'

const CHANGES = [{ name: 'remove', Icon: Trash2, destructive: true }] as const

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<SurveySummary>
  /** The search of the list, which defines a selection of all matching surveys. */
  filter: Extract<SurveySelection, { filter: object }>['filter']
}

/** Removes selected surveys; the confirmation counts the responses of those that were ticked one by one. */
export function SelectedActions({ selection, filter }: SelectedActionsProps) {
  const { confirm, ...messages } = useMessages(selectedSurveysMessages)
  const responses = selection.rows.reduce((sum, { response_count: count }) => sum + (count ?? 0), 0)
  return (
    <SelectedChanges
      {...{ selection, filter }}
      changes={CHANGES}
      most={MOST_CHANGED.removeSelectedSurveys}
      send={(_, of, api) => removeSelectedSurveys(api, { selection: of })}
      invalidates={removeSelectedSurveys.changes}
      messages={{ ...messages, confirm: { remove: (count) => confirm(count, selection.all ? undefined : responses) } }}
    />
  )
}
