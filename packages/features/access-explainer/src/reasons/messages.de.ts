import { defineTranslation } from '@ssp/feature-kit/messages'
import type { reasonMessages } from './messages'

/** German texts of the reasons, one sentence each. */
export const reasonGerman = defineTranslation<typeof reasonMessages>('accessExplainer.reasons', {
  // These two follow 'Team' and 'Mandanten'.
  someTeam: 'in der Frage',
  homeClient: 'des Kontos',
  denials: {
    inactive: 'Das Konto ist deaktiviert und kann daher nichts tun.',
    client: (client) =>
      `Das Konto kann den Mandanten ${client} nicht öffnen: Es gehört nicht zu diesem Mandanten, der Zugriff wurde nicht erteilt, und PLATFORM_VIEW fehlt.`,
    notHeld: (permission, role) =>
      `${permission} fehlt: Keine Richtlinie der Rolle ${role} enthält die Berechtigung, und sie wurde dem Konto nicht selbst erteilt.`,
    notHeldNoRole: (permission) =>
      `${permission} fehlt: Das Konto hat keine Rolle, und die Berechtigung wurde ihm nicht selbst erteilt.`,
    restrictedClient: (permission, client) => `${permission} ist vorhanden, gilt aber nicht beim Mandanten ${client}.`,
    restrictedTeam: (permission, team) => `${permission} ist vorhanden, gilt aber nicht für das Team ${team}.`,
  },
  grants: {
    policy: (role, policy) => `Die Rolle ${role} enthält die Richtlinie ${policy}.`,
    direct: 'Die Berechtigung wurde dem Konto selbst erteilt.',
    home: (client) => `Das Konto gehört zum Mandanten ${client}.`,
    granted: (client) => `Dem Konto wurde der Zugriff auf den Mandanten ${client} erteilt.`,
    platform: (client) => `PLATFORM_VIEW öffnet alle Mandanten der Plattform, auch den Mandanten ${client}.`,
    judgedAtHome: (permission) =>
      `${permission} wird immer beim eigenen Mandanten des Kontos geprüft, damit der Benutzer dorthin zurückkehren kann.`,
  },
})
