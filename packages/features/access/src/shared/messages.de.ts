import { defineTranslation } from '@ssp/feature-kit/messages'
import type { sharedMessages } from './messages'

/** German texts of several screens. */
export const sharedGerman = defineTranslation<typeof sharedMessages>('access.shared', {
  notYours: 'Sie haben diese Berechtigung selbst nicht',
  groups: {
    analytics: 'Auswertungen',
    auth: 'Zugriff',
    client: 'Mandant',
    documents: 'Dokumente',
    email_attachments: 'E-Mail-Anhänge',
    employees: 'Mitarbeitende',
    errors: 'Fehler',
    incidents: 'Vorfälle',
    jobs: 'Lohnabrechnungs-Uploads',
    knowledge_base: 'Wissensdatenbank',
    marketing_materials: 'Marketingmaterial',
    news: 'Neuigkeiten',
    paydocs: 'Gehaltsdokumente',
    payslips: 'Lohnabrechnungen',
    permissions: 'Berechtigungen',
    platform: 'Plattform',
    policies: 'Richtlinien',
    recognition: 'Anerkennung',
    rewards: 'Prämien',
    roles: 'Rollen',
    secure_send: 'Secure Send',
    surveys: 'Umfragen',
    teams: 'Teams',
    users: 'Benutzer',
  },
  actions: {
    VIEW: 'Ansehen',
    CREATE: 'Anlegen',
    UPDATE: 'Ändern',
    DELETE: 'Löschen',
    SWITCH: 'Wechseln',
  },
})
