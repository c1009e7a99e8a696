import { defineTranslation } from '@ssp/feature-kit/messages'
import { interactionLabel } from '../../model/log-search'
import type { employeeLogsMessages } from './messages'

/** Types of the log by what the server calls them. */
const TYPES: Readonly<Record<string, string>> = {
  account_merged: 'Konto zusammengeführt',
  acknowledgement_reminder: 'Erinnerung an die Lesebestätigung',
  app_details_email: 'E-Mail mit App-Informationen',
  avatar_changed: 'Bild geändert',
  avatar_removed: 'Bild entfernt',
  bulk_deactivate: 'Deaktivierung mehrerer Konten',
  bulk_import: 'Import mehrerer Konten',
  bulk_undo: 'Sammeländerung aufgehoben',
  bulk_update: 'Sammeländerung',
  document_deleted: 'Dokument gelöscht',
  document_downloaded: 'Dokument heruntergeladen',
  document_replaced: 'Dokument ersetzt',
  document_revoked: 'Freigabe eines Dokuments aufgehoben',
  document_shared: 'Dokument freigegeben',
  employee_created: 'Konto angelegt',
  employee_updated: 'Angaben geändert',
  merge_removed: 'Zusammenführung aufgehoben',
  password_reset: 'Passwort zurückgesetzt',
  pay_document_added: 'Lohndokument hinzugefügt',
  pay_document_deleted: 'Lohndokument gelöscht',
  pay_document_downloaded: 'Lohndokument heruntergeladen',
  payslip_added: 'Lohnabrechnung hinzugefügt',
  payslip_deleted: 'Lohnabrechnung gelöscht',
  payslip_downloaded: 'Lohnabrechnung heruntergeladen',
  profile_viewed: 'Profil angesehen',
  registered: 'Registriert',
  registration_reminder: 'Erinnerung an die Registrierung',
  reward_code_shown: 'Code eines Gutscheins angezeigt',
  reward_given: 'Prämie vergeben',
  team_added: 'Zu einem Team hinzugefügt',
  team_leader_made: 'Zur Teamleitung ernannt',
  team_leader_revoked: 'Teamleitung beendet',
  team_removed: 'Aus einem Team entfernt',
}

/** German texts of the logs tab. */
export const employeeLogsGerman = defineTranslation<typeof employeeLogsMessages>('employees.logs', {
  title: 'Protokoll',
  search: 'Protokoll durchsuchen',
  from: 'Von',
  to: 'Bis',
  backwards: 'Dieser Tag liegt vor dem ersten.',
  refresh: 'Aktualisieren',
  empty: 'Keine Ergebnisse gefunden',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  by: (name) => `von ${name}`,
  type: (type) => TYPES[type] ?? interactionLabel(type),
})
