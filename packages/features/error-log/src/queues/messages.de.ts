import { defineTranslation } from '@ssp/feature-kit/messages'
import type { queuesMessages } from './messages'

const jobs = (count: number) => (count === 1 ? '1 Auftrag' : `${count} Aufträge`)

function duration(seconds: number): string {
  if (seconds < 60) return `${seconds} s`
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min`
  return `${Math.floor(seconds / 3600)} h`
}

const MAIL =
  'Jede E-Mail wird noch einmal an die Adresse des Auftrags gesendet. Sie kann doppelt ankommen, und Codes darin können abgelaufen sein.'
const WORK = 'Jeder Auftrag beginnt von vorn mit den Daten, mit denen er in die Warteschlange gestellt wurde.'

/** German texts of `/logs/queues`. */
export const queuesGerman = defineTranslation<typeof queuesMessages>('errorLog.queues', {
  title: 'Warteschlangen',
  facts: 'Hintergrundaufträge der Mandanten der Plattform. Fehlgeschlagene Aufträge werden 7 Tage aufbewahrt.',
  refresh: 'Aktualisieren',
  failed: 'Die Daten konnten nicht abgerufen werden',
  mails: (waiting, failed) => `E-Mails: ${waiting} wartend, ${failed} fehlgeschlagen`,
  kinds: 'Auftragsarten',
  noKinds: 'Es gibt keine Auftragsarten.',
  kind: 'Art',
  waiting: 'Wartend',
  running: 'Laufend',
  oldest: 'Längste Wartezeit',
  duration,
  none: '–',
  failedJobs: 'Fehlgeschlagen',
  failures: 'Fehlgeschlagene Aufträge',
  noFailures: 'Kein Auftrag ist fehlgeschlagen.',
  client: 'Mandant',
  noClient: 'Alle Mandanten',
  failedAt: 'Fehlgeschlagen am',
  error: 'Fehler',
  actions: 'Aktionen',
  retry: 'Wiederholen',
  retryOf: (title, time) => `Wiederholen: ${title}, ${time}`,
  retryAll: 'Alle wiederholen',
  retryAllOf: (title) => `Alle wiederholen: ${title}`,
  confirm: (count) => `${jobs(count)} wiederholen?`,
  consequence: (isMail) => (isMail ? MAIL : WORK),
  retried: (count) => `${jobs(count)} erneut in die Warteschlange gestellt`,
  notRetried: 'Es wurde nichts erneut in die Warteschlange gestellt.',
})
