import { defineNames, defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { errorsGerman, logsGerman } from './messages.de'
import { queuesGerman } from './queues/messages.de'

/** The package in German, for `messages` of the provider. */
export const errorLogGerman = messagesOf(
  logsGerman,
  errorsGerman,
  queuesGerman,
  defineNames('errors', {
    'Server error': 'Serverfehler',
    'Service unavailable': 'Dienst nicht verfügbar',
    'Blocked content': 'Blockierter Inhalt',
  }),
  defineNames('queues', {
    'Invitations of first administrators': 'Einladungen der ersten Administration',
    'Reminders of documents that wait for an acknowledgement': 'Erinnerungen an Dokumente, die zu bestätigen sind',
    'Notices of a changed e-mail address': 'Nachrichten über eine geänderte E-Mail-Adresse',
    'Changes of many employees at once': 'Änderungen vieler Mitarbeitender auf einmal',
    'Mailings to employees': 'E-Mails an Mitarbeitende',
    'Codes that link an account to an employee': 'Codes, die ein Konto mit einer Person verknüpfen',
    'Links for a new password, asked for by an administrator':
      'Links für ein neues Passwort, von der Administration angefordert',
    'Figures that are counted again from the events': 'Zahlen, die aus den Ereignissen neu gezählt werden',
    'Clients with incidents to be reminded of': 'Mandanten, die an Vorfälle zu erinnern sind',
    'Reminders of incidents': 'Erinnerungen an Vorfälle',
    'Notices of an account that was linked to an employee': 'Nachrichten über ein verknüpftes Konto',
    'Notices of a changed password': 'Nachrichten über ein geändertes Passwort',
    'One-time codes for a forgotten password': 'Einmalcodes für ein vergessenes Passwort',
    'Archives of pay documents': 'Archive von Gehaltsdokumenten',
    'Payroll uploads': 'Lohnabrechnungs-Uploads',
    'Deletion of what is past its time': 'Löschen abgelaufener Einträge',
    'Gifts that were not finished': 'Geschenke, die nicht abgeschlossen wurden',
    'Notices of a file sent by Secure Send': 'Nachrichten über eine mit Secure Send gesendete Datei',
    'Deletion of stored bytes without a record': 'Löschen gespeicherter Daten ohne Eintrag',
    'Reminders of surveys': 'Erinnerungen an Umfragen',
    'Uploads whose bytes are to be checked': 'Uploads, deren Inhalt zu prüfen ist',
    'Welcome e-mails': 'Willkommens-E-Mails',
  }),
  defineTitles({ 'Event Logs': 'Ereignisprotokolle', ErrorLogs: 'Fehlerprotokoll', Queues: 'Warteschlangen' }),
)
