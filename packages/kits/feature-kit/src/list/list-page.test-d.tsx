// The compiler checks this file (`npm run types`); it never runs.
import { teamCountQuery, teamsQuery, type SspApi, type Team } from '@ssp/api'
import type { UseQueryOptions } from '@tanstack/react-query'
import { expectTypeOf } from 'vitest'
import { dateRange, dateRangeAs, defineFilters, oneOf, type WireOf } from './filters'
import { ListPage, type ListMessages } from './list-page'
import type { PageArgs } from './first-page'

declare const messages: ListMessages

/** The page query determines the rows of everything that draws them. */
export const list = (
  <ListPage
    messages={messages}
    page={teamsQuery}
    count={teamCountQuery}
    columns={[{ key: 'label', header: 'Name', cell: ({ label }) => label }]}
    rowName={(team) => {
      expectTypeOf(team).toEqualTypeOf<Team>()
      return team.label
    }}
    bulkActions={({ rows }) => rows.map(({ label }) => label)}
  />
)

export const unknownProperty = (
  // @ts-expect-error -- no property of a team
  <ListPage messages={messages} page={teamsQuery} count={teamCountQuery} rowName={(team) => team.surname} />
)

export const otherCount = (
  // @ts-expect-error -- a count is a number
  <ListPage messages={messages} page={teamsQuery} count={teamsQuery} />
)

/** A query whose operation has one parameter to filter by. */
declare const inRegion: (api: SspApi, args: PageArgs & { region?: 'north' | 'south' }) => UseQueryOptions<Team[]>

const filters = defineFilters({ region: oneOf('north', 'south') })
export const filtered = <ListPage messages={messages} page={inRegion} filters={filters} />

const otherValue = defineFilters({ region: oneOf('west') })
export const unknownValue = (
  // @ts-expect-error -- no value of the parameter
  <ListPage messages={messages} page={inRegion} filters={otherValue} />
)

// What the filters send, by kind.
const all = defineFilters({ region: oneOf('north', 'south'), created: dateRange(), period: dateRangeAs('from', 'to') })
expectTypeOf<WireOf<typeof all>>().toEqualTypeOf<
  { region?: 'north' | 'south' } & { created?: string } & Partial<Record<'from' | 'to', string>>
>()
