import { sql } from 'kysely'
import { neighbours } from '../jobs/neighbours.ts'
import { andThen, instead, type Fault } from './fault.ts'

/** What one operation does to the records of others. */
export const NEIGHBOUR_FAULTS: readonly Fault[] = [
  {
    name: 'a change that removes other records without a declaration',
    seenBy: neighbours,
    operations: ['renameTeam'],
    finding: /renameTeam: removes team-members \(team_members\), which x-ssp-affects does not declare/,
    difference: andThen('renameTeam', (tx, { params }) =>
      tx
        .deleteFrom('team_members')
        .where('team_id', '=', params['teamId'] ?? '')
        .execute(),
    ),
  },
  {
    name: 'a declared effect on records of which the request names none',
    seenBy: neighbours,
    operations: ['removeFromAllTeams'],
    finding: /removes team-members \(team_members\) although no id of the request leads to it/,
    difference: andThen('removeFromAllTeams', (tx, { params }) =>
      tx
        .deleteFrom('team_members')
        .where('client_id', '=', params['clientId'] ?? '')
        .execute(),
    ),
  },
  {
    name: 'a change that raises the version of a neighbour',
    seenBy: neighbours,
    operations: ['renameTeam'],
    finding: /renameTeam: changes teams \(teams\) although only its version differs/,
    difference: andThen('renameTeam', (tx, { params }) =>
      sql`update teams set label = label where client_id = ${params['clientId']} and id <> ${params['teamId']}`.execute(
        tx,
      ),
    ),
  },
  {
    name: 'a declared effect that does not come',
    seenBy: neighbours,
    operations: ['likeRecognition'],
    finding: /likeRecognition: declares “adds recognition-likes” and never does so/,
    difference: instead('likeRecognition', () => () => Promise.resolve({ likes: 1 })),
  },
  {
    name: 'a change that leaves no row in the audit log',
    seenBy: neighbours,
    operations: ['renameTeam'],
    finding: /renameTeam: \d+ requests change records without an audit row/,
    spoil: `create rule silent as on insert to audit_log where new.action = 'team.rename' do instead nothing`,
    mend: 'drop rule silent on audit_log',
  },
  {
    name: 'a success that changes nothing',
    seenBy: neighbours,
    operations: ['renameTeam'],
    finding: /renameTeam: no request changes anything/,
    difference: instead(
      'renameTeam',
      () =>
        ({ params, body }) =>
          Promise.resolve({ id: params['teamId'], client_id: params['clientId'], label: body['label'], employees: [] }),
    ),
  },
]
