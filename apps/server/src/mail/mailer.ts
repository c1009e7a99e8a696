import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import { OperatorError } from '../operator-error.ts'
import type { Tracing } from '../tracing/tracing.ts'

/** A mail as text and as HTML; it is queued as a job and sent later. */
export interface Mail {
  /**
   * Identifies a repeated mail: its Message-ID, by which mail systems recognise a repetition, and its file in the outbox.
   * Default: a new one each time.
   */
  id?: string
  to: string
  subject: string
  text: string
  html: string
  /** Default: none. */
  attachments?: readonly { filename: string; contentType: string; content: Buffer }[]
}

/** Sends one mail or throws. */
export type Mailer = (mail: Mail) => Promise<void>

/** Sends by SMTP when configured; otherwise writes `.eml` files into `outbox` of the data directory. */
export function createMailer(config: Config, tracing?: Tracing): Mailer {
  let sender: Promise<Mailer> | undefined
  const send: Mailer = async (mail) => {
    sender ??= openSender(config)
    await (
      await sender
    )(mail)
  }
  return tracing ? (mail) => tracing.span('send mail', { kind: 'client' }, () => send(mail)) : send
}

/** Connections to the mail server at the same time; `?maxConnections=` in its address is another number. */
const CONNECTIONS = 5
/** Milliseconds for each step of a conversation with the mail server while a user waits for it. */
const VERIFY_MS = 5_000

/**
 * Connects to the mail server and signs in, and sends nothing.
 * @throws OperatorError naming the setting.
 */
export async function requireMailServer(url: string): Promise<void> {
  const { createTransport } = await import('nodemailer')
  const limits = { connectionTimeout: VERIFY_MS, greetingTimeout: VERIFY_MS, socketTimeout: VERIFY_MS }
  try {
    await createTransport({ url, ...limits }).verify()
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new OperatorError(`SMTP_URL: the mail server at ${new URL(url).host} cannot be used: ${reason}`, {
      cause: error,
    })
  }
}

// The package is loaded with the first mail, so that a start does not pay for it.
async function openSender({ smtpUrl, mailFrom: from, dataDir }: Config): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  if (smtpUrl) {
    // A connection costs several round trips; open ones are used for the next mails.
    const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: CONNECTIONS })
    return async (mail) => void (await transport.sendMail(messageOf(from, mail)))
  }
  const outbox = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await transport.sendMail(messageOf(from, mail))
    await mkdir(outbox, { recursive: true })
    const name = mail.id ?? `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}`
    // Written to a temporary file and renamed, so that a killed process leaves no partial mail.
    const draft = join(outbox, `.${name}.${randomUUID().slice(0, 8)}`)
    await writeFile(draft, message as Buffer, { mode: 0o600 })
    await rename(draft, join(outbox, `${name}.eml`))
  }
}

// The address is an object, because nodemailer takes a text with commas for several addresses; line breaks in a subject
// would end the header.
const messageOf = (from: string, { id, to, subject, attachments, ...content }: Mail) => ({
  from,
  to: { name: '', address: to },
  subject: subject.replace(/\s+/g, ' ').trim(),
  ...content,
  ...(attachments && { attachments: [...attachments] }),
  ...(id !== undefined && { messageId: `<${id}@${domainOf(from)}>` }),
})

const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost'
