import type { Objects } from '../storage/objects.ts'

/**
 * The avatar record as the JSON text of the wire; null if there is none. The record keeps the key of the picture; its
 * address is made here, with the version so that a new picture has a new address.
 */
export function additionalDataText(
  data: Record<string, unknown> | null,
  clientId: string,
  objects: Pick<Objects, 'imageAddress'>,
  version?: number,
): string | null {
  if (!data) return null
  const { avatar } = data
  if (typeof avatar !== 'string' || !avatar.startsWith(`${clientId}/`)) return JSON.stringify(data)
  return JSON.stringify({
    ...data,
    avatar: objects.imageAddress({ clientId, bucket: 'employee-avatars', key: avatar }, version),
  })
}
