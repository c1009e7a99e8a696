import type { Area } from '../areas'
import type { SspApi } from '../ssp-api'
import * as operations from '../generated/operations'
import { call, resource, send, type BodyArgs } from './resource'

const recognition = resource('recognition')
const none = () => ({})

/** All recognition types, sorted by title. */
export const recognitionTypesQuery = recognition.read(
  'types',
  operations.listRecognitionTypes,
  none,
  ({ record }) => record,
)

/** All badges, sorted by name. */
export const badgesQuery = recognition.read('badges', operations.listBadges, none, ({ record }) => record)

/** The settings with their ETag; null if none were ever saved, which means both are 0. */
export const recognitionSettingsQuery = recognition.read(
  'settings',
  operations.getRecognitionSettings,
  none,
  ({ record, etag }) => ({ record: record[0] ?? null, etag }),
)

// Types and badges are read in lists, which have no ETag of their own.
const etagOf = (version: number | undefined) => (version === undefined ? undefined : `"${version}"`)

/** A type or badge as last read. */
interface Known {
  id: string
  version?: number | undefined
}

/** Creates a type. Rejects with `fields.title` if the title is in use. */
export const createRecognitionType = send(
  operations.createRecognitionType,
  ({ title }: { title: string }, api) => ({
    body: { title, client_id: api.clientId() },
  }),
  ['recognition'],
)

/** Changes the title of a type. */
export const updateRecognitionType = send(
  operations.updateRecognitionType,
  ({ id, title }: Pick<Known, 'id'> & { title: string }) => ({ path: { id }, body: { title } }),
  ['recognition'],
)

/** Removes a type. Recognition keeps its title. */
export const removeRecognitionType = send(
  operations.removeRecognitionType,
  ({ id, version }: Known) => ({
    path: { id },
    ifMatch: etagOf(version),
  }),
  ['recognition'],
)

/** Creates a badge; `s3_path` is the key of an uploaded image. Rejects with `fields.name` if the name is in use. */
export const createBadge = send(
  operations.createBadge,
  ({ name, s3_path }: { name: string; s3_path: string }, api) => ({
    body: { name, s3_path, client_id: api.clientId() },
  }),
  ['recognition'],
)

/** Changes the name or image of a badge. */
export const updateBadge = send(
  operations.updateBadge,
  ({ id, change }: Pick<Known, 'id'> & { change: BodyArgs<typeof operations.updateBadge> }) => ({
    path: { id },
    body: change,
  }),
  ['recognition'],
)

/** Removes a badge and its image. Recognition keeps its name. */
export const removeBadge = send(
  operations.removeBadge,
  ({ id, version }: Known) => ({
    path: { id },
    ifMatch: etagOf(version),
  }),
  ['recognition'],
)

type SaveSettings = BodyArgs<typeof operations.updateRecognitionSettings> & {
  id?: string | undefined
  ifMatch?: string | undefined
}

/** Saves the settings: without an id for the first time, otherwise those with the id. */
export const saveRecognitionSettings = Object.assign(
  (api: SspApi, { id, ifMatch, ...body }: SaveSettings) =>
    id === undefined
      ? call(api, operations.createRecognitionSettings, { body })
      : call(api, operations.updateRecognitionSettings, { path: { id }, body, ifMatch }),
  { strict: operations.updateRecognitionSettings.strict, changes: ['recognition'] as readonly Area[] },
)
