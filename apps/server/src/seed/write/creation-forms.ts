import type { Tx } from '../../db/database.ts'
import { makeCreationForm } from '../../modules/creation-forms/testing.ts'
import { CREATION_FORMS as BUCKET } from '../../modules/creation-forms/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import { contentFault } from '../../storage/sniff.ts'
import type { SeedClient } from '../clients.ts'
import { CREATION_FORMS, type SeedCreationForm } from '../creation-forms.ts'
import { clientIdOf, platformIdOf, uuidOf } from '../ids.ts'
import { pngOf, type Rgb } from '../people/png.ts'

const DAY_MS = 86_400_000
const OFFERED = {
  required: ['Payslips', 'P45', 'P60', 'Pension Letters', 'Welcome Letters'],
  company: [
    'Employee Handbook',
    'Health & Safety Policy',
    'Expenses Policy',
    'DSE Policy',
    'Dress Code Policy',
    'Disciplinary Procedure',
    'Organisational Structure',
    'Company Contact List',
  ],
} as const

const flagged = (names: readonly string[], ticked: readonly string[]) =>
  JSON.stringify(names.map((name) => ({ name, required: ticked.includes(name) })))

const rgb = (hex: string): Rgb => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Rgb

/** A mark in the two colours of the form: rings for a logo, a horizon for other pictures. */
function pictureOf({ colours }: SeedCreationForm, name: string): Buffer {
  const [first, second] = [rgb(colours[0]), rgb(colours[1])]
  const white: Rgb = [255, 255, 255]
  if (name !== 'logo') return pngOf(640, 400, (x, y) => (y > 250 + 30 * Math.sin(x / 70) ? first : second))
  return pngOf(320, 200, (x, y) => {
    const distance = Math.hypot(x - 160, y - 100)
    if (distance < 34) return second
    return distance > 50 && distance < 78 ? first : white
  })
}

async function writeAssets(tx: Tx, objects: Objects, clientId: string, form: SeedCreationForm): Promise<string[]> {
  const keys: string[] = []
  for (const name of form.assets ?? []) {
    const bytes = pictureOf(form, name)
    const fault = await contentFault(bytes, 'image/png')
    if (fault) throw new Error(`${form.name}, ${name}: ${fault}`)
    const key = `${clientId}/${uuidOf('creation form asset', clientId, form.url, name)}/${name}.png`
    const kept = await objects.keep(clientId, 'image/png', bytes)
    await objects.publish(tx, { clientId, bucket: BUCKET, key, kept })
    keys.push(key)
  }
  return keys
}

/** Inserts the creation forms of a platform, filed at the given client of it. */
export async function writeCreationForms(tx: Tx, objects: Objects, client: SeedClient, today: Date): Promise<void> {
  const client_id = clientIdOf(client.subdomain)
  for (const form of CREATION_FORMS[client.platform] ?? []) {
    const created = today.getTime() - form.filed * DAY_MS + 9.5 * 3_600_000
    const [first, last] = form.contact.toLowerCase().split(' ')
    await makeCreationForm(tx, client_id, {
      id: uuidOf('creation form', client_id, form.url),
      platform_id: platformIdOf(client.platform),
      client_name: form.name,
      url: form.url,
      contact_name: form.contact,
      contact_email: `${first}.${last}@${form.url}.example`,
      login_type: form.login,
      required_documents: flagged(OFFERED.required, form.required),
      client_documents: flagged(OFFERED.company, form.company),
      primary_colour: form.colours[0],
      secondary_colour: form.colours[1],
      assets: JSON.stringify(await writeAssets(tx, objects, client_id, form)),
      created_at: new Date(created),
      completed_at: form.took === undefined ? null : new Date(created + form.took * DAY_MS),
    })
  }
}
