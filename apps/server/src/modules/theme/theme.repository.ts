import type { Tx } from '../../db/database.ts'
import type { ThemeContent } from '../../db/columns.ts'
import type { Schema } from '../../db/schema.ts'
import type { ObjectName } from '../../storage/objects.ts'

/** A client's theme as stored, or undefined when it never chose one. */
export function findTheme(tx: Tx, clientId: string) {
  return tx
    .selectFrom('client_themes')
    .select([
      'primary_colour as primary',
      'secondary_colour as secondary',
      'tertiary_colour as tertiary',
      'accent_colour as accent',
      'highlight_colour as highlight',
      'login_overlay_colour as loginOverlay',
      'content',
      'version',
    ])
    .where('client_id', '=', clientId)
    .executeTakeFirst()
}

/** Locks a client's theme. It locks the row of the client, because the theme may have none yet. */
export async function lockTheme(tx: Tx, clientId: string): Promise<void> {
  await tx.selectFrom('clients').select('id').where('id', '=', clientId).forNoKeyUpdate().execute()
}

/** The images of a client with the version that makes their addresses new. */
export function findImages(tx: Tx, clientId: string) {
  return tx
    .selectFrom('client_images as i')
    .innerJoin('objects as o', (join) =>
      join
        .onRef('o.client_id', '=', 'i.client_id')
        .onRef('o.bucket', '=', 'i.bucket')
        .onRef('o.object_key', '=', 'i.object_key'),
    )
    .select(['i.kind', 'i.bucket', 'i.object_key as key', 'o.version'])
    .where('i.client_id', '=', clientId)
    .execute()
}

/** Makes an object the image of a kind. */
export async function saveImage(
  tx: Tx,
  kind: Schema['client_images']['kind'],
  { clientId, bucket, key }: ObjectName,
): Promise<void> {
  await tx
    .insertInto('client_images')
    .values({ client_id: clientId, kind, bucket, object_key: key })
    .onConflict((conflict) => conflict.columns(['client_id', 'kind']).doUpdateSet({ bucket, object_key: key }))
    .execute()
}

/** Columns of the six colours. */
export interface ColourRow {
  primary: string
  secondary: string
  tertiary: string
  accent: string
  highlight: string
  loginOverlay: string
}

/** Writes a theme, making its row on first use. @returns the new version. */
export async function saveTheme(tx: Tx, clientId: string, colours: ColourRow, content: ThemeContent): Promise<number> {
  const row = {
    primary_colour: colours.primary,
    secondary_colour: colours.secondary,
    tertiary_colour: colours.tertiary,
    accent_colour: colours.accent,
    highlight_colour: colours.highlight,
    login_overlay_colour: colours.loginOverlay,
    content: JSON.stringify(content),
  }
  const { version } = await tx
    .insertInto('client_themes')
    .values({ client_id: clientId, ...row })
    .onConflict((conflict) => conflict.column('client_id').doUpdateSet(row))
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
