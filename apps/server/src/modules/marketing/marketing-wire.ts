import type { Objects } from '../../storage/objects.ts'
import { MARKETING } from './marketing.repository.ts'
import type { CategoryRow, FileRow } from './marketing.repository.ts'

const flag = (value: boolean) => (value ? 1 : 0)

/** A category on the wire. */
export const toCategory = (category: CategoryRow & { locked: boolean }) => ({
  id: category.id,
  platform_id: category.platform_id,
  title: category.title,
  description: category.description,
  files: category.files,
  shared: flag(category.shared),
  locked: flag(category.locked),
  version: category.version,
})

/** A file on the wire; only an image has an address that shows it. */
export const toFile = (objects: Objects, { content_type: type, client_id: clientId, ...file }: FileRow) => ({
  ...file,
  clients: clientId,
  add_branding: flag(file.add_branding),
  signedUrl: type.startsWith('image/')
    ? objects.imageAddress({ clientId, bucket: MARKETING, key: `${clientId}/${file.path}` })
    : null,
})
