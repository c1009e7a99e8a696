import { defineTranslation } from '@ssp/feature-kit/messages'
import type { wizardMessages } from './messages'

const figure = new Intl.NumberFormat('de')

const ofFound = (label: string, found: number | null) =>
  found === null ? label : `${label} (${figure.format(found)} gefunden)`

/** German texts of the five steps of 'Create account'. */
export const wizardGerman = defineTranslation<typeof wizardMessages>('access.wizard', {
  title: 'Konto anlegen',
  intro: 'Geben Sie in jedem Schritt die erforderlichen Angaben ein',
  steps: ['Kontodaten', 'Berechtigungen', 'Mandantenzugriff', 'Secure Send', 'Bestätigen'],
  goBack: 'Zurück',
  next: 'Weiter',
  skip: 'Zur Bestätigung',
  createUser: 'Benutzer anlegen',
  incomplete: 'Bitte geben Sie alle Daten ein',
  account: {
    label: 'Anzeigename',
    username: 'Benutzername',
    usernameHelp: 'Leerzeichen werden zu Bindestrichen.',
    email: 'E-Mail',
    password: 'Passwort',
    confirmPassword: 'Bestätigen',
    groups: {
      account: {
        title: 'Konto',
        description: 'Der Name, den andere sehen, der Name für die Anmeldung und die Adresse für E-Mails.',
      },
      password: {
        title: 'Passwort',
        description: 'Für die erste Anmeldung. Im Profil lässt es sich ändern.',
      },
    },
    missing: {
      label: 'Geben Sie einen Anzeigenamen ein.',
      username: 'Geben Sie einen Benutzernamen ein.',
      email: 'Geben Sie eine E-Mail-Adresse ein.',
      password: 'Geben Sie ein Passwort ein.',
      confirmPassword: '',
    },
  },
  permissions: {
    failed: 'Die Berechtigungen konnten nicht geladen werden',
    search: 'Berechtigungen suchen',
    selectAll: 'Alle auswählen',
    selected: 'Ausgewählt',
    chosen: (count, of) => `${figure.format(count)} von ${figure.format(of)} ausgewählt`,
    ofFound,
    none: 'Keine Berechtigung entspricht der Suche.',
    nothingFound: 'Es gibt nichts auszuwählen.',
  },
  clients: {
    failed: 'Die Mandanten konnten nicht geladen werden.',
    heading: (platform) => `Mandanten von ${platform}`,
    search: 'Mandanten suchen',
    selectAll: 'Alle auswählen',
    removeAll: 'Alle entfernen',
    chosen: (count, of) => `${figure.format(count)} von ${figure.format(of)} ausgewählt`,
    ofFound,
    none: 'Kein Mandant entspricht der Suche.',
    nothingFound: 'Es gibt nichts auszuwählen.',
    required: 'Wählen Sie zuerst mindestens einen Mandanten aus.',
  },
  secureSend: { placeholder: 'Dieser Schritt ist noch nicht verfügbar' },
  confirm: {
    label: 'Anzeigename',
    username: 'Benutzername',
    email: 'E-Mail-Adresse',
    password: 'Passwort',
    show: 'ANZEIGEN',
    hide: 'AUSBLENDEN',
    permissions: 'Berechtigungen',
    noPermissions: 'Keine Berechtigungen ausgewählt',
    clients: 'Mandanten',
    scopes: 'Zugriff auf Secure Send',
    failed: 'Das Konto konnte nicht angelegt werden',
    completeFirst: 'Schließen Sie zuerst die vorherigen Schritte ab.',
    unfinished: 'Ein Schritt ist noch unvollständig. Danach kann das Konto angelegt werden.',
    created: 'Das Konto wurde angelegt',
    view: 'Benutzer ansehen',
    another: 'Weiteres Konto anlegen',
  },
  leave: {
    title: 'Ohne Anlegen verlassen?',
    loses: 'Ihre Eingaben gehen verloren.',
    confirmLabel: 'Verlassen',
    cancelLabel: 'Weiter bearbeiten',
  },
})
