import { randomUUID } from 'node:crypto'
import { audit } from '../access/audit-log.ts'
import type { Tx } from '../db/database.ts'
import type { Deps } from '../deps.ts'
import { accountInvitation } from '../mail/account-invitation.job.ts'
import { insertUser } from '../modules/access/users.repository.ts'
import { OperatorError } from '../operator-error.ts'
import { roleIdOf } from '../seed/ids.ts'
import { isEmpty, lockFirstData } from '../seed/is-empty.ts'
import { writeRights } from '../seed/write/access.ts'
import { opaqueToken } from '../session/keys.ts'
import { hashPassword } from '../session/password.ts'

/** A client to be made, with its first administrator. */
export interface NewClient {
  /** Parent domain of the platform's clients; names the platform. */
  domain: string
  /** Name of the platform; needed when the domain has none yet. */
  platform?: string | undefined
  client: string
  subdomain: string
  /** Short name of the client in files and lists. */
  identifier: string
  admin: { label: string; username: string; email: string }
  /** Address of the client's portal, without a slash at the end. */
  portal: string
}

/** The platform of a domain, made when there is none. @returns its id, and whether it is new. */
async function platformOf(tx: Tx, { domain, platform }: NewClient): Promise<{ id: string; isNew: boolean }> {
  const found = await tx.selectFrom('platforms').select(['id', 'name']).where('domain', '=', domain).executeTakeFirst()
  if (found && platform !== undefined && platform !== found.name)
    throw new OperatorError(`--platform: the platform of ${domain} is ${found.name}`)
  if (found) return { id: found.id, isNew: false }
  if (platform === undefined)
    throw new OperatorError(`--platform: no platform has the domain ${domain}; name the new one`)
  const id = randomUUID()
  await tx.insertInto('platforms').values({ id, name: platform, domain }).execute()
  return { id, isNew: true }
}

async function requireFree(tx: Tx, { subdomain, identifier }: NewClient): Promise<void> {
  const taken = await tx
    .selectFrom('clients')
    .select(['client_name', 'subdomain'])
    .where((eb) => eb.or([eb('subdomain', '=', subdomain), eb('identifier', '=', identifier)]))
    .executeTakeFirst()
  if (!taken) return
  const option = taken.subdomain === subdomain ? '--subdomain' : '--identifier'
  throw new OperatorError(`${option}: ${taken.client_name} has it already`)
}

/**
 * Makes a client with its rights and first administrator, and its platform when the domain is new, in one transaction,
 * which queues the invitation too. The first administrator of a platform is its superadmin, that of a further client a
 * client administrator. The password is one that no person knows.
 * @param isFurther Whether there are clients already; the set-up of a new database rejects to run a second time.
 * @throws OperatorError naming the option.
 */
export async function setUp(
  { database, jobs }: Pick<Deps, 'database' | 'jobs'>,
  wanted: NewClient,
  isFurther: boolean,
): Promise<{ clientId: string; role: string }> {
  const passwordHash = await hashPassword(opaqueToken())
  return database.withSystem(async (tx) => {
    await lockFirstData(tx)
    if (isFurther === (await isEmpty(tx))) {
      const message = isFurther
        ? '--add: the database has no client yet; leave it out to set up the first'
        : 'The database is set up already. To add a client, or a platform with its first client, give --add.'
      throw new OperatorError(message)
    }
    await requireFree(tx, wanted)
    const platform = await platformOf(tx, wanted)
    const clientId = randomUUID()
    const { client, subdomain, identifier, admin, portal } = wanted
    await tx
      .insertInto('clients')
      .values({ id: clientId, platform_id: platform.id, client_name: client, subdomain, identifier })
      .execute()
    await writeRights(tx, clientId)
    const role = platform.isNew ? 'superadmin' : 'client_administrator'
    const userId = randomUUID()
    const user = { id: userId, ...admin, password_hash: passwordHash, role_id: roleIdOf(clientId, role) }
    await insertUser(tx, clientId, user)
    await audit(tx, { clientId }, { action: 'client.set-up', target: clientId, details: { username: admin.username } })
    await jobs.enqueue(tx, accountInvitation, { clientId, userId, portal })
    return { clientId, role }
  })
}
