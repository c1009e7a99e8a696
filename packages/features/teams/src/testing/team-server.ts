import type { Team } from '@ssp/api'
import { collection, fakeServer } from '@ssp/api/testing'
import { team, teams } from './teams'

const path = '/ssp/production/teams/{clientId}'

/** A fake server for the team calls. */
export function teamServer(rows: Team[] = teams(12)) {
  const all = collection({ rows, search: ({ label }) => [label], unique: ['label'] })
  return fakeServer()
    .on('get', path, ({ query }) => all.page(query))
    .on('get', `${path}#count`, ({ query }) => [{ total: all.total(query) }])
    .on('post', path, (request) => {
      const { label } = request.body as Pick<Team, 'label'>
      return all.create(request, (id) => team(0, { id, label }))
    })
}
