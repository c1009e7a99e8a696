import { defineTranslation } from '@ssp/feature-kit/messages'
import type { pageMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the page of the audit log. */
export const pageGerman = defineTranslation<typeof pageMessages>('auditLog.page', {
  title: 'Audit-Protokoll',
  total: (count) => (count === 1 ? '1 Änderung' : `${figure.format(count)} Änderungen`),
  search: 'Änderungen suchen',
  empty: 'Es wurden keine Änderungen am Zugriff gefunden.',
  failed: 'Die Änderungen konnten nicht geladen werden.',
  otherActor: 'Ein anderes Konto',
  otherSubject: 'Ein Eintrag',
  columns: { change: 'Änderung', at: 'Datum', kind: 'Art der Änderung', details: 'Was sich geändert hat' },
  filters: {
    subjectKind: {
      label: 'Geändert',
      options: {
        user: 'Benutzer',
        role: 'Rollen',
        policy: 'Richtlinien',
        permission: 'Berechtigungen',
        theme: 'Marke',
        employee: 'Mitarbeitende',
      },
    },
    action: {
      label: 'Art der Änderung',
      options: {
        'user.create': 'Benutzer angelegt',
        'user.update': 'Konto geändert',
        'user.updatePermissions': 'Berechtigungen geändert',
        'user.restrictPermission': 'Einschränkung geändert',
        'user.addScope': 'Mandantenzugriff erteilt',
        'user.removeScope': 'Mandantenzugriff entfernt',
        'user.setDefaultScope': 'Standardmandant geändert',
        'user.deactivate': 'Benutzer deaktiviert',
        'user.reactivate': 'Benutzer reaktiviert',
        'user.unlock': 'Benutzer entsperrt',
        'sharedDocuments.add': 'Zugriff auf Secure Send erteilt',
        'sharedDocuments.remove': 'Zugriff auf Secure Send entfernt',
        'role.create': 'Rolle angelegt',
        'role.rename': 'Rolle umbenannt',
        'role.remove': 'Rolle entfernt',
        'role.addPolicy': 'Richtlinie zu einer Rolle hinzugefügt',
        'role.removePolicy': 'Richtlinie aus einer Rolle entfernt',
        'policy.create': 'Richtlinie angelegt',
        'policy.addPermissions': 'Berechtigungen zu einer Richtlinie hinzugefügt',
        'policy.removePermission': 'Berechtigung aus einer Richtlinie entfernt',
        'permission.create': 'Berechtigung angelegt',
        'employee.remove': 'Mitarbeiter/in entfernt',
        'theme.save': 'Schlecht lesbare Farben gespeichert',
      },
    },
    actorId: 'Geändert von',
    subjectId: 'Eintrag',
    changedDt: 'Datum der Änderung',
  },
})
