import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Tx } from '../db/database.ts'
import { makeArticle } from '../modules/news/testing.ts'
import { makeRecognition } from '../modules/recognition/testing.ts'
import { makeGift } from '../modules/rewards/testing.ts'
import { fixedId } from './tenants.ts'
import type { TestServer } from './test-server.ts'
import { makeMailing } from '../modules/employee-emails/testing.ts'

/**
 * Makes one row of acme for each report that counts rows of their own, and rows that none counts: an e-mail that was not sent, a
 * recognition that was rejected. The balance must cover 10 pounds a row.
 * @param of the day names the rows; `other` is another employee of acme.
 * @param moment when the row of a report is counted; called once for each.
 */
export async function makeCountedRows(
  tx: Tx,
  { deps, tenants }: TestServer,
  { day, employee_id, other }: { day: string; employee_id: string; other: string },
  moment: (report: string) => string,
): Promise<void> {
  const client_id = tenants.clientId('acme')
  const mails = [
    { employee_id, sent_at: moment('getRemindersAnalytics') },
    { employee_id: other, sent_at: null },
  ]
  await makeMailing(tx, client_id, { id: fixedId(`batch ${day}`), mails })
  // An employee has one welcome e-mail.
  const welcomed = await tx
    .selectFrom('welcome_emails')
    .select('employee_id')
    .where('employee_id', '=', employee_id)
    .execute()
  if (welcomed.length === 0) {
    const sent_at = moment('getWelcomeEmailAnalytics')
    await tx.insertInto('welcome_emails').values({ client_id, employee_id, sent_at }).execute()
  }
  const given = { giver_id: employee_id, receiver_id: employee_id, type_title: 'Teamwork' }
  await makeRecognition(tx, client_id, { ...given, created_at: moment('getRecognitionGivenAnalytics') })
  await makeRecognition(tx, client_id, { ...given, created_at: moment(''), rejected_reason: 'No' })
  const recorded_at = moment('getVouchersGivenAnalytics')
  const viewed_at = moment('getVouchersViewedAnalytics')
  const card = { code: day, keys: deps.keys }
  await makeGift(tx, client_id, { employee_id, amount_pence: 1000, card, recorded_at, viewed_at })
  const readers = [{ employee_id, read_at: moment('getNewsReadAnalytics') }]
  await makeArticle(tx, client_id, { id: fixedId(`article ${day}`), title: day, readers })
}

interface Contract {
  paths: Record<string, { get?: { parameters?: { name?: string; $ref?: string; schema?: { const?: string } }[] } }>
}

/**
 * The reports of the contract that have a period, so that a new one is tested as well. `name` is the function of the address, empty for
 * one without; `url` has `{clientId}` for the client.
 */
export function reportsOfContract(): { name: string; url: string }[] {
  const file = join(import.meta.dirname, '../../../../openapi/generated/ssp.json')
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as Contract
  return Object.entries(paths).flatMap(([path, { get: { parameters = [] } = {} }]) => {
    const isReport = /^\/ssp\/production\/(analytics|registrations)\/|#getDashboardStats$/.test(path)
    if (!isReport || !parameters.some(({ name, $ref }) => name === 'start' || $ref?.endsWith('/Start'))) return []
    const name = parameters.find((one) => one.name === 'function')?.schema?.const ?? ''
    return [{ name, url: path.replace(/#.*/, '') }]
  })
}
