import type { ApiMessages } from './messages'

const messages: ApiMessages = {
  fallback: 'Etwas ist schiefgegangen, bitte versuchen Sie es erneut.',
  network: 'Der Server ist nicht erreichbar. Prüfen Sie die Verbindung, und versuchen Sie es erneut.',
  signFailed: 'Die Adresse für den Upload konnte nicht geholt werden',
  putFailed: 'Beim Hinzufügen dieser Datei ist ein Fehler aufgetreten.',
  fileType: 'Dieser Dateityp ist nicht erlaubt',
  fileSize: (megabytes) => `Diese Datei ist größer als ${megabytes} MB.`,
}

/** The package in German: `api` of the texts that a client or a provider is given. */
export const apiGerman = { api: messages }
