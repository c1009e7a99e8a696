import { defineNames, defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { activityGerman } from './activity/messages.de'
import { dailyGerman } from './daily/messages.de'
import { drilldownGerman } from './drilldown/messages.de'
import { definitionGerman, reportGerman } from './messages.de'
import { miscGerman } from './misc/messages.de'
import { notificationsGerman } from './notifications/messages.de'
import { payrollGerman } from './payroll/messages.de'
import { rewardsGerman } from './rewards/messages.de'

/** The package in German, for `messages` of the provider. */
export const analyticsGerman = messagesOf(
  reportGerman,
  definitionGerman,
  dailyGerman,
  payrollGerman,
  rewardsGerman,
  notificationsGerman,
  miscGerman,
  activityGerman,
  drilldownGerman,
  defineNames('analytics', {
    Registered: 'Registriert',
    Unregistered: 'Nicht registriert',
    Active: 'Aktiv',
    Inactive: 'Nicht aktiv',
    Uploaded: 'Hochgeladen',
    Downloaded: 'Heruntergeladen',
    Deleted: 'Gelöscht',
    Restored: 'Wiederhergestellt',
  }),
  defineTitles({
    Analytics: 'Auswertungen',
    'Daily Analytics': 'Tägliche Auswertung',
    'Payroll & Pensions Reports': 'Lohn & Altersvorsorge',
    'Rewards & Recognition Reports': 'Prämien & Anerkennung',
    'Notifications & Marketing Reports': 'Benachrichtigungen & Marketing',
    'Miscellaneous Reports': 'Weitere Berichte',
    'Portal Activity Reports': 'Berichte zur Portalaktivität',
    'Tile Analytics': 'Auswertung der Kachel',
    'News Article Analytics': 'Auswertung des Artikels',
    'Payslip uploads vs views': 'Lohnabrechnungen: Uploads und Aufrufe',
    'Paydoc uploads vs downloads': 'Lohndokumente: Uploads und Downloads',
    'Pay runs': 'Abrechnungsläufe',
    Pensions: 'Altersvorsorge',
    'Registered vs unregistered': 'Registriert und nicht registriert',
    'Active vs inactive': 'Aktiv und inaktiv',
    Deactivated: 'Deaktiviert',
    'Document storage': 'Dokumentenablage',
  }),
)
