import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'
import { makeBadge, makeSettings, makeType } from '../../modules/recognition/testing.ts'
import { contentFault } from '../../storage/sniff.ts'
import type { Objects } from '../../storage/objects.ts'
import { circle, path, picture } from '../brands/draw.ts'
import type { SeedClient } from '../clients.ts'
import { clientIdOf, userIdOf, uuidOf } from '../ids.ts'
import { random, type Random } from '../random.ts'

const DAY = 86_400_000
const TYPES = ['Above and beyond', 'Thank you', 'Great teamwork', 'Safety first', 'Welcome aboard'] as const

/** Name, background and symbol of each badge, drawn in 512 by 512. */
const BADGES = [
  ['Lighthouse', '#c2410c', 'M256 96l44 72h-88zM212 184h88l24 216H188z'],
  ['Star', '#a16207', 'M256 104l46 98 106 14-78 74 20 106-94-52-94 52 20-106-78-74 106-14z'],
  [
    'Team player',
    '#1d4ed8',
    'M176 168a44 44 0 1 0 .1 0zM336 168a44 44 0 1 0 .1 0zM104 384c0-76 144-76 144 0zM264 384c0-76 144-76 144 0z',
  ],
  ['Lifesaver', '#be123c', 'M220 120h72v100h100v72H292v100h-72V292H120v-72h100z'],
  [
    'Bright idea',
    '#7e22ce',
    'M256 104a96 96 0 0 0-52 176v40h104v-40a96 96 0 0 0-52-176zM208 340h96v24h-96zM224 380h64v24h-64z',
  ],
] as const

const MESSAGES = [
  'Stayed until the last pallet was out, and made everybody laugh while doing it.',
  'Your handover notes saved the morning shift two hours. Thank you!',
  'Thank you for showing me the ropes in my first week.',
  'Noticed the loose guard on line 3 before anybody was hurt.',
  'The customer called to say how patient you were. So are we.',
  'Covered my shift at an hour’s notice – I owe you one.',
  'Merci pour ton aide avec l’inventaire !',
  'Best onboarding session this year. The slides are now the standard.',
  '',
] as const

/** Accounts that are linked to an employee of their client; the others are asked to link one before they give. */
const GIVERS: readonly [username: string, client: string][] = [
  ['acme.admin', 'acme'],
  ['acme.editor', 'acme'],
  ['borealis.admin', 'borealis'],
]

async function writeBadges(tx: Tx, objects: Objects, client_id: string): Promise<string[]> {
  const ids: string[] = []
  for (const [index, [name, background, symbol]] of BADGES.entries()) {
    const bytes = Buffer.from(
      picture(512, 512, circle(256, 256, 240, { fill: background }), path(symbol, { fill: '#fff' })),
    )
    const fault = await contentFault(bytes, 'image/svg+xml')
    if (fault) throw new Error(`Badge ${name}: ${fault}`)
    const key = `${client_id}/${name.replaceAll(' ', '')}${index + 1}.svg`
    const kept = await objects.keep(client_id, 'image/svg+xml', bytes)
    await objects.publish(tx, { clientId: client_id, bucket: 'badges', key, kept })
    const id = uuidOf('badge', client_id, name)
    await makeBadge(tx, client_id, { id, name, object_key: key })
    ids.push(id)
  }
  return ids
}

interface People {
  employees: readonly string[]
  teams: readonly { id: string; label: string }[]
}

async function peopleOf(tx: Tx, client_id: string): Promise<People> {
  const employees = await tx
    .selectFrom('employees')
    .select('id')
    .where('client_id', '=', client_id)
    .where('deactivated_at', 'is', null)
    .where('registered_at', 'is not', null)
    .where(sql<boolean>`surname <> ''`)
    .orderBy('id')
    .limit(40)
    .execute()
  const teams = await tx
    .selectFrom('teams')
    .select(['id', 'label'])
    .where('client_id', '=', client_id)
    .orderBy('label')
    .execute()
  return { employees: employees.map(({ id }) => id), teams }
}

function givenBy(draw: Random, { employees, teams }: People) {
  const giver_id = draw.pick(employees)
  const team = teams.length > 0 && draw.chance(0.15) ? draw.pick(teams) : undefined
  if (team) return { giver_id, to_team: true, receiver_id: null, team_id: team.id, team_name: team.label }
  // Drawn from the front more often, so that the leaderboard has a top.
  const others = employees.filter((id) => id !== giver_id)
  const receiver_id = others[Math.floor(draw.next() ** 2 * others.length)] ?? giver_id
  return { giver_id, to_team: false, receiver_id, team_id: null, team_name: null }
}

/**
 * Inserts types, badges with images, recognitions and likes of a client. The first client requires approval, and some of
 * its recognitions await it.
 */
export async function writeRecognition(tx: Tx, objects: Objects, client: SeedClient, today: Date): Promise<void> {
  const client_id = clientIdOf(client.subdomain)
  const isFirst = client.subdomain === 'acme'
  const draw = random(`recognition ${client.subdomain}`)
  const types = TYPES.map((title) => ({ id: uuidOf('recognition type', client_id, title), title }))
  for (const type of types) await makeType(tx, client_id, type)
  const badges = await writeBadges(tx, objects, client_id)
  if (isFirst)
    await makeSettings(tx, client_id, { id: uuidOf('recognition settings', client_id), require_approval: true })
  const people = await peopleOf(tx, client_id)
  if (people.employees.length < 2) return
  const rows = Array.from({ length: isFirst ? 64 : 18 }, (_, index) => ({
    client_id,
    id: uuidOf('recognition', client_id, index),
    ...givenBy(draw, people),
    type_id: draw.pick(types).id,
    badge_id: draw.pick(badges),
    message: draw.pick(MESSAGES),
    approved: !isFirst || index > 6,
    created_at: new Date(today.getTime() - index * draw.between(1.5, 2.5) * DAY + draw.integer(8, 17) * 3_600_000),
  }))
  await tx.insertInto('recognitions').values(rows).execute()
  const likes = rows.flatMap(({ id, approved }) =>
    people.employees
      .filter(() => approved && draw.chance(0.12))
      .map((employee_id) => ({ client_id, recognition_id: id, employee_id })),
  )
  if (likes.length > 0) await tx.insertInto('recognition_likes').values(likes).execute()
}

/** Links the accounts that give recognition to employees, after both were written. */
export async function linkGivers(tx: Tx): Promise<void> {
  const taken = new Map<string, number>()
  for (const [username, subdomain] of GIVERS) {
    const client_id = clientIdOf(subdomain)
    const { employees } = await peopleOf(tx, client_id)
    const index = taken.get(subdomain) ?? 0
    taken.set(subdomain, index + 1)
    const employee_id = employees[index]
    if (employee_id === undefined) continue
    await tx
      .updateTable('users')
      .set({ employee_id })
      .where('client_id', '=', client_id)
      .where('id', '=', userIdOf(username))
      .execute()
  }
}
