import { defineTranslation } from '@ssp/feature-kit/messages'
import type { rolesMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the roles list and role detail. */
export const rolesGerman = defineTranslation<typeof rolesMessages>('access.roles', {
  title: 'Rollen',
  total: (count) => (count === 1 ? '1 Rolle' : `${figure.format(count)} Rollen`),
  search: 'Rollen suchen',
  accounts: (count) => `Anzahl der Konten: ${count}`,
  accountsOf: (count, role) =>
    count === 1 ? `1 Konto mit der Rolle ${role}` : `${figure.format(count)} Konten mit der Rolle ${role}`,
  policies: (count) => (count === 1 ? '1 Richtlinie' : `${figure.format(count)} Richtlinien`),
  empty: 'Es wurden keine Rollen gefunden.',
  failed: 'Die Rollen konnten nicht geladen werden.',
  create: 'Anlegen',
  filters: { policyId: 'Richtlinie' },
  columns: { label: 'Rolle', name: 'Kennung', policies: 'Richtlinien', accounts: 'Konten' },
  detail: {
    title: 'Rolle',
    failed: 'Die Rolle konnte nicht geladen werden',
    unchanged: 'Die Rolle konnte nicht geändert werden',
    missing: 'Diese Rolle gibt es nicht, oder sie gehört zu einem anderen Mandanten.',
    back: 'Zurück zu den Rollen',
    policies: 'Richtlinien',
    noPolicies: 'Diese Rolle hat keine Richtlinien.',
    allows: 'Was diese Rolle erlaubt',
    allowsOnly: 'Alle Berechtigungen ihrer Richtlinien. Eine Berechtigung zum Ansehen erlaubt keine Änderungen.',
    allowsMore: 'Alle Berechtigungen ihrer Richtlinien und was diese ohne strikte Rechte erlauben.',
    allowsFailed: 'Die Berechtigungen der Richtlinien konnten nicht geladen werden.',
    add: 'Richtlinie hinzufügen',
    remove: 'Entfernen',
    removeOf: (label) => `${label} entfernen`,
    heldBeyond:
      'Ein Konto, das Sie nicht ändern können, hat diese Rolle; deshalb können Sie die Rolle nicht ändern. Bitten Sie eine andere Person der Administration.',
    readOnly: 'Diese Rolle gehört zur Plattform und kann hier nicht geändert werden.',
    confirmAdd: 'Möchten Sie diese Richtlinie wirklich zur Rolle hinzufügen?',
    confirmRemove: 'Möchten Sie diese Richtlinie wirklich aus der Rolle entfernen?',
    added: 'Richtlinie hinzugefügt',
    removed: 'Richtlinie entfernt',
    rename: 'Rolle umbenennen',
    delete: 'Rolle entfernen',
    deleteUsed: 'Rolle entfernen (nur, solange kein Konto sie hat)',
    confirmDelete: (label) => `Rolle ${label} entfernen?`,
    deleteLoses: 'Die Rolle und ihre Liste von Richtlinien. Die Richtlinien selbst bleiben erhalten.',
    deleted: 'Rolle entfernt',
  },
  picker: {
    title: 'Richtlinie hinzufügen',
    search: 'Richtlinien suchen',
    held: 'Hinzugefügt',
    notYours: 'Enthält Berechtigungen, die Sie nicht haben',
    empty: 'Es wurden keine Richtlinien gefunden.',
    failed: 'Die Richtlinien konnten nicht geladen werden.',
  },
  panel: {
    create: 'Rolle anlegen',
    rename: 'Rolle umbenennen',
    name: 'Name',
    keepsName: (name) => `Die Adresse bleibt ${name}.`,
    submitCreate: 'Anlegen',
    submitRename: 'Umbenennen',
    created: 'Rolle angelegt',
    renamed: 'Rolle umbenannt',
    view: 'Rolle ansehen',
    failed: 'Die Rolle konnte nicht gespeichert werden',
  },
})
