import { mailMessages } from './mail-messages.ts'

/** Mails to accounts, in the language of the account. Mails to employees are English. */
export type AccountMails = Pick<
  typeof mailMessages,
  'resetCode' | 'passwordChanged' | 'emailChanged' | 'sharedDocument' | 'incidentReminder'
>

const german: AccountMails = {
  resetCode: {
    subject: (clientName, code) => `${code} ist Ihr Code für ${clientName}`,
    lines: ({ label, clientName, minutes, isLast }) => [
      `Guten Tag ${label},`,
      `Ihr Code für ein neues Passwort zum Portal von ${clientName} ist`,
      `Er gilt ${minutes} Minuten und einmal. Wenn Sie ihn nicht angefordert haben, ignorieren Sie diese Nachricht: Ohne den Code kann Ihr Passwort nicht geändert werden.`,
      ...(isLast
        ? [
            'Dies ist der letzte Code bis morgen: Heute wurden viele angefordert. Wenn Sie das nicht waren, informieren Sie Ihre Administration.',
          ]
        : []),
    ],
  },
  passwordChanged: {
    subject: (clientName) => `Ihr Passwort für ${clientName} wurde geändert`,
    lines: ({ label, clientName }) => [
      `Guten Tag ${label},`,
      `das Passwort Ihres Kontos im Portal von ${clientName} wurde soeben geändert, und alle Sitzungen wurden beendet.`,
      'Wenn Sie das nicht waren, fordern Sie sofort mit „Passwort vergessen“ ein neues an, und informieren Sie Ihre Administration.',
    ],
  },
  emailChanged: {
    subject: (clientName) => `Die E-Mail-Adresse Ihres Kontos bei ${clientName} wurde geändert`,
    lines: ({ label, clientName }) => [
      `Guten Tag ${label},`,
      `Nachrichten zu Ihrem Konto im Portal von ${clientName} gehen jetzt an eine andere Adresse. Dies ist die letzte, die hier ankommt.`,
      'Wenn Sie das nicht waren, informieren Sie sofort Ihre Administration.',
    ],
  },
  sharedDocument: {
    subject: (clientName) => `${clientName}: Eine Datei wurde mit Ihnen geteilt`,
    lines: ({ label, sender, senderClient, clientName }) => [
      `Guten Tag ${label},`,
      `${sender} von ${senderClient} hat eine Datei mit Ihnen geteilt.`,
      `Melden Sie sich im Portal von ${clientName} an, und öffnen Sie Secure Send, um sie zu sehen. Zu Ihrer Sicherheit ist die Datei nicht in dieser E-Mail.`,
      'Wenn Sie die Person nicht kennen, öffnen Sie die Datei nicht, und informieren Sie Ihre Administration.',
    ],
  },
  incidentReminder: {
    subject: (clientName) => `${clientName}: Eine Vorfallmeldung wartet`,
    lines: ({ label, clientName, due, until }) => [
      `Guten Tag ${label},`,
      due === 'acknowledge'
        ? `für eine Vorfallmeldung von ${clientName} ist bis ${until} der Eingang zu bestätigen.`
        : `eine Vorfallmeldung von ${clientName} ist bis ${until} zu beantworten.`,
      'Bitte melden Sie sich im Portal an, um sie zu lesen. Dies ist die einzige Erinnerung.',
    ],
  },
}

/** The texts of mails to an account in its language, a BCP 47 tag; null and a language without texts give English. */
export const accountMails = (language: string | null): AccountMails =>
  language?.split('-')[0] === 'de' ? german : mailMessages
