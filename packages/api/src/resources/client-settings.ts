import * as operations from '../generated/operations'
import type { ClientSettingsChange } from '../types'
import { resource, send } from './resource'

const settings = resource('client-settings')

/** The settings of the client, with their ETag. */
export const clientSettingsQuery = settings.one(operations.getClientSettings, (_nothing: undefined) => ({}))

/**
 * Saves the given settings; omitted ones do not change. Rejects with code `stale` if `ifMatch` is not their current
 * version.
 */
export const saveClientSettings = send(
  operations.saveClientSettings,
  (change: ClientSettingsChange) => ({
    body: change,
  }),
  // A new time zone changes the days of every figure.
  ['client-settings', 'dashboard', 'analytics'],
)

/** Pin of the client's mobile app; null if there is none. */
export const appPinQuery = settings.read(
  'pin',
  operations.getAppPin,
  ({ platformId }: { platformId: string }, api) => ({ query: { clientId: api.clientId(), platformId } }),
  ({ record }) => record.pin,
)

/** The current notice of the login page; null if there is none. Public. */
export const loginNoticeQuery = settings.read(
  'notice',
  operations.getLoginNotice,
  (_nothing: undefined) => ({}),
  ({ record }) => record.notice,
)

/** Extension. The accounts that would lose changes if the client had strict rights. */
export const strictRightsImpactQuery = settings.read(
  'strict-rights',
  operations.getStrictRightsImpact,
  (_nothing: undefined) => ({}),
  ({ record }) => record,
)
