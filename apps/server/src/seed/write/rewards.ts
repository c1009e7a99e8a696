import type { Tx } from '../../db/database.ts'
import { makeGift, makeTopUp } from '../../modules/rewards/testing.ts'
import type { Keys } from '../../session/keys.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, userIdOf, uuidOf } from '../ids.ts'
import { random, type Random } from '../random.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const AMOUNTS = [10, 10, 20, 20, 25, 50, 75, 100] as const
const MESSAGES = [
  'For five years with us. Thank you!',
  'Employee of the month',
  'For the idea that saved two hours a shift.',
  'Congratulations on your apprenticeship.',
  'Danke für die Nachtschicht am Feiertag.',
  '',
] as const
const ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'.split('')

const codeOf = (draw: Random) =>
  Array.from({ length: 3 }, () => Array.from({ length: 4 }, () => draw.pick(ALPHABET)).join('')).join('-')

/** The account of the platform that pays in, and the one of the client that gives. */
const ACCOUNTS = {
  acme: [
    ['platform.staff', 'Nadia Okonjo'],
    ['acme.admin', 'Grace Holloway'],
  ],
  borealis: [
    ['platform.staff', 'Nadia Okonjo'],
    ['borealis.admin', 'Åsa Lindqvist'],
  ],
  cedar: [
    ['harbour.staff', 'Tom Ashworth'],
    ['cedar.admin', 'Beatrice Attwood'],
  ],
  dune: [
    ['harbour.staff', 'Tom Ashworth'],
    ['dune.admin', 'Yasmin Haddad'],
  ],
} as const

/**
 * Inserts top-ups and given rewards of a client. Each reward takes the steps of a gift, because the tables let it take no
 * other way; the ledger follows by itself.
 */
export async function writeRewards(
  tx: Tx,
  { subdomain }: SeedClient,
  { today, keys }: { today: Date; keys: Pick<Keys, 'cardSeal' | 'cardHash'> },
): Promise<void> {
  const client_id = clientIdOf(subdomain)
  const draw = random(`rewards ${subdomain}`)
  const isFirst = subdomain === 'acme'
  const [payer, giver] = ACCOUNTS[subdomain as keyof typeof ACCOUNTS]
  const recipients = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', client_id)
    .where('deactivated_at', 'is', null)
    .where('registered_at', 'is not', null)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(30)
    .execute()
  if (recipients.length === 0) return
  const daysAgo = (days: number) => new Date(today.getTime() - days * DAY + 9 * HOUR)
  const topUps = [
    [160, isFirst ? 2_000 : 500],
    [40, isFirst ? 1_500 : 400],
  ] as const
  for (const [index, [days, pounds]] of topUps.entries())
    await makeTopUp(tx, client_id, {
      id: uuidOf('top up', client_id, index),
      amount_pence: pounds * 100,
      note: `Invoice ${2026_100 + index}`,
      user_id: userIdOf(payer[0]),
      actor_label: payer[1],
      created_at: daysAgo(days),
    })

  for (let index = 0; index < (isFirst ? 34 : 12); index += 1) {
    const id = uuidOf('reward', client_id, index)
    const code = codeOf(draw)
    const at = new Date(today.getTime() - (index + 1) * draw.between(3, 4.5) * DAY + draw.integer(8, 17) * HOUR)
    const gift = {
      id,
      gift_key: id,
      employee_id: draw.pick(recipients).id,
      amount_pence: draw.pick(AMOUNTS) * 100,
      message: draw.pick(MESSAGES),
      given_by: userIdOf(giver[0]),
      given_by_label: giver[1],
      created_at: at,
    }
    const viewed_at = draw.chance(0.7) ? new Date(at.getTime() + draw.between(1, 40) * HOUR) : null
    await makeGift(tx, client_id, { ...gift, card: { code, keys }, recorded_at: at, viewed_at })
  }
}
