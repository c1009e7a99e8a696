import type { components } from '@ssp/api/schema'
import type { Objects } from '../../storage/objects.ts'
import type { RecognitionRow } from './recognition.repository.ts'
import { BADGES, type BadgeRow, type SettingsRow } from './setup.repository.ts'

type Schemas = components['schemas']

const flag = (value: boolean) => (value ? 1 : 0)

/** Shapes a recognition. */
export function toRecognition(objects: Objects, row: RecognitionRow): Schemas['Recognition'] {
  const { id, client_id: clientId, to_team: isTeam, object_key: key, forename, surname } = row
  const name = [forename, surname].filter(Boolean).join(' ')
  return {
    id,
    giver_id: row.giver_id,
    user_forname: row.giver_forename,
    user_surname: row.giver_surname,
    team: flag(isTeam),
    receiver_id: isTeam ? row.team_id : row.receiver_id,
    receiver_name: isTeam ? null : name,
    team_name: isTeam ? row.team_name : null,
    badge_id: row.badge_id,
    badge_name: row.badge_name,
    badge_image: key && objects.imageAddress({ clientId, bucket: BADGES, key }, row.badge_version ?? undefined),
    type_id: row.type_id,
    type_title: row.type_title,
    message: row.message,
    approved: flag(row.approved),
    rejected_reason: row.rejected_reason,
    likes: row.likes,
    created_at: new Date(row.created_at).toISOString(),
  }
}

/** Shapes a badge. */
export const toBadge = (
  objects: Objects,
  { object_key: key, client_id, version, id, name }: BadgeRow,
): Schemas['Badge'] => ({
  id,
  name,
  s3_path: objects.imageAddress({ clientId: client_id, bucket: BADGES, key }, version),
  client_id,
  version,
})

/** Shapes the settings. */
export const toSettings = ({ id, hide_message, require_approval }: SettingsRow): Schemas['RecognitionSettings'] => ({
  id,
  hide_message: flag(hide_message),
  require_approval: flag(require_approval),
})
