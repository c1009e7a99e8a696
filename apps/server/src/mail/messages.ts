import type { Mail } from './mailer.ts'

/** The mail that carries the code of a forgotten password. */
export function resetCodeMail(
  to: string,
  facts: { label: string; clientName: string; code: string; minutes: number },
): Mail {
  return {
    to,
    subject: `${facts.code} is your ${facts.clientName} code`,
    text: [
      `Hello ${facts.label},`,
      '',
      `your code to set a new password for the ${facts.clientName} portal is`,
      '',
      `    ${facts.code}`,
      '',
      `It works for ${facts.minutes} minutes and once. If you did not ask for it, you need do nothing: without the code nobody can change your password.`,
    ].join('\n'),
  }
}

/** Tells a person that the password was changed, so that a stranger's change is noticed (ASVS V6.3.7). */
export function passwordChangedMail(to: string, facts: { label: string; clientName: string }): Mail {
  return {
    to,
    subject: `Your ${facts.clientName} password was changed`,
    text: [
      `Hello ${facts.label},`,
      '',
      `the password of your ${facts.clientName} portal account was changed just now, and every session was signed out.`,
      'If this was not you, ask for a new password at once with "Forgotten password" and tell your administrator.',
    ].join('\n'),
  }
}
