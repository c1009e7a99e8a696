// The compiler checks this file (`npm run types`); it never runs.
import { expectTypeOf } from 'vitest'
import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import type { components } from '../generated/schema'
import { resource, send } from './resource'

type Team = components['schemas']['Team']

declare const api: SspApi
const teams = resource('teams')

// A page has the rows of its operation and takes its query.
const page = teams.page(operations.listTeams)
expectTypeOf(page(api, { page: 0, limit: 9, search: '' }).queryFn).returns.resolves.toEqualTypeOf<Team[]>()
// @ts-expect-error -- no parameter of the operation
page(api, { colour: 'red' })
// @ts-expect-error -- another type
page(api, { page: 'first' })
// @ts-expect-error -- the constant that selects the operation is not the caller's
teams.count(operations.countTeams)(api, { count: true })

// `rowsOf` determines the rows.
const labels = teams.page(operations.listTeams, (answer) => answer.map(({ label }) => label))
expectTypeOf(labels(api, {}).queryFn).returns.resolves.toEqualTypeOf<string[]>()

expectTypeOf(teams.count(operations.countTeams)(api, {}).queryFn).returns.resolves.toEqualTypeOf<number>()

// One record names its path values and comes with its ETag.
const team = teams.one(operations.getTeam, (teamId: string) => ({ path: { teamId } }))
expectTypeOf(team).parameter(1).toEqualTypeOf<string>()
// @ts-expect-error -- no path value of the operation
teams.one(operations.getTeam, (id: string) => ({ path: { id } }))
// @ts-expect-error -- the input is required
team(api)

// @ts-expect-error -- no area
resource('teems')
// @ts-expect-error -- no area
send(operations.createTeam, () => ({}), ['teems'])

// A change takes the body of its operation.
const create = send(operations.createTeam, ({ label }: { label: string }) => ({ body: { label } }))
expectTypeOf(create).parameter(1).toEqualTypeOf<{ label: string } & { ifMatch?: string | undefined }>()
// @ts-expect-error -- no body of the operation
send(operations.createTeam, ({ size }: { size: number }) => ({ body: { size } }))
// @ts-expect-error -- an operation of the contract
send({ method: 'POST', path: '/nowhere', query: {} }, () => ({}))
