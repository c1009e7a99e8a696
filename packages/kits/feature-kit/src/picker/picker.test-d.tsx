// The compiler checks this file (`npm run types`); it never runs.
import { teamCountQuery, teamsQuery, type Team } from '@ssp/api'
import { expectTypeOf } from 'vitest'
import { PickerPanel } from './picker-panel'
import type { PickerMessages } from './picker-content'
import { RecordPicker } from './record-picker'

declare const messages: PickerMessages
declare const add: (team: Team) => void
const frame = { open: true, onClose: () => {}, messages, pendingKey: null }
const queries = { page: teamsQuery, count: teamCountQuery }

/** The page query determines the records that are drawn and added. */
export const panel = (
  <PickerPanel
    {...frame}
    {...queries}
    row={(team) => {
      expectTypeOf(team).toEqualTypeOf<Team>()
      return { id: team.id, name: team.label }
    }}
    onAdd={add}
  />
)

export const several = (
  <PickerPanel
    {...frame}
    {...queries}
    row={({ id, label }) => ({ id, name: label })}
    onAddSelected={async (teams) => {
      expectTypeOf(teams).toEqualTypeOf<readonly Team[]>()
      return true
    }}
  />
)

export const both = (
  // @ts-expect-error -- a picker adds one by one or all at the end
  <PickerPanel
    {...frame}
    {...queries}
    row={({ id, label }) => ({ id, name: label })}
    onAdd={add}
    onAddSelected={async () => true}
  />
)

export const otherRecord = (
  // @ts-expect-error -- adds records of another kind
  <PickerPanel {...frame} {...queries} row={({ id }) => ({ id, name: id })} onAdd={(user: { email: string }) => user} />
)

export const field = (
  <RecordPicker
    label="Team"
    page={teamsQuery}
    option={(team) => {
      expectTypeOf(team).toEqualTypeOf<Team>()
      return { value: team.id, label: team.label }
    }}
    value=""
    onValueChange={(id) => expectTypeOf(id).toEqualTypeOf<string>()}
  />
)

export const withoutLabel = (
  // @ts-expect-error -- an option has a label
  <RecordPicker label="Team" page={teamsQuery} option={({ id }) => ({ value: id })} value="" onValueChange={() => {}} />
)
