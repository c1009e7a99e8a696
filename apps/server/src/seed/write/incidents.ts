import { crc32, deflateSync } from 'node:zlib'
import { sql } from 'kysely'
import { addIncidentEvent } from '../../modules/incidents/incident-events.repository.ts'
import type { Tx } from '../../db/database.ts'
import { findFields, storeDefault } from '../../modules/incidents/incident-form.repository.ts'
import { insertNote } from '../../modules/incidents/notes.repository.ts'
import { insertIncident } from '../../modules/incidents/report.service.ts'
import { INCIDENT_IMAGES } from '../../modules/incidents/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import { clientIdOf, uuidOf } from '../ids.ts'
import { INCIDENTS, type SeedIncident } from '../incidents.ts'

const DAY = 86_400_000
const HANDLER = 'Grace Holloway'

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(content.length, 0)
  frame.writeUInt32BE(crc32(body), 4)
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)])
}

/** A PNG of a rail before a wall, 320 by 240. */
function photo(): Buffer {
  const [width, height] = [320, 240]
  const pixels = Buffer.alloc((width * 3 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isRail = Math.abs(y - 150 - x / 16) < 9 || (x % 80 < 8 && y > 150)
      const shade = isRail ? [234, 179, 8] : [96 + (y >> 2), 104 + (y >> 2), 116 + (y >> 2)]
      pixels.set(shade, y * (width * 3 + 1) + 1 + x * 3)
    }
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10])
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(pixels)), chunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([signature, ...parts])
}

const dayBefore = (today: Date, days: number, hours = 10) => new Date(today.getTime() - days * DAY + hours * 3_600_000)

async function handle(tx: Tx, client_id: string, incident_id: string, seed: SeedIncident, today: Date): Promise<void> {
  const actor = { clientId: client_id, user: { id: uuidOf('handler', client_id), label: HANDLER } }
  const { acknowledged, resolved, note } = seed
  if (acknowledged !== undefined) await addIncidentEvent(tx, actor, { incident_id, action: 'acknowledge' })
  if (resolved !== undefined) await addIncidentEvent(tx, actor, { incident_id, action: 'resolve' })
  await tx
    .updateTable('incidents')
    .set({
      acknowledged_at: acknowledged === undefined ? null : dayBefore(today, acknowledged),
      resolved_at: resolved === undefined ? null : dayBefore(today, resolved),
    })
    .where('client_id', '=', client_id)
    .where('id', '=', incident_id)
    .execute()
  if (note === undefined) return
  const at = dayBefore(today, (acknowledged ?? 1) - 1).toISOString()
  await insertNote(tx, {
    client_id,
    id: uuidOf('incident note', incident_id),
    incident_id,
    user_id: actor.user.id,
    user_label: HANDLER,
    note,
    created_at: at,
    updated_at: at,
  })
  await addIncidentEvent(tx, actor, { incident_id, action: 'note.add' })
}

/** Inserts reports of a client, named and anonymous, as their employees make them, with what was done about them. */
export async function writeIncidents(tx: Tx, objects: Objects, subdomain: string, today: Date): Promise<void> {
  const clientId = clientIdOf(subdomain)
  const employees = await tx
    .selectFrom('employees as e')
    .select(['e.id', 'e.forename', 'e.surname'])
    .where('e.client_id', '=', clientId)
    .where('e.deactivated_at', 'is', null)
    .where(sql<boolean>`exists (select from team_members m where m.client_id = e.client_id and m.employee_id = e.id)`)
    .orderBy('e.id')
    .limit(INCIDENTS.length)
    .execute()
  const number = await storeDefault(tx, clientId)
  const fields = (await findFields(tx, clientId, number)) ?? []
  for (const [index, seed] of INCIDENTS.entries()) {
    const employee = employees[index % Math.max(1, employees.length)]
    if (!employee) return
    const at = dayBefore(today, seed.daysAgo, seed.anonymous ? 0 : 9)
    const id = uuidOf('incident', clientId, index)
    const author = seed.anonymous ? null : { id: employee.id, name: `${employee.forename} ${employee.surname}` }
    await insertIncident(tx, { id, clientId, author, number, fields, answers: seed.answers, at })
    if (seed.photo) {
      const kept = await objects.keep(clientId, 'image/png', photo())
      const key = `${clientId}/${id}/${uuidOf('incident image', id)}.png`
      await objects.publish(tx, { clientId, bucket: INCIDENT_IMAGES, key, kept, at })
    }
    await handle(tx, clientId, id, seed, today)
  }
}
