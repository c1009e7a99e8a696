import { defineTranslation } from '@ssp/feature-kit/messages'
import type { permissionsMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the permissions list and its two create panels. */
export const permissionsGerman = defineTranslation<typeof permissionsMessages>('access.permissions', {
  title: 'Berechtigungen',
  total: (count) => (count === 1 ? '1 Berechtigung' : `${figure.format(count)} Berechtigungen`),
  search: 'Berechtigungen suchen',
  empty: 'Es wurden keine Berechtigungen gefunden.',
  failed: 'Die Berechtigungen konnten nicht geladen werden.',
  name: 'Name',
  group: 'Gruppe',
  created: 'Angelegt',
  updated: 'Geändert',
  createGroup: 'Gruppe',
  createPermission: 'Berechtigung',
  permissionPanel: {
    title: 'Berechtigung anlegen',
    name: 'Name',
    group: 'Gruppe',
    groupHelp: 'Eine vorhandene oder eine neue Gruppe. Sie wird in Kleinbuchstaben gespeichert.',
    submit: 'Anlegen',
    created: 'Berechtigung angelegt',
    failed: 'Die Berechtigung konnte nicht angelegt werden',
  },
  groupPanel: {
    title: 'Berechtigungsgruppe anlegen',
    name: 'Name der Gruppe',
    note: 'Dabei werden die Grundberechtigungen CREATE, VIEW, UPDATE und DELETE angelegt.',
    preview: 'Berechtigungen, die angelegt werden',
    submit: 'Anlegen',
    created: 'Berechtigungsgruppe angelegt',
    failed: 'Die Berechtigungsgruppe konnte nicht angelegt werden',
  },
})
