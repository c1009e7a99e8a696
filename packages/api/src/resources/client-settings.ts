import * as operations from '../generated/operations'
import type { ClientSettingsChange } from '../types'
import { resource, send } from './resource'

const settings = resource('client-settings')

/** The settings of the client, with their ETag. */
export const clientSettingsQuery = settings.one(operations.getClientSettings, (_nothing: undefined) => ({}))

/** Saves the given settings; what is absent stays. Rejects with code `stale` when they are not what `ifMatch` names. */
export const saveClientSettings = send(
  operations.saveClientSettings,
  (change: ClientSettingsChange) => ({
    body: change,
  }),
  // A new time zone moves the days of every figure.
  ['client-settings', 'dashboard', 'analytics'],
)

/** Pin of the client's mobile app; null without one. */
export const appPinQuery = settings.read(
  'pin',
  operations.getAppPin,
  ({ platformId }: { platformId: string }, api) => ({ query: { clientId: api.clientId(), platformId } }),
  ({ record }) => record.pin,
)

/** What the login page says now; null without a notice. Public. */
export const loginNoticeQuery = settings.read(
  'notice',
  operations.getLoginNotice,
  (_nothing: undefined) => ({}),
  ({ record }) => record.notice,
)

/** Extension. Which accounts would lose which changes if the client had strict rights. */
export const strictRightsImpactQuery = settings.read(
  'strict-rights',
  operations.getStrictRightsImpact,
  (_nothing: undefined) => ({}),
  ({ record }) => record,
)
