import type { Interaction } from '@ssp/api'
import { defineTranslation } from '@ssp/feature-kit/messages'
import { interactionLabel } from '../../model/log-search'
import { employeeFieldsGerman } from '../merge/messages.de'
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
  pay_document_recalled: 'Lohndokument zurückgerufen',
  payslip_added: 'Lohnabrechnung hinzugefügt',
  payslip_deleted: 'Lohnabrechnung gelöscht',
  payslip_recalled: 'Lohnabrechnung zurückgerufen',
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

const FIELDS: Readonly<Record<string, string>> = employeeFieldsGerman

type Sentence = Interaction['sentences'][number]
type Text = (...values: string[]) => string

/** Sentences of the log; the values are those of the contract, none where the record that is named is out of reach. */
const SENTENCES: Readonly<Record<Sentence['name'], Text>> = {
  account_removed: (name = 'Ein anderes Konto') =>
    `${name} wurde gelöscht. Dieses Konto ist nicht mehr zusammengeführt.`,
  app_details_sent: () => 'E-Mail mit App-Informationen und Links gesendet.',
  changed: (...fields) => `Geändert: ${fields.map((field) => FIELDS[field] ?? field).join(', ')}.`,
  changed_by_file: (file) => `Durch die Datei ${file} geändert`,
  created_by_file: (file) => `Durch den Import von ${file} angelegt`,
  deactivated_by_file: (file) => `Durch die Datei ${file} deaktiviert`,
  document_replaced: (before, after) => `${before} durch ${after} ersetzt`,
  gift_code_shown: (pounds) => `Der Code des Gutscheins über £${pounds} wurde angezeigt.`,
  gift_given: (pounds) => `Ein Gutschein über £${pounds} wurde vergeben.`,
  merged_from: (name = 'Ein anderes Konto') => `${name} wurde mit diesem Konto zusammengeführt.`,
  merged_into: (name = 'einem anderen Konto') => `Mit ${name} zusammengeführt.`,
  pay_document_of: (kind, day = '') =>
    `${kind === 'Payslip' ? 'Lohnabrechnung' : kind} vom ${day.split('-').toReversed().join('.')}`,
  password_mail_sent: () => 'Eine E-Mail zum Festlegen eines neuen Passworts wurde gesendet.',
  password_no_address: () => 'Für eine Benachrichtigung fehlt die E-Mail-Adresse.',
  reactivated_by_undo: (file) => `Reaktiviert, weil die Datei ${file} zurückgenommen wurde`,
  registered: () => 'Registriert.',
  registered_with_mail: () => 'Registriert; die Willkommens-E-Mail folgt.',
  registration_reminder_sent: () => 'Erinnerung an die Registrierung per E-Mail gesendet.',
  reminder_to_read: (document) => `Erinnerung gesendet, ${document} zu lesen.`,
  removed_by_undo: (file) => `Entfernt, weil der Import von ${file} zurückgenommen wurde`,
  restored_by_undo: (file) => `Wiederhergestellt, weil die Datei ${file} zurückgenommen wurde`,
  team_added: (team) => (team ? `Zum Team ${team} hinzugefügt.` : 'Zu einem Team hinzugefügt.'),
  team_leader_made: (team) => `Zur Leitung ${team ? `des Teams ${team}` : 'eines Teams'} ernannt.`,
  team_leader_revoked: (team) => `Leitet ${team ? `das Team ${team}` : 'ein Team'} nicht mehr.`,
  team_removed: (team) => (team ? `Aus dem Team ${team} entfernt.` : 'Aus einem Team entfernt.'),
  unmerged_from: (name = 'Ein anderes Konto') => `${name} ist nicht mehr mit diesem Konto zusammengeführt.`,
  unmerged_into: (name = 'einem anderen Konto') => `Nicht mehr mit ${name} zusammengeführt.`,
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
  description: ({ description, sentences }) => {
    // A newer server may know more sentences.
    const known: Readonly<Record<string, Text>> = SENTENCES
    const texts = sentences.map(({ name, values }) => known[name]?.(...values))
    // Names, and entries written before there were sentences, stay as they are.
    return texts.length > 0 && !texts.includes(undefined) ? texts.join(' ') : description
  },
})
