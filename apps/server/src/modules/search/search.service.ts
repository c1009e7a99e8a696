import { can, teamRules } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import type { RawBuilder, SqlBool } from 'kysely'
import { reachableAccounts } from '../../access/account-reach.ts'
import { placeOf } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import { reachOf } from '../../access/document-reach.ts'
import { employeesAs, notRestricted } from '../../access/not-restricted.ts'
import { reachableBy } from '../../access/team-reach.ts'
import type { Tx } from '../../db/database.ts'
import type { Deps } from '../../deps.ts'
import { INCIDENTS_VIEW, reachableIncidents } from '../../incidents/incident-reach.ts'
import { parseSearchText } from './search-text.repository.ts'
import * as repository from './search.repository.ts'

type SearchHit = components['schemas']['SearchHit']

interface Kind {
  permission: string
  reachable: (call: Call) => readonly RawBuilder<SqlBool>[]
  /** Undefined when none of the kind can be found. */
  search: (of: repository.Searched, call: Call) => repository.Hits | undefined
}

const everything = () => []
const teamsOf = (call: Call) => reachableBy(call, ['TEAMS_VIEW']).teams
const may = ({ actor, client }: Call, permission: string) => can(actor.rights, permission, placeOf(actor, client))

/** The kinds in the order of the response, each under the permission of the page that opens it. */
const KINDS: readonly Kind[] = [
  {
    permission: 'EMPLOYEES_VIEW',
    reachable: ({ actor }) => notRestricted(actor, 'EMPLOYEES_VIEW', employeesAs('e')),
    search: (of, call) => repository.searchEmployees(of, may(call, 'TEAMS_VIEW') ? teamsOf(call) : undefined),
  },
  { permission: 'USERS_VIEW', reachable: ({ actor }) => reachableAccounts(actor), search: repository.searchUsers },
  { permission: 'TEAMS_VIEW', reachable: teamsOf, search: repository.searchTeams },
  {
    permission: 'DOCUMENTS_VIEW',
    reachable: (call) =>
      teamRules(call.actor.rights, 'DOCUMENTS_VIEW').length > 0 ? [reachOf(call, 'DOCUMENTS_VIEW').documents] : [],
    search: repository.searchDocuments,
  },
  { permission: 'SURVEYS_UPDATE', reachable: everything, search: repository.searchSurveys },
  { permission: 'NEWS_UPDATE', reachable: everything, search: repository.searchNews },
  { permission: 'KNOWLEDGE_BASE_VIEW', reachable: everything, search: repository.searchArticles },
  { permission: INCIDENTS_VIEW, reachable: reachableIncidents, search: repository.searchIncidents },
]

/** What the caller may open, kind after kind, up to `limit` of each. Names with a typing error only where there is nothing else. */
export async function searchRecords(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  typed: string,
  limit: number,
): Promise<SearchHit[]> {
  const text = parseSearchText(typed)
  if (!text) return []
  const kinds = KINDS.filter(({ permission }) => may(call, permission))
  const work = async (tx: Tx) => {
    const find = (isMistyped: boolean) => {
      const of = { clientId: call.client.id, text, isMistyped, limit }
      const searches = kinds.map(({ reachable, search }) => search({ ...of, reachable: reachable(call) }, call))
      return repository.findHits(
        tx,
        searches.filter((hits) => hits !== undefined),
      )
    }
    const exact = await find(false)
    return exact.length === 0 && text.mayBeMistyped ? find(true) : exact
  }
  return tenantRead(call, work, { isLong: true })
}
