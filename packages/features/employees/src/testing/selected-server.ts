import type { Employee, SelectionResult } from '@ssp/api'
import { collection, type FakeSelection } from '@ssp/api/testing'
import { bulkRun } from './bulk-server'
import { emailServer } from './email-server'
import { employees, teams } from './employees'

const path = '/ssp/production/employees/selected/{clientId}'
const membersPath = '/ssp/production/teams/members/{clientId}/{teamId}/selected'

/** A fake server for the employee calls and the actions on selected employees; `gone` no longer exist. */
export function selectedServer(rows: Employee[] = employees(57), gone: readonly string[] = []) {
  const people = collection({ rows, search: ({ forename, surname, identifier }) => [forename, surname, identifier] })
  const members = new Map(teams.map(({ id, label }) => [id, idsIn(rows, label)]))
  const selectedOf = (body: unknown) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the page's own request, typed by its sender
    const { selection } = body as { selection: FakeSelection }
    return people.selected(selection).filter(({ id }) => !gone.includes(id))
  }
  const result = (body: unknown, isDone: (id: string) => boolean): SelectionResult => {
    const ids = selectedOf(body).map(({ id }) => id)
    const done = ids.filter(isDone)
    const leftOut = [
      { reason: 'gone', total: gone.length },
      { reason: 'unchanged', total: ids.length - done.length },
    ] as const
    return { success: true, done, leftOut: leftOut.filter(({ total }) => total > 0) }
  }
  const inTeam = (teamId: string | undefined) => members.get(teamId ?? '') ?? new Set<string>()
  return emailServer(rows)
    .on('post', `${path}/recipients`, ({ body }) => {
      const chosen = selectedOf(body)
      const open = chosen.filter(({ registeredDt, deactivatedDt }) => !registeredDt && !deactivatedDt)
      const none = { total: 0, first: [] }
      return { recipients: open.length, noAddress: none, remindedRecently: none, selected: chosen.length }
    })
    .on('post', `${path}/reminder`, () =>
      Response.json({ status: 'The registration reminder is on its way.' }, { status: 201 }),
    )
    .on('post', `${path}/export`, { url: 'http://story.test/employees.csv' })
    .on('post', `${path}/deactivation`, ({ body }) => {
      const { length } = selectedOf(body)
      const counts = { ...bulkRun().counts, total: length, changed: length }
      return Response.json(bulkRun({ kind: 'deactivate', fileName: 'Selected employees', counts }), { status: 201 })
    })
    .on('post', membersPath, ({ body, params: { teamId } }) => {
      const added = result(body, (id) => !inTeam(teamId).has(id))
      for (const id of added.done) inTeam(teamId).add(id)
      return Response.json(added, { status: 201 })
    })
    .on('delete', membersPath, ({ body, params: { teamId } }) => result(body, (id) => inTeam(teamId).delete(id)))
}

const idsIn = (rows: readonly Employee[], team: string) =>
  new Set(rows.flatMap(({ id, teamLabels = [] }) => (teamLabels.includes(team) ? id : [])))
