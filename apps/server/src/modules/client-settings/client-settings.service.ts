import { can } from '@ssp/api/can'
import type { components } from '@ssp/api/schema'
import { concernsStrictRights, lostToStrictRights } from '@ssp/api/strict-rights'
import { reachesAllAccounts } from '../../access/account-reach.ts'
import { placeOf, scopeAt, type ClientRef } from '../../access/actor.ts'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { requireVersion } from '../../http/etag.ts'
import { sanitiseRichText } from '../../http/rich-text.ts'
import { figuresJob, FIRST_DAY } from '../../people/figures.job.ts'
import * as repository from './client-settings.repository.ts'

type StrictRightsImpact = components['schemas']['StrictRightsImpact']

const SHOWN = 200

export const getClientSettings = (
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
): Promise<repository.SettingsRow> => tenantRead(call, (tx) => repository.findSettings(tx, call.client.id))

/** The notice that the login page shows now, or null. */
export async function getLoginNotice(
  { database }: Pick<Deps, 'database'>,
  client: ClientRef,
): Promise<{ title: string; message: string } | null> {
  const row = await database.withTenant(scopeAt(client, null), (tx) => repository.findNotice(tx, client.id))
  const { title, message } = { title: row?.title ?? '', message: row?.message ?? '' }
  return title || message ? { title, message } : null
}

/** The accounts that would lose changes to strict rights; names only for a caller whose USERS_VIEW no team restricts. */
export async function getStrictRightsImpact(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
): Promise<StrictRightsImpact> {
  const { actor, client } = call
  const place = { clientId: client.id, homeClientId: client.id }
  const holders = await tenantRead(call, (tx) => repository.findHolders(tx, client.id, concernsStrictRights(), SHOWN))
  const losing = holders
    .map(({ held, denied, ...accounts }) => {
      const permissions = held.filter((name) => !denied.includes(name))
      return { ...accounts, loses: lostToStrictRights({ permissions, restricted: [] }, place) }
    })
    .filter(({ loses }) => loses.length > 0)
  const isNamed = can(actor.rights, 'USERS_VIEW', placeOf(actor, client)) && reachesAllAccounts(actor)
  const accounts = losing
    .flatMap(({ first, loses }) => first.map((account) => ({ ...account, loses })))
    .toSorted((a, b) => a.position - b.position)
    .slice(0, SHOWN)
    .map(({ position: _position, ...account }) => account)
  return { loses: losing.reduce((sum, { total }) => sum + total, 0), accounts: isNamed ? accounts : [] }
}

/**
 * Saves settings; omitted ones do not change. A changed time zone queues the job that recalculates the figures.
 * @returns the new version.
 * @throws problem `invalid` for a blank label or title and an unknown time zone, `stale`.
 */
export async function saveClientSettings(
  { directory, jobs, tenantWrite }: Pick<Deps, 'directory' | 'jobs' | 'tenantWrite'>,
  call: Call,
  change: repository.SettingsChange,
  ifMatch: string | undefined,
  toWire: (row: repository.SettingsRow) => unknown,
): Promise<number> {
  const { client } = call
  const kept = {
    ...change,
    ...(typeof change.notice_message === 'string' && { notice_message: sanitiseRichText(change.notice_message) }),
  }
  const blank = (['login_identifier_type', 'register_identifier_type'] as const).find((name) => kept[name] === '')
  if (blank) throw problem('invalid', { fields: { [WIRE_NAMES[blank]]: 'This is required.' } })
  const saved = await tenantWrite(call, { operation: 'saveClientSettings' }, async (tx) => {
    await repository.lockClient(tx, client.id)
    const row = await repository.findSettings(tx, client.id)
    requireVersion(ifMatch, row.version, () => toWire(row))
    if (Object.keys(kept).length === 0) return row.version
    const { time_zone: zone = row.time_zone } = kept
    if (zone !== row.time_zone) {
      if (!isKnownToIntl(zone) || !(await repository.isTimeZone(tx, zone)))
        throw problem('invalid', { fields: { time_zone: 'This is not a time zone.' } })
      await jobs.enqueue(tx, figuresJob, { clientId: client.id, platformId: client.platformId, from: FIRST_DAY })
    }
    const version = await repository.updateSettings(tx, client.id, kept)
    await auditCall(tx, call, {
      action: 'clientSettings.save',
      target: client.id,
      details: { changed: Object.keys(kept) },
    })
    return version
  })
  directory.forget()
  return saved
}

// Browsers show the days of the client by its zone, so they must know its name too.
function isKnownToIntl(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format() !== ''
  } catch {
    return false
  }
}

const WIRE_NAMES = {
  login_identifier_type: 'loginIdentifierType',
  register_identifier_type: 'registerIdentifierType',
} as const
