import { defineTranslation } from '@ssp/feature-kit/messages'
import type { dashboardMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the dashboard. */
export const dashboardTextsGerman = defineTranslation<typeof dashboardMessages>('dashboard', {
  title: 'Übersicht',
  retry: 'Erneut versuchen',
  errorId: 'Fehler-ID',
  app: {
    title: 'App-Informationen',
    url: 'App-URL',
    appStore: 'App Store',
    playStore: 'Google Play',
    pin: 'App-PIN',
    copy: 'Kopieren',
    copyLabel: 'App-Informationen kopieren',
    copiedTitle: 'Kopiert!',
    copiedText: 'Die App-Informationen wurden in die Zwischenablage kopiert',
    copyFailed: 'Die App-Informationen konnten nicht kopiert werden. Markieren und kopieren Sie sie von Hand.',
  },
  attention: {
    title: 'Zu erledigen',
    showAll: (count) => `Alle ${figure.format(count)} anzeigen`,
    showFewer: 'Weniger anzeigen',
    none: 'Nichts zu erledigen',
    oldest: (days) =>
      days === 0
        ? 'Am längsten: seit heute'
        : days === 1
          ? 'Am längsten: 1 Tag'
          : `Am längsten: ${figure.format(days)} Tage`,
    kinds: {
      recognitions: (count) => (count === 1 ? 'Anerkennung wartet auf Freigabe' : 'Anerkennungen warten auf Freigabe'),
      incidents: (count) => (count === 1 ? 'Vorfallmeldung ist überfällig' : 'Vorfallmeldungen sind überfällig'),
      documents: (count) =>
        count === 1 ? 'Dokument wurde nicht rechtzeitig bestätigt' : 'Dokumente wurden nicht rechtzeitig bestätigt',
      locked: (count) => (count === 1 ? 'Konto ist gesperrt' : 'Konten sind gesperrt'),
      payroll: (count) =>
        count === 1
          ? 'Upload von Lohnabrechnungen ist zur Prüfung bereit'
          : 'Uploads von Lohnabrechnungen sind zur Prüfung bereit',
    },
  },
  counts: {
    registered: 'Registriert',
    unregistered: 'Nicht registriert',
    share: (percent, total) => `${percent} von ${total} aktiven Mitarbeitenden`,
    added: (total, days) => `+${total} in den letzten ${days} Tagen`,
    nobody: 'Noch keine aktiven Mitarbeitenden',
    unknown: '–',
  },
  payslips: { title: 'Hochgeladene Lohnabrechnungen', series: 'Lohnabrechnungen' },
  logins: { title: 'Anmeldungen am Portal', series: 'Anmeldungen' },
  month: 'Monat',
  recent: {
    title: 'Zuletzt registriert',
    empty: 'In letzter Zeit hat sich niemand registriert.',
    registeredOn: (date) => `Registriert am ${date}`,
    unnamed: 'Ohne Namen',
    view: 'Ansehen',
    viewOf: (name) => `${name} ansehen`,
  },
})
