/** The rules of a kind of job. */
export interface KindRules {
  /** How an operator finds it in the list of jobs. */
  readonly title: string
  /** Maximum duration of one attempt in seconds. */
  readonly seconds: number
  /** Tries after the first that failed, each later than the one before. */
  readonly retries: number
  /** Whether a job is one e-mail. */
  readonly isMail?: boolean
  /** Whether each job belongs to a client, whose `clientId` it contains: clients take turns within a kind. */
  readonly byClient: boolean
}

const ofClient = (title: string, seconds: number, retries = 8): KindRules => ({
  title,
  seconds,
  retries,
  byClient: true,
})

const mail = (title: string, seconds = 60): KindRules => ({ ...ofClient(title, seconds), isMail: true })

/** Work that a recurring kind skips is done by its next run. */
const ofServer = (title: string, seconds: number, retries = 2): KindRules => ({
  title,
  seconds,
  retries,
  byClient: false,
})

/** Every kind of job. */
export const KINDS = {
  'account.invitation': mail('Invitations of first administrators'),
  'acknowledgement.nudge': ofClient('Reminders of documents that wait for an acknowledgement', 900),
  'email.changed': mail('Notices of a changed e-mail address'),
  'employee-bulk.run': ofClient('Changes of many employees at once', 900),
  'employee-emails.send': ofClient('Mailings to employees', 900),
  'employee.password-reset': mail('Links for a new password, asked for by an administrator'),
  'employee-link.code': mail('Codes that link an account to an employee'),
  'figures.rebuild': ofClient('Figures that are counted again from the events', 900),
  'incidents.remind': ofServer('Clients with incidents to be reminded of', 300),
  'incidents.remind-client': ofClient('Reminders of incidents', 900),
  'link.changed': mail('Notices of an account that was linked to an employee'),
  'password.changed': mail('Notices of a changed password'),
  'password.code': mail('One-time codes for a forgotten password'),
  'pay.archive': ofClient('Archives of pay documents', 900),
  'payroll.run': ofClient('Payroll uploads', 900),
  purge: ofServer('Deletion of what is past its time', 900),
  'rewards.settle': ofServer('Gifts that were not finished', 300),
  'secure-send.announce': mail('Notices of a file sent by Secure Send'),
  'storage.sweep': ofServer('Deletion of stored bytes without a record', 900),
  'survey.remind': ofClient('Reminders of surveys', 900),
  'upload.settle': ofServer('Uploads whose bytes are to be checked', 300),
  'welcome-email.send': mail('Welcome e-mails', 120),
} as const satisfies Record<string, KindRules>

const OF_TESTS: KindRules = ofClient('A kind of a test', 60)

/** The name of a kind: one of the table, or of a test. */
export type KindName = keyof typeof KINDS | `test.${string}`

/** The rules of a kind. @throws if the table has no kind with this name. */
export function rulesOf(name: string): KindRules {
  const rules = Object.hasOwn(KINDS, name) ? KINDS[name as keyof typeof KINDS] : undefined
  if (rules) return rules
  if (name.startsWith('test.')) return OF_TESTS
  throw new Error(`The table of kinds has no ${name}`)
}
