import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  approvalMessages,
  giveMessages,
  leaderboardMessages,
  manageMessages,
  recognitionCardMessages,
  recognitionListMessages,
  recognitionMessages,
  settingsMessages,
  setupMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')
const recognitions = (count: number) => (count === 1 ? '1 Anerkennung' : `${figure.format(count)} Anerkennungen`)

/** German texts of the frame of the page. */
export const recognitionPageGerman = defineTranslation<typeof recognitionMessages>('recognition.page', {
  title: 'Anerkennung',
  total: recognitions,
  give: 'Aussprechen',
  settings: 'Einstellungen',
  tabList: 'Anerkennung',
  tabs: { list: 'LISTE', leaderboard: 'RANGLISTE', manage: 'VERWALTEN' },
})

/** German texts of a recognition where it is shown or chosen. */
export const recognitionCardGerman = defineTranslation<typeof recognitionCardMessages>('recognition.card', {
  awaiting: 'Wartet auf Genehmigung',
  rejected: 'Abgelehnt',
  reason: (reason) => `Abgelehnt: ${reason}`,
  gave: 'an',
  name: (giver, receiver) => `${giver} an ${receiver}`,
  formerGiver: 'Ausgeschiedene Person',
  noMessage: 'Keine Nachricht',
  noReceiver: 'Person ohne Namen',
  noTeam: 'Entferntes Team',
  team: 'Team',
  likes: (count) => (count === 1 ? '1 Like' : `${figure.format(count)} Likes`),
  edit: (name) => `${name} bearbeiten`,
  remove: (name) => `${name} löschen`,
})

/** German texts of the tab of the list. */
export const recognitionListGerman = defineTranslation<typeof recognitionListMessages>('recognition.list', {
  title: 'Anerkennung',
  caption: 'Anerkennungen',
  total: recognitions,
  search: 'Anerkennungen suchen',
  empty: 'Es wurde noch keine Anerkennung ausgesprochen.',
  noMatch: 'Keine Anerkennung entspricht der Suche und den Filtern.',
  failed: 'Die Anerkennungen konnten nicht geladen werden.',
  filters: {
    status: {
      label: 'Status',
      options: { awaiting: 'Wartet auf Genehmigung', approved: 'Genehmigt', rejected: 'Abgelehnt' },
    },
  },
  remove: {
    title: 'Möchten Sie diese Anerkennung wirklich endgültig löschen?',
    loses: 'Ihre Nachricht und ihre Likes gehen verloren.',
    confirmLabel: 'Löschen',
    done: 'Die Anerkennung wurde gelöscht',
  },
})

/** German texts of the tab of the leaderboard. */
export const leaderboardGerman = defineTranslation<typeof leaderboardMessages>('recognition.leaderboard', {
  title: 'Rangliste',
  total: (count) => figure.format(count),
  search: 'Rangliste durchsuchen',
  empty: 'Bisher hat niemand eine Anerkennung erhalten.',
  noMatch: 'Keine Anerkennung entspricht dieser Suche und diesen Filtern.',
  failed: 'Die Rangliste konnte nicht geladen werden.',
  rank: 'Rang',
  name: 'Name',
  recognitions: 'Anerkennungen gesamt',
  filters: {
    period: 'Ausgesprochen',
    teamId: 'Mitglieder von',
    rank: { label: 'Rangfolge', options: { teams: 'Teams' } },
  },
})

/** German texts of the tab of types and badges. */
export const manageGerman = defineTranslation<typeof manageMessages>('recognition.manage', {
  types: {
    title: 'Arten der Anerkennung',
    column: 'Titel',
    add: 'Neue Art anlegen',
    empty: 'Es gibt keine Arten der Anerkennung. Ohne eine Art kann keine Anerkennung ausgesprochen werden.',
    failed: 'Die Arten der Anerkennung konnten nicht geladen werden.',
    edit: (title) => `${title} bearbeiten`,
    remove: (title) => `${title} entfernen`,
    confirm: 'Möchten Sie diese Art wirklich endgültig löschen?',
    loses: (title) => `Anerkennungen der Art ${title} behalten deren Titel.`,
    removed: 'Die Art wurde gelöscht',
  },
  badges: {
    title: 'Abzeichen',
    image: 'Bild',
    column: 'Name',
    add: 'Neues Abzeichen anlegen',
    empty: 'Es gibt keine Abzeichen. Ohne ein Abzeichen kann keine Anerkennung ausgesprochen werden.',
    failed: 'Die Abzeichen konnten nicht geladen werden.',
    edit: (name) => `${name} bearbeiten`,
    remove: (name) => `${name} entfernen`,
    confirm: 'Möchten Sie dieses Abzeichen wirklich endgültig löschen?',
    loses: (name) => `Anerkennungen mit dem Abzeichen ${name} behalten dessen Namen und verlieren dessen Bild.`,
    removed: 'Das Abzeichen wurde gelöscht',
  },
  confirmLabel: 'Löschen',
})

