import { sanitiseRichText } from '../../http/rich-text.ts'
import { saveTheme } from '../../modules/theme/theme.repository.ts'
import type { Tx } from '../../db/database.ts'
import { type BrandImage } from '../../modules/theme/buckets.ts'
import type { Objects } from '../../storage/objects.ts'
import { contentFault } from '../../storage/sniff.ts'
import type { BrandArt } from '../brands/art.ts'
import { PLATFORMS, type SeedClient } from '../clients.ts'
import { clientIdOf, platformIdOf } from '../ids.ts'

const IMAGES: Readonly<Record<BrandImage, keyof BrandArt>> = {
  logo: 'logo',
  'alternate-logo': 'alternateLogo',
  loginImage: 'loginImage',
  loginBgImage: 'loginBackground',
  mainBgImage: 'mainBackground',
}

/** Inserts the platforms. */
export async function writePlatforms(tx: Tx): Promise<void> {
  const rows = PLATFORMS.map(({ name, domain, excelPayslips = false }) => ({
    id: platformIdOf(domain),
    name,
    domain,
    excel_payslips: excelPayslips,
  }))
  await tx.insertInto('platforms').values(rows).execute()
}

/** Inserts all clients, before rows that reference several of them. */
export async function writeClients(tx: Tx, clients: readonly SeedClient[], today: Date): Promise<void> {
  const rows = clients.map((client) => {
    const id = clientIdOf(client.subdomain)
    return {
      id,
      platform_id: platformIdOf(client.platform),
      client_name: client.clientName,
      identifier: client.identifier,
      subdomain: client.subdomain,
      brand_client_id: id,
      appstore_url: `https://apps.${client.platform}/ios/${client.subdomain}`,
      playstore_url: `https://apps.${client.platform}/android/${client.subdomain}`,
      app_pin: JSON.stringify([{ pin: client.appPin }]),
      login_identifier_type: client.loginIdentifierType,
      register_identifier_type: client.registerIdentifierType,
      secure_send: client.secureSend ?? true,
      strict_rights: client.strictRights ?? true,
      ...settingsOf(client, today),
    }
  })
  await tx.insertInto('clients').values(rows).execute()
}

// Every row of an insert has the same columns.
const settingsOf = ({ settings }: SeedClient, today: Date) => ({
  login_timeout: settings !== undefined,
  login_retries: settings?.retries ?? null,
  login_timeout_time: settings?.seconds ?? null,
  show_notice_message: settings !== undefined,
  notice_title: settings?.notice.title ?? null,
  notice_message: settings ? sanitiseRichText(settings.notice.message) : null,
  notice_start: dayAfter(today, settings?.notice.startsIn),
  notice_end: dayAfter(today, settings?.notice.endsIn),
})

const dayAfter = (today: Date, days: number | undefined): string | null =>
  days === undefined ? null : new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10)

/**
 * Inserts colours, texts and pictures of a client. The pictures pass the same content check as an upload.
 * @throws Error naming a picture that an upload would reject.
 */
export async function writeBrand(tx: Tx, objects: Objects, client: SeedClient, today: Date): Promise<void> {
  const clientId = clientIdOf(client.subdomain)
  const { startsIn, endsIn, ...texts } = client.content
  await saveTheme(tx, clientId, client.colours, {
    ...texts,
    loginTextStart: dayAfter(today, startsIn),
    loginTextEnd: dayAfter(today, endsIn),
  })
  for (const [kind, picture] of Object.entries(IMAGES)) {
    const bytes = Buffer.from(client.art[picture])
    const contentType = 'image/svg+xml'
    const fault = await contentFault(bytes, contentType)
    if (fault) throw new Error(`${client.clientName}, ${kind}: ${fault}`)
    const kept = await objects.keep(clientId, contentType, bytes)
    await objects.publish(tx, { clientId, bucket: 'logos', key: `${clientId}/${kind}.svg`, kept })
  }
}
