import { defineTitles, defineTranslation } from '@ssp/feature-kit/messages'
import type { portalMessages } from './messages'

/** German texts of the shell and of the pages that belong to no feature. */
export const portalGerman = defineTranslation<typeof portalMessages>('portal', {
  product: 'Verwaltung des Mitarbeiterportals',
  shell: {
    searchPlaceholder: 'Mitarbeitende suchen …',
    searchLabel: 'Mitarbeitende suchen',
    home: 'Startseite',
    navigation: 'Hauptnavigation',
    profile: 'Profil',
    logout: 'Abmelden',
    switchClient: 'Mandant wechseln',
    inbox: 'Benachrichtigungen',
    account: 'Konto',
    skip: 'Zum Inhalt springen',
    light: 'Hell',
    dark: 'Dunkel',
    system: 'Wie das System',
    chosen: 'Gewählt:',
  },
  clientSection: 'Mandant',
  notFound: {
    title: 'Seite nicht gefunden',
    text: 'Die gesuchte Seite wurde leider nicht gefunden.',
    nextStep: 'Prüfen Sie die Adresse oder beginnen Sie auf der Übersicht.',
    action: 'Zur Übersicht',
  },
  forbidden: {
    title: 'Kein Zugriff',
    text: 'Sie haben leider keinen Zugriff auf diese Seite.',
    nextStep: (client) => `Zugriff erteilt ein Administrator von ${client}, der Benutzer ändern darf (USERS_UPDATE).`,
    action: 'Zur Übersicht',
  },
  unauthorised: {
    title: 'Nicht angemeldet',
    text: 'Sie sind nicht berechtigt. Melden Sie sich bitte erneut an.',
    nextStep: 'Ihre Sitzung ist möglicherweise abgelaufen. Melden Sie sich an, um fortzufahren.',
    action: 'Zur Anmeldung',
  },
  client: {
    unknown: 'Diese Adresse ist nicht bekannt',
    unknownText:
      'Unter dieser Adresse ist keine Organisation registriert. Prüfen Sie die Schreibweise des ersten Teils.',
    failed: 'Das Portal konnte nicht geladen werden',
    tryAgain: 'Erneut versuchen',
    themeFailed: 'Die Farben dieses Mandanten konnten nicht geladen werden.',
    otherTab: (other, own) => `Ein anderer Tab wurde zu ${other} gewechselt. Dieser Tab zeigt weiterhin ${own}.`,
  },
  chunk: {
    title: 'Dieser Teil des Portals konnte nicht geladen werden',
    text: 'Die Verbindung ist vielleicht unterbrochen, oder es wurde eine neue Version veröffentlicht.',
    nextStep: 'Prüfen Sie die Verbindung und laden Sie die Seite dann neu.',
    action: 'Neu laden',
  },
  session: {
    expired: 'Die Sitzung ist abgelaufen.',
    unauthorised: 'Sie wurden abgemeldet. Bitte melden Sie sich erneut an.',
  },
})

/** Titles of the pages of the portal itself. */
export const portalTitles = defineTitles({
  'Page not found': 'Seite nicht gefunden',
  'No access': 'Kein Zugriff',
  'Not logged in': 'Nicht angemeldet',
  Client: 'Mandant',
})