/** German texts of the dialogs of types and badges. */
export const setupGerman = defineTranslation<typeof setupMessages>('recognition.setup', {
  createType: 'Neue Art anlegen',
  createBadge: 'Neues Abzeichen anlegen',
  edit: 'Bearbeiten',
  submit: 'Anlegen',
  save: 'Speichern',
  typeTitle: 'Titel',
  badgeName: 'Name',
  image: 'Bild',
  advice: 'transparentes PNG, 512 × 512',
  newImage: 'Anderes Bild auswählen',
  imageFirst: 'Wählen Sie zuerst ein Bild aus.',
  chosen: 'Das ausgewählte Bild',
  typeCreated: 'Die Art wurde angelegt',
  typeSaved: 'Die Art wurde gespeichert',
  badgeCreated: 'Das Abzeichen wurde angelegt',
  badgeSaved: 'Das Abzeichen wurde gespeichert',
  errors: { failed: 'Dies konnte nicht gespeichert werden.' },
  nameTaken: 'Es gibt bereits viele Bilder mit diesem Namen. Bitte wählen Sie einen anderen Namen.',
})

/** German texts of the dialogs that give and edit a recognition. */
export const giveGerman = defineTranslation<typeof giveMessages>('recognition.give', {
  title: 'Anerkennung aussprechen',
  edit: 'Bearbeiten',
  submit: 'Aussprechen',
  save: 'Speichern',
  close: 'Schließen',
  unlinked: 'Bevor Sie eine Anerkennung aussprechen, müssen Sie Ihr Konto mit einem Personaldatensatz verknüpfen',
  profile: 'Zu Ihrem Profil',
  elsewhere: 'Ihr Personaldatensatz gehört zu einem anderen Mandanten. Dort können Sie Anerkennungen aussprechen.',
  toTeam: 'An ein Team',
  type: 'Art',
  chooseType: 'Art auswählen',
  removedType: (title) => `${title} (entfernt)`,
  badge: 'Abzeichen',
  message: 'Nachricht',
  approved: 'Genehmigt',
  given: 'Die Anerkennung wurde ausgesprochen',
  saved: 'Die Anerkennung wurde gespeichert',
  chooseFirst: 'Wählen Sie zuerst Empfänger/in, Art und Abzeichen aus.',
  nothingToChoose: 'Es gibt noch keine Arten oder keine Abzeichen. Legen Sie sie auf dem Reiter VERWALTEN an.',
  setupFailed: 'Arten und Abzeichen konnten nicht geladen werden.',
  errors: { failed: 'Die Anerkennung konnte nicht gespeichert werden.' },
  employees: {
    label: 'Empfänger/in',
    search: 'Mitarbeitende suchen',
    empty: 'Keine Mitarbeitenden entsprechen der Suche.',
    failed: 'Die Mitarbeitenden konnten nicht geladen werden.',
    total: (count) => `${figure.format(count)} Mitarbeitende`,
    change: 'Ändern',
    identifier: 'Kennung',
    name: 'Name',
    unnamed: 'Ohne Namen',
  },
  teams: {
    label: 'Empfänger',
    search: 'Teams suchen',
    empty: 'Kein Team entspricht der Suche.',
    failed: 'Die Teams konnten nicht geladen werden.',
    total: (count) => (count === 1 ? '1 Team' : `${figure.format(count)} Teams`),
    change: 'Ändern',
    team: 'Team',
  },
})

/** German texts of the dialog of the settings. */
export const settingsGerman = defineTranslation<typeof settingsMessages>('recognition.settings', {
  title: 'Einstellungen',
  hideMessage: 'Nachricht ausblenden',
  hideMessageHelp: 'Karten zeigen keine Nachricht.',
  requireApproval: 'Genehmigung verlangen',
  requireApprovalHelp: 'Was nicht genehmigt ist, wird gekennzeichnet und zählt nicht für die Rangliste.',
  save: 'Speichern',
  saved: 'Die Einstellungen wurden gespeichert',
  failed: 'Die Einstellungen konnten nicht geladen werden.',
  errors: { failed: 'Die Einstellungen konnten nicht gespeichert werden.' },
})

/** German texts of the approval queue. */
export const approvalGerman = defineTranslation<typeof approvalMessages>('recognition.approval', {
  waiting: (count) =>
    count === 1
      ? '1 Anerkennung wartet auf Genehmigung.'
      : `${figure.format(count)} Anerkennungen warten auf Genehmigung.`,
  open: 'Jetzt bearbeiten',
  title: 'Warteschlange der Genehmigungen',
  rows: 'Warten auf Genehmigung',
  all: (count) => (count === 1 ? 'Auswählen' : `Alle ${figure.format(count)} auswählen`),
  first: (count) => `Die neuesten ${figure.format(count)} werden gezeigt; die anderen folgen.`,
  empty: 'Nichts wartet auf Genehmigung.',
  failed: 'Die Warteschlange konnte nicht geladen werden.',
  approve: (count) => (count === 0 ? 'Genehmigen' : `${figure.format(count)} genehmigen`),
  reject: (count) => (count === 0 ? 'Ablehnen' : `${figure.format(count)} ablehnen`),
  reason: 'Grund',
  tickFirst: 'Wählen Sie zuerst mindestens eine Anerkennung aus.',
  reasonFirst: 'Geben Sie zuerst einen Grund ein.',
  reasonHelp: 'Zum Ablehnen erforderlich. Er erscheint auf der Karte.',
  close: 'Schließen',
  approved: (count) => `${recognitions(count)} genehmigt`,
  rejected: (count) => `${recognitions(count)} abgelehnt`,
  missed: (count) => `${figure.format(count)} bereits von jemand anderem entschieden.`,
  judgeFailed: 'Es wurde nichts genehmigt oder abgelehnt.',
})
