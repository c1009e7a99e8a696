import type { Tx } from '../../db/database.ts'
import { writeErrorEvents, type ErrorEvent } from '../../http/error-events.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, uuidOf } from '../ids.ts'

/** What went wrong: type, what, whether somebody was signed in, and hours before now. */
const EVENTS: readonly [ErrorEvent['type'], string, boolean, number][] = [
  ['server', 'exportEmployees failed with RangeError', true, 3],
  ['unavailable', 'signUploadUrl failed with TimeoutError', true, 5],
  ['unavailable', 'signUploadUrl failed with TimeoutError', true, 5.01],
  ['policy', 'Blocked: img-src https://images.example.com', false, 9],
  ['server', 'getSurveyResults failed with TypeError', true, 26],
  ['server', 'listDocuments failed with DatabaseError 57014', true, 31],
  ['policy', 'Blocked: script-src inline', false, 49],
  ['unavailable', 'createReward failed with FetchError', true, 74],
  ['server', 'listJobs failed with DatabaseError 57014', true, 98],
  ['server', 'getTheme failed with SyntaxError', false, 120],
  ['policy', 'Blocked: connect-src https://stats.example.com', false, 146],
  ['unavailable', 'sendAppDetails failed with SocketError', true, 170],
  ['server', 'updateEmployee failed with TypeError', true, 219],
  ['server', 'listIncidents failed with DatabaseError 57014', true, 268],
]

const HOUR = 3_600_000

/** Some error events of a client, as the recorder writes them. */
export async function writeErrors(tx: Tx, { subdomain }: SeedClient, today: Date): Promise<void> {
  const events = EVENTS.map(([type, message, isSignedIn, hours], index): ErrorEvent => {
    const id = uuidOf('error', subdomain, index)
    return {
      type,
      message: type === 'policy' ? message : `${message}. Error id ${id}`,
      employeeIdentifier: isSignedIn ? `${subdomain}.${index % 3 === 0 ? 'editor' : 'admin'}` : null,
      at: new Date(today.getTime() - (hours + index * 0.137) * HOUR),
    }
  })
  await writeErrorEvents(tx, clientIdOf(subdomain), events)
}
