/** Messages of the mails that the server sends; the theme page previews one of them. */
export const mailMessages = {
  resetCode: {
    subject: (clientName: string, code: string) => `${code} is your ${clientName} code`,
    lines: (facts: { label: string; clientName: string; minutes: number; isLast?: boolean }) => [
      `Hello ${facts.label},`,
      `your code to set a new password for the ${facts.clientName} portal is`,
      `It works for ${facts.minutes} minutes and once. If you did not ask for it, ignore this message: your password cannot be changed without the code.`,
      ...(facts.isLast
        ? [
            'This is the last code until tomorrow: many were asked for today. If it was not you, tell your administrator.',
          ]
        : []),
    ],
  },
  registrationReminder: {
    subject: (clientName: string) => `Register for the ${clientName} portal`,
    heading: 'Your account is waiting for you',
    lines: (facts: { clientName: string; identifier: string | null }) => [
      `${facts.clientName} has set up an account for you in its employee portal, and you have not registered yet.`,
      facts.identifier
        ? `Registering takes a few minutes. Please have this at hand: ${facts.identifier}.`
        : 'Registering takes a few minutes.',
    ],
    button: 'Register now',
    footer: (clientName: string) =>
      `You get this message because you are an employee of ${clientName}. If you have already registered, ignore it.`,
  },
  appDetails: {
    subject: (clientName: string) => `Your ${clientName} app`,
    heading: 'Take your portal with you',
    lines: (facts: { clientName: string }) => [
      `The app of ${facts.clientName} brings the employee portal to your phone.`,
      'Install it from the store of your phone and open it. It asks for the pin below once, then you sign in as in the portal.',
    ],
    pin: 'App pin',
    appStore: 'App Store, for iPhone and iPad',
    playStore: 'Google Play, for Android',
    button: 'Open the portal',
    footer: (clientName: string) => `You get this message because you are an employee of ${clientName}.`,
  },
  welcome: {
    subject: (clientName: string) => `Welcome to the ${clientName} portal`,
    heading: (name: string) => (name ? `Welcome, ${name}` : 'Welcome'),
    lines: (facts: { clientName: string; attachments: number }) => [
      `You have registered for the employee portal of ${facts.clientName}. Your payslips, your documents and the news of ${facts.clientName} are waiting for you there.`,
      ...(facts.attachments > 0 ? ['What you need to begin with is attached to this e-mail.'] : []),
    ],
    identifier: 'You sign in with',
    button: 'Open the portal',
    footer: (clientName: string) => `You get this message because you have registered as an employee of ${clientName}.`,
  },
  newsArticle: {
    subject: (clientName: string, title: string) => `${clientName}: ${title}`,
    lines: (facts: { clientName: string }) => [
      `There is a new article in the news of ${facts.clientName}.`,
      'Sign in to the employee portal to read it.',
    ],
    button: 'Read the article',
    footer: (clientName: string) => `You get this message because you have registered as an employee of ${clientName}.`,
  },
  accountInvitation: {
    subject: (clientName: string) => `Your account for the ${clientName} portal`,
    lines: (facts: { label: string; clientName: string; username: string; email: string; portal: string }) => [
      `Hello ${facts.label},`,
      `there is an account for you in the administration portal of ${facts.clientName}. You sign in as "${facts.username}".`,
      `Open ${facts.portal}/forgotten-password, type ${facts.email} and set your password with the code that you get.`,
      'If you did not expect this, ignore this message.',
    ],
  },
  employeePasswordReset: {
    subject: (clientName: string) => `Please set a new ${clientName} password`,
    lines: (facts: { label: string; clientName: string; portal: string }) => [
      `Hello ${facts.label},`,
      `an administrator of ${facts.clientName} has reset your password.`,
      `Open ${facts.portal}, choose "Forgotten password" and set a new one before your next sign-in.`,
      'You will never be asked for your password by e-mail.',
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
  emailChanged: {
    subject: (clientName: string) => `The e-mail address of your ${clientName} account was changed`,
    lines: (facts: { label: string; clientName: string }) => [
      `Hello ${facts.label},`,
      `messages about your ${facts.clientName} portal account now go to another address. This is the last one that comes here.`,
      'If this was not you, tell your administrator at once.',
    ],
  },
  linkCode: {
    subject: (clientName: string, code: string) => `${code} links an account to you at ${clientName}`,
    lines: (facts: { label: string; account: string; clientName: string; minutes: number }) => [
      `Hello ${facts.label},`,
      `the ${facts.clientName} portal account "${facts.account}" asks to be linked to you as an employee. The code works for ${facts.minutes} minutes.`,
      'If this is not your account, do not pass the code on, and tell your administrator.',
    ],
  },
  linkChanged: {
    subject: (clientName: string, linked: boolean) =>
      linked
        ? `An account was linked to you at ${clientName}`
        : `An account is no longer linked to you at ${clientName}`,
    lines: (facts: { label: string; account: string; clientName: string; linked: boolean }) => [
      `Hello ${facts.label},`,
      facts.linked
        ? `the ${facts.clientName} portal account "${facts.account}" is now linked to you as an employee.`
        : `the ${facts.clientName} portal account "${facts.account}" is no longer linked to you as an employee.`,
      'If you did not expect this, tell your administrator at once.',
    ],
  },
  acknowledgement: {
    subject: (clientName: string, title: string) => `${clientName}: please read "${title}"`,
    lines: (facts: { label: string; title: string; clientName: string; due: string | null }) => [
      `Hello ${facts.label},`,
      `${facts.clientName} asks you to read "${facts.title}" in the employee portal and to confirm that you have.`,
      facts.due === null ? 'It takes a few minutes.' : `Please do so by ${facts.due}.`,
      'If you have confirmed it in the meantime, there is nothing for you to do.',
    ],
  },
  sharedDocument: {
    subject: (clientName: string) => `${clientName}: a file was shared with you`,
    lines: (facts: { label: string; sender: string; senderClient: string; clientName: string }) => [
      `Hello ${facts.label},`,
      `${facts.sender} of ${facts.senderClient} has shared a file with you.`,
      `Sign in to the ${facts.clientName} portal and open Secure Send to see it. For your security the file is not in this e-mail.`,
      'If you do not know the sender, do not open the file and tell your administrator.',
    ],
  },
  surveyReminder: {
    subject: (clientName: string, title: string) => `${clientName}: please answer "${title}"`,
    lines: (facts: { label: string; title: string; clientName: string; anonymous: boolean }) => [
      `Hello ${facts.label},`,
      `the survey "${facts.title}" of ${facts.clientName} is open and waits for your answers.`,
      facts.anonymous
        ? 'This is the only reminder. The survey is anonymous, so everybody gets it: if you have answered already, there is nothing to do.'
        : 'This is the only reminder. The names of those who were reminded are not shown to any account.',
    ],
  },
  /** Carries nothing of the report: a mail is read on many screens. */
  incidentReminder: {
    subject: (clientName: string) => `${clientName}: an incident report is waiting`,
    lines: (facts: { label: string; clientName: string; due: 'acknowledge' | 'answer'; until: string }) => [
      `Hello ${facts.label},`,
      facts.due === 'acknowledge'
        ? `an incident report of ${facts.clientName} is to be acknowledged by ${facts.until}.`
        : `an incident report of ${facts.clientName} is to be answered by ${facts.until}.`,
      'Please sign in to the portal to read it. This is the only reminder.',
    ],
  },
} as const
