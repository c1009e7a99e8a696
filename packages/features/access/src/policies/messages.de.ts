import { defineTranslation } from '@ssp/feature-kit/messages'
import type { policiesMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const permissions = (count: number) => (count === 1 ? '1 Berechtigung' : `${figure.format(count)} Berechtigungen`)

/** German texts of the policies list, create panel and policy detail. */
export const policiesGerman = defineTranslation<typeof policiesMessages>('access.policies', {
  title: 'Richtlinien',
  total: (count) => (count === 1 ? '1 Richtlinie' : `${figure.format(count)} Richtlinien`),
  search: 'Richtlinien suchen',
  empty: 'Es wurden keine Richtlinien gefunden.',
  failed: 'Die Richtlinien konnten nicht geladen werden.',
  create: 'Anlegen',
  columns: { label: 'Richtlinie', name: 'Kennung', permissions: 'Berechtigungen', roles: 'Rollen' },
  permissions,
  roles: (count) => (count === 1 ? '1 Rolle' : `${figure.format(count)} Rollen`),
  rolesOf: (count, policy) =>
    count === 1
      ? `1 Rolle mit der Richtlinie ${policy}`
      : `${figure.format(count)} Rollen mit der Richtlinie ${policy}`,
  panel: {
    title: 'Richtlinie anlegen',
    name: 'Name',
    permissions: 'Berechtigungen',
    choose: 'Berechtigungen finden',
    permissionsFailed: 'Die Berechtigungen konnten nicht geladen werden.',
    more: (shown) => `Die ersten ${shown} werden angezeigt; tippen Sie, um weitere zu finden.`,
    submit: 'Anlegen',
    created: 'Richtlinie angelegt',
    view: 'Richtlinie ansehen',
    failed: 'Die Richtlinie konnte nicht angelegt werden',
  },
  detail: {
    title: 'Richtlinie',
    failed: 'Die Richtlinie konnte nicht geladen werden',
    unchanged: 'Die Richtlinie konnte nicht geändert werden',
    missing: 'Diese Richtlinie gibt es nicht, oder sie gehört zu einem anderen Mandanten.',
    back: 'Zurück zu den Richtlinien',
    alsoGives: (names) => `Erteilt ohne strikte Rechte auch ${names.join(', ')}`,
    count: permissions,
    empty: 'Diese Richtlinie hat keine Berechtigungen.',
    add: 'Berechtigung hinzufügen',
    allGranted: 'Alle Berechtigungen sind bereits erteilt.',
    remove: 'Entfernen',
    removeOf: (name) => `${name} entfernen`,
    heldBeyond:
      'Ein Konto, das Sie nicht ändern können, hat eine Rolle mit dieser Richtlinie; deshalb können Sie die Richtlinie nicht ändern. Bitten Sie eine andere Person der Administration.',
    readOnly: 'Diese Richtlinie gehört zur Plattform und kann hier nicht geändert werden.',
    confirmAdd: 'Möchten Sie diese Berechtigung wirklich zur Richtlinie hinzufügen?',
    confirmRemove: 'Möchten Sie diese Berechtigung wirklich aus der Richtlinie entfernen?',
    added: 'Berechtigung hinzugefügt',
    removed: 'Berechtigung entfernt',
  },
  picker: {
    title: 'Berechtigung hinzufügen',
    search: 'Berechtigungen suchen',
    held: 'Hinzugefügt',
    empty: 'Es wurden keine Berechtigungen gefunden.',
    failed: 'Die Berechtigungen konnten nicht geladen werden',
  },
})
