import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'

/** A mail as text and as HTML; it is queued as a job and sent later. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** Sends one mail or throws. */
export type Mailer = (mail: Mail) => Promise<void>

/** Sends by SMTP when configured; otherwise writes `.eml` files into `outbox` of the data directory. */
export function createMailer(config: Config): Mailer {
  let sender: Promise<Mailer> | undefined
  return async (mail) => {
    sender ??= openSender(config)
    await (
      await sender
    )(mail)
  }
}

// The package is loaded with the first mail, so that a start does not pay for it.
async function openSender({ smtpUrl, mailFrom: from, dataDir }: Config): Promise<Mailer> {
  const { createTransport } = await import('nodemailer')
  if (smtpUrl) {
    const transport = createTransport(smtpUrl)
    return async (mail) => void (await transport.sendMail({ from, ...mail }))
  }
  const outbox = join(dataDir, 'outbox')
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return async (mail) => {
    const { message } = await transport.sendMail({ from, ...mail })
    await mkdir(outbox, { recursive: true })
    const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`
    await writeFile(join(outbox, name), message as Buffer, { mode: 0o600 })
  }
}
