import { defineTranslation } from '@ssp/feature-kit/messages'
import type { detailMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const employees = (count: number) => (count === 1 ? '1 Mitarbeiter/in' : `${figure.format(count)} Mitarbeitende`)

/** German texts of the details of a document. */
export const detailGerman = defineTranslation<typeof detailMessages>('documents.detail', {
  list: 'Dokumentenablage',
  record: {
    failed: 'Das Dokument konnte nicht geladen werden.',
    missing: 'Dieses Dokument gibt es nicht mehr, oder Sie dürfen es nicht sehen.',
    back: 'Alle Dokumente',
  },
  uploaded: (date) => `Hochgeladen am: ${date}`,
  view: 'Ansehen',
  remove: 'Entfernen',
  export: 'Exportieren',
  replace: 'Datei ersetzen',
  back: 'Zurück',
  confirmRemove: {
    title: 'Möchten Sie diese Datei wirklich löschen? Das kann nicht rückgängig gemacht werden.',
    loses: 'Alle, für die sie freigegeben ist, verlieren sie, und es wird nicht mehr gespeichert, wer sie gelesen hat.',
    label: 'Entfernen',
    done: 'Das Dokument wurde entfernt.',
  },
  readers: {
    title: 'Dokument derzeit freigegeben für:',
    caption: 'Mitarbeitende',
    search: 'Mitarbeitende suchen',
    empty: 'Keine Mitarbeitenden gefunden',
    noMatch: 'Keine Mitarbeitenden gefunden',
    failed: 'Die Mitarbeitenden konnten nicht geladen werden.',
    total: employees,
    name: 'Vollständiger Name',
    identifier: 'Kennung',
    read: 'Gelesen',
    notViewed: 'Nicht gelesen',
    acknowledged: 'Bestätigt',
    outstanding: 'Ausstehend',
    unnamed: 'Ohne Namen',
    revoke: 'Zugriff entziehen',
    revokeOf: (name) => `Zugriff entziehen: ${name}`,
    storageOf: (name) => `Dokumentenablage von ${name}`,
    storage: 'Dokumentenablage',
    confirmRevoke: {
      title: (name) => `Möchten Sie ${name} den Zugriff auf dieses Dokument wirklich entziehen?`,
      label: 'Zugriff entziehen',
      done: 'Der Zugriff wurde entzogen.',
    },
    filters: {
      read: { label: 'Gelesen', options: { read: 'Gelesen', unread: 'Nicht gelesen' } },
      acknowledged: { label: 'Lesebestätigung', options: { yes: 'Bestätigt', no: 'Ausstehend' } },
      teamId: 'Team',
    },
  },
  acknowledgement: {
    title: 'Lesebestätigung',
    none: 'Von Mitarbeitenden wurde keine Bestätigung verlangt, dass sie dieses Dokument gelesen haben.',
    ask: 'Lesebestätigung anfordern',
    notShared: 'Geben Sie das Dokument zuerst frei: Es gibt niemanden, der es bestätigen könnte.',
    noneOutstanding: 'Alle Mitarbeitenden haben bestätigt.',
    failed: 'Die Lesebestätigungen konnten nicht geladen werden.',
    progress: (done, total) =>
      `${figure.format(done)} von ${total === 1 ? '1 Mitarbeiter/in' : `${figure.format(total)} Mitarbeitenden`} bestätigt`,
    due: (date) => `Fällig am ${date}`,
    overdue: (date) => `War fällig am ${date}`,
    version: (version) => `Version ${version}`,
    teams: 'Ausstehend nach Team',
    outstanding: (count, total) => `${figure.format(count)} von ${figure.format(total)}`,
    withoutTeam: 'In keinem dieser Teams',
    more: (count) => `${figure.format(count)} weitere anzeigen`,
    nudge: 'Erinnerung senden',
    nudged: (date) => `Letzte Erinnerung am ${date}`,
    change: 'Frist ändern',
    withdraw: 'Nicht mehr anfordern',
    confirmNudge: {
      title: (count) => `${employees(count)} per E-Mail erinnern?`,
      text: (leftOut) => `Ausgelassen: ${leftOut}.`,
      label: 'Erinnerung senden',
    },
    sent: (count) => `Erinnerung an ${employees(count)} wird gesendet.`,
    notRemindable: (leftOut) => `Niemand kann erinnert werden: ${leftOut}.`,
    nobodySent: 'Es wurde niemand erinnert.',
    leftOut: (recently, noAddress) =>
      [
        recently > 0 && `${employees(recently)} in den letzten zwei Tagen erinnert`,
        noAddress > 0 && `${employees(noAddress)} ohne E-Mail-Adresse`,
      ]
        .filter(Boolean)
        .join(', '),
    confirmWithdraw: {
      title: 'Lesebestätigung nicht mehr anfordern?',
      loses: 'Es wird nicht mehr gespeichert, wer dieses Dokument bestätigt hat.',
      label: 'Nicht mehr anfordern',
      done: 'Die Lesebestätigung wird nicht mehr angefordert.',
    },
    panel: {
      title: 'Lesebestätigung anfordern',
      text: 'Alle, für die dieses Dokument freigegeben ist, werden gebeten zu bestätigen, dass sie es gelesen haben.',
      due: 'Frist',
      help: 'Optional.',
      submit: 'Anfordern',
      changeText:
        'Die neue Frist gilt für alle, von denen die Bestätigung verlangt wurde. Bestätigungen und Erinnerungen bleiben erhalten, und es wird keine E-Mail gesendet.',
      save: 'Speichern',
      changed: 'Die Frist wurde geändert.',
      done: 'Die Lesebestätigung für dieses Dokument wurde angefordert.',
    },
  },
  exportPanel: {
    title: 'Exportieren',
    team: 'Team',
    unnamed: (place) => `Team ${figure.format(place)}`,
    submit: 'Exportieren',
    close: 'Schließen',
  },
  replacement: {
    title: 'Datei ersetzen',
    text: 'Schlagwort und Freigaben bleiben erhalten.',
    question: 'Ändert sich dadurch der Inhalt?',
    yes: 'Ja',
    yesHelp: 'Die Lesedaten beginnen von vorn, und alle werden erneut um eine Lesebestätigung gebeten.',
    no: 'Nein',
    noHelp: 'Eine Korrektur: Wer das Dokument gelesen oder bestätigt hat, muss es nicht noch einmal tun.',
    file: 'Neue Datei',
    done: 'Die Datei wurde ersetzt.',
    close: 'Schließen',
  },
})
