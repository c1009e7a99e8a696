import { homeCall } from '../../access/actor.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import {
  findAlike,
  findKnown,
  findSharable,
  findSharableUsers,
  type SharableUser,
} from './sharable-users.repository.ts'

/** Names like a chosen one that are listed. */
const MOST_ALIKE = 5

const toUser = ({ homeClientId }: Call['actor'], user: SharableUser) => ({
  id: user.id,
  username: user.username,
  email: user.email,
  label: user.label,
  clientName: user.client_name,
  outside: user.client_id !== homeClientId,
})

/** With whom a user may share now. @throws problem `not_found` for another user than the caller. */
export async function listReceivers(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  userId: string,
  search: string | undefined,
) {
  if (userId !== call.actor.userId) throw problem('not_found')
  const users = await tenantRead(homeCall(call.actor), (tx) => findSharableUsers(tx, call.actor, search))
  return users.map((user) => toUser(call.actor, user))
}

/**
 * Receivers of a first file who are of another client, or have a name like another user's.
 * @throws problem `not_found` for somebody with whom the caller may not share.
 */
export const findCautions = ({ tenantRead }: Pick<Deps, 'tenantRead'>, { actor }: Call, ids: readonly string[]) =>
  tenantRead(homeCall(actor), async (tx) => {
    const chosen = await findSharable(tx, actor, ids)
    if (chosen.length !== new Set(ids).size) throw problem('not_found')
    const known = await findKnown(tx, actor, ids)
    const alike = await findAlike(tx, actor, ids)
    return chosen.flatMap((user) => {
      const others = alike.filter((other) => other.to === user.id).slice(0, MOST_ALIKE)
      const isOutside = user.client_id !== actor.homeClientId
      if (known.has(user.id) || (!isOutside && others.length === 0)) return []
      return { user: toUser(actor, user), alike: others.map((other) => toUser(actor, other)) }
    })
  })
