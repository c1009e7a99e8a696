import { defineTranslation } from '@ssp/feature-kit/messages'
import type { giveMessages, ledgerMessages, rewardCardMessages, rewardsMessages, unfinishedMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const whole = new Intl.NumberFormat('de', { style: 'currency', currency: 'GBP', maximumFractionDigits: 0 })
const exact = new Intl.NumberFormat('de', { style: 'currency', currency: 'GBP' })

/** German texts of the page and its list. */
export const rewardsPageGerman = defineTranslation<typeof rewardsMessages>('rewards.page', {
  title: 'Prämien',
  caption: 'Prämien',
  balance: (amount) => `Aktuelles Guthaben: ${exact.format(amount)}`,
  give: 'Prämie vergeben',
  ledger: 'Kontoauszug',
  search: 'Prämien suchen',
  total: (count) => (count === 1 ? '1 Prämie' : `${figure.format(count)} Prämien`),
  empty: 'Keine Prämien gefunden',
  noMatch: 'Keine Prämien gefunden',
  failed: 'Die Prämien konnten nicht geladen werden.',
  columns: {
    recipient: 'Empfänger/in',
    amount: 'Betrag',
    given: 'Angelegt am',
    state: 'Status',
    message: 'Nachricht',
    code: 'Kartencode',
  },
  filters: { cardAmount: 'Kartenbetrag', createdAt: 'Angelegt am', viewedAt: 'Angesehen am' },
})

/** German texts of one reward. */
export const rewardCardGerman = defineTranslation<typeof rewardCardMessages>('rewards.card', {
  amount: (amount) => whole.format(amount),
  recipient: 'Eine entfernte Person',
  code: 'Kartencode',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  showOf: (name) => `Kartencode von ${name} anzeigen`,
  hideOf: (name) => `Kartencode von ${name} ausblenden`,
  logged: 'Wer einen Code ansieht, wird protokolliert.',
  viewed: (date) => `Angesehen am ${date}`,
  notViewed: 'Nicht angesehen',
  noMessage: 'Keine Nachricht',
  failed: 'Der Code konnte nicht angezeigt werden.',
})

/** German texts of the side panel that gives a reward. */
export const giveGerman = defineTranslation<typeof giveMessages>('rewards.give', {
  title: 'Prämie vergeben',
  submit: 'Prämie vergeben',
  tax: 'Prämien können steuerpflichtig sein.',
  employees: {
    label: 'Mitarbeiter/in',
    search: 'Mitarbeitende suchen',
    identifier: 'Kennung',
    name: 'Name',
    empty: 'Keine Mitarbeitenden entsprechen der Suche.',
    failed: 'Die Mitarbeitenden konnten nicht geladen werden.',
    unnamed: 'Ohne Namen',
    noAddress: 'Keine E-Mail-Adresse',
    total: (count) => `${figure.format(count)} Mitarbeitende`,
    hint: (count) =>
      `Mehr als ${figure.format(count)} Mitarbeitende entsprechen Ihrer Suche. Versuchen Sie es mit der Kennung.`,
    change: 'Ändern',
  },
  amount: 'Betrag',
  amountHelp: 'Ganze Pfund.',
  message: 'Nachricht',
  messageHelp: 'Optional.',
  confirm: (amount, forename, surname) =>
    `Möchten Sie ${[forename, surname].filter(Boolean).join(' ')} wirklich ${whole.format(amount)} schenken?`,
  confirmLabel: 'Vergeben',
  standing: (amount) =>
    `Ein Geschenk über ${whole.format(amount)} an diese Person ist nicht abgeschlossen. Sehen Sie es sich an, bevor Sie ein weiteres vergeben.`,
  notEnough: 'Das Guthaben reicht nicht aus',
  serviceFailed: 'Es ist ein Fehler aufgetreten. Bitte wenden Sie sich an den Kundendienst',
  bought:
    'Die Geschenkkarte wurde gekauft, das Geschenk aber noch nicht erfasst. Versuchen Sie es erneut: Es wird keine zweite Karte gekauft.',
  errors: {
    failed: 'Die Prämie konnte nicht vergeben werden.',
    amount: 'Geben Sie einen Betrag in ganzen Pfund ein, mindestens 1.',
  },
})

/** German texts of unfinished gifts. */
export const unfinishedGerman = defineTranslation<typeof unfinishedMessages>('rewards.unfinished', {
  waiting: (count) =>
    count === 1 ? '1 Geschenk ist nicht abgeschlossen.' : `${figure.format(count)} Geschenke sind nicht abgeschlossen.`,
  open: 'Ansehen',
  title: 'Nicht abgeschlossene Geschenke',
  explain:
    'Ihr Geld ist reserviert. Eine gekaufte Karte wird nach einer Minute von selbst vergeben; Geld ohne Karte geht nach 15 Minuten zurück.',
  list: 'Nicht abgeschlossene Geschenke',
  empty: 'Es gibt keine nicht abgeschlossenen Geschenke.',
  failed: 'Die Geschenke konnten nicht geladen werden.',
  status: { reserved: 'Noch keine Karte', issued: 'Karte gekauft' },
  by: (name, at) => `${name}, ${at}`,
  resume: 'Fortsetzen',
  refund: 'Erstatten',
  resumeOf: (name) => `Geschenk an ${name} fortsetzen`,
  refundOf: (name) => `Geschenk an ${name} erstatten`,
  resumed: 'Die Prämie wurde vergeben',
  recipientGone: 'Die Person wurde entfernt. Die Karte ist in der Liste der Prämien.',
  refunded: 'Das Geld ist wieder auf dem Guthaben',
  amount: (amount) => whole.format(amount),
  confirmRefund: (amount, name) => `${whole.format(amount)} aus dem Geschenk an ${name} zurücknehmen?`,
  refundLoses: 'Das Geschenk endet hier. Es kann erneut vergeben werden.',
  notDone: 'Das Geschenk ist weiterhin nicht abgeschlossen',
  changed: 'Das Geschenk wurde nicht erstattet',
  close: 'Schließen',
})

/** German texts of the ledger and the top-up. */
export const ledgerGerman = defineTranslation<typeof ledgerMessages>('rewards.ledger', {
  title: 'Kontoauszug',
  list: 'Buchungen des Guthabens',
  empty: 'Es wurde noch nichts eingezahlt.',
  failed: 'Der Kontoauszug konnte nicht geladen werden.',
  kinds: { top_up: 'Aufladung', gift: 'Geschenk', refund: 'Erstattung' },
  system: 'System',
  amount: (amount) => `${amount < 0 ? '−' : '+'}${exact.format(Math.abs(amount))}`,
  close: 'Schließen',
  topUp: 'Aufladen',
  topUpTitle: 'Guthaben aufladen',
  topUpAmount: 'Betrag',
  topUpNote: 'Notiz',
  topUpNoteHelp: 'Zum Beispiel die Nummer einer Rechnung.',
  toppedUp: 'Das Guthaben wurde aufgeladen',
  errors: {
    failed: 'Das Guthaben konnte nicht aufgeladen werden.',
    amount: 'Geben Sie einen Betrag in ganzen Pfund ein, mindestens 1.',
  },
})
