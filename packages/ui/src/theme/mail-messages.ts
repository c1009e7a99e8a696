/** Messages of the mails that the server sends; the theme page previews one of them. */
export const mailMessages = {
  resetCode: {
    subject: (clientName: string, code: string) => `${code} is your ${clientName} code`,
    lines: (facts: { label: string; clientName: string; minutes: number }) => [
      `Hello ${facts.label},`,
      `your code to set a new password for the ${facts.clientName} portal is`,
      `It works for ${facts.minutes} minutes and once. If you did not ask for it, you need do nothing: without the code nobody can change your password.`,
    ],
  },
  passwordChanged: {
    subject: (clientName: string) => `Your ${clientName} password was changed`,
    lines: (facts: { label: string; clientName: string }) => [
      `Hello ${facts.label},`,
      `the password of your ${facts.clientName} portal account was changed just now, and every session was signed out.`,
      'If this was not you, ask for a new password at once with "Forgotten password" and tell your administrator.',
    ],
  },
} as const
