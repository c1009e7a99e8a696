import { defineTranslation } from '@ssp/feature-kit/messages'
import type { themeMessages } from './messages'

const ratio = new Intl.NumberFormat('de', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const figure = new Intl.NumberFormat('de')

/** German texts of the tab of the theme. */
export const themeGerman = defineTranslation<typeof themeMessages>('profile.theme', {
  theme: {
    title: 'Farben',
    description: 'Alle Farben der Oberfläche werden aus diesen sechs abgeleitet, im hellen und im dunklen Modus.',
    colours: {
      primary: 'Primärfarbe',
      secondary: 'Sekundärfarbe',
      tertiary: 'Tertiärfarbe',
      accent: 'Akzentfarbe',
      highlight: 'Hervorhebung',
      loginOverlay: 'Überlagerung der Anmeldung',
    },
    invalid: 'Geben Sie # und sechs Ziffern oder Buchstaben von a bis f ein.',
    preview: 'Vorschau',
    previewing: 'Sie sehen diese Seite in den bearbeiteten Farben. Andere Konten sehen sie, sobald Sie bestätigen.',
    undo: 'Rückgängig machen',
    confirm: 'Bestätigen',
    notLoaded: 'Das Design konnte nicht geladen werden.',
    failed: 'Die Farben des Designs konnten nicht gespeichert werden',
    saved: 'Das Design wurde gespeichert',
    restored: 'Die früheren Farben wurden wiederhergestellt',
  },
  file: {
    title: 'Designdatei',
    description:
      'Exportieren Sie die Farben oben und die Bilder unten, oder übernehmen Sie die einer Datei. Farben werden gespeichert, sobald Sie bestätigen, Bilder, sobald Sie sie hochladen.',
    locked: 'Exportieren Sie die Farben oben und die Bilder unten, um sie bei einem anderen Mandanten zu verwenden.',
    save: 'Exportieren',
    choose: 'Design importieren',
    imported: (name, images, isMore) =>
      [
        `Seine Farben${name && ` (${name})`} sind jetzt im Formular oben; gespeichert ist noch nichts.`,
        images > 0 && `${images === 1 ? 'Ein Bild wird' : `${images} Bilder werden`} unten zum Hochladen angeboten.`,
        isMore && 'Farbschema und Variablen sind für einbettende Anwendungen; ein Mandant behält sie nicht.',
      ]
        .filter(Boolean)
        .join(' '),
    leftOut: 'Nicht in der Datei, weil zu groß oder nicht lesbar',
    errors: {
      size: () => 'Diese Datei ist zu groß für ein Design.',
      json: () => 'Diese Datei ist kein gültiges JSON.',
      format: () => 'Diese Datei ist kein exportiertes Design.',
      version: (version) =>
        version
          ? `Dieses Design hat die Version ${version}. Nur die Versionen 1 und 2 können importiert werden.`
          : 'Dieses Design hat eine unbekannte Version. Nur die Versionen 1 und 2 können importiert werden.',
      unknown: (names) => `Dieses Design hat unbekannte Einträge: ${names}.`,
      missing: (names) => `Diesem Design fehlen Farben: ${names}.`,
      colour: (names) => `Nicht # und sechs Ziffern oder Buchstaben von a bis f: ${names}.`,
      value: (names) => `Dieses Design hat Werte, die nicht verwendet werden können: ${names}.`,
    },
  },
  contrast: {
    title: 'Kontrast',
    description: 'Wo die Oberfläche jede Farbe verwendet und wie gut sie dort lesbar ist (WCAG 2.2).',
    passes: 'Gut lesbar',
    fails: 'Schwer lesbar',
    ratio: (found, owed) => `${ratio.format(found)}:1, nötig ${figure.format(owed)}:1`,
    nearest: 'Nächste lesbare Farbe verwenden',
    nearestOf: (colour) => `Nächste lesbare Farbe verwenden: ${colour}`,
    uses: {
      primary: 'Schaltflächen',
      link: 'Links',
      ring: 'Fokus',
      nav: 'Navigation',
      overlay: 'Anmeldung',
      secondary: 'Markierungen',
      accent: 'Markierungen',
      highlight: 'Markierungen',
      chart: 'Diagramme',
    },
    sample: 'Aa',
    confirm: {
      title: 'Schwer lesbare Farben speichern?',
      text: (names) =>
        `Wo die gewählte Farbe nicht lesbar wäre, wird sie heller oder dunkler dargestellt. Das betrifft: ${names}.`,
      loses: 'Ihr Name wird bei dieser Änderung festgehalten.',
      confirmLabel: 'Trotzdem speichern',
      cancelLabel: 'Weiter bearbeiten',
    },
  },
  brand: {
    title: 'Markenseite',
    description: 'Die bearbeiteten Farben neben den aktuellen. E-Mails und PDFs haben einen hellen Hintergrund.',
    unedited: 'So sehen die Farben aus. Sobald eine bearbeitet ist, werden beide Fassungen nebeneinander gezeigt.',
    live: 'Aktuell',
    draft: 'Bearbeitet',
    dark: 'Dunkel',
    samples: {
      login: 'Anmeldung',
      shell: 'Navigation und Seite',
      table: 'Tabelle',
      chart: 'Diagramm',
      mail: 'E-Mail',
      cover: 'PDF-Titelseite',
    },
    heading: 'Guten Morgen',
    username: 'Benutzername',
    usernameValue: 'amelia.hart',
    signIn: 'Anmelden',
    nav: ['Übersicht', 'Mitarbeitende', 'Profil'],
    create: 'Anlegen',
    link: 'Alle anzeigen',
    badge: 'Registriert',
    mark: 'Neu',
    table: 'Mitarbeitende',
    columns: { name: 'Name', status: 'Status' },
    people: ['Ada Okafor', 'Bruno Costa', 'Hana Sato'],
    chart: 'Anmeldungen im Portal',
    months: ['Jan', 'Feb', 'Mär', 'Apr', 'Mai', 'Jun'],
    series: ['Anmeldungen', 'Lohnabrechnungen'],
    mail: { label: 'Amelia Hart', code: '482913', minutes: 10 },
    cover: { title: 'Anmeldungen im Portal', facts: 'Januar bis Juni' },
  },
  images: {
    title: 'Bilder',
    description: 'PNG, JPEG, GIF oder SVG, höchstens 10 MB. Ein neues Bild ist sofort für alle sichtbar.',
    names: {
      logo: 'Logo',
      'alternate-logo': 'Alternatives Logo',
      loginImage: 'Anmeldebild',
      loginBgImage: 'Hintergrundbild der Anmeldung',
      mainBgImage: 'Haupthintergrundbild',
    },
    uses: {
      logo: 'Auf hellem Hintergrund: die Anmeldung und Listen der Mandanten.',
      'alternate-logo': 'Auf dunklem Hintergrund: die Navigation und die dunkle Anmeldung.',
      loginImage: 'Neben der Anmeldung.',
      loginBgImage: 'Hinter der Anmeldung.',
      mainBgImage: 'Hinter den Seiten der Mitarbeitenden.',
    },
    none: 'Noch kein Bild',
    choose: (name) => `${name} hochladen`,
    imported: (name) => `${name} der Designdatei`,
    uploadImported: (name) => `${name} der Designdatei hochladen`,
    sending: (name) => `${name} wird hochgeladen`,
    cancel: 'Upload abbrechen',
    retry: 'Erneut versuchen',
    failed: 'Es ist ein Fehler aufgetreten.',
    saved: (name) => `${name} hochgeladen.`,
  },
})
