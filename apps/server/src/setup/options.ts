import { createInterface } from 'node:readline/promises'
import { isEmailAddress } from '@ssp/api/email-address'
import { readOptions } from '../command.ts'
import { usernameFrom, requireUsableUsername } from '../modules/access/user-fields.ts'
import { OperatorError } from '../operator-error.ts'
import type { NewClient } from './set-up.ts'

const USAGE = `Usage: npm run setup -- [--add] [options]   (without the repository: node dist/setup.js [--add] [options])
Makes the first platform and client of an empty database and invites its first administrator by e-mail, who sets the
password. On a terminal what is not given is asked for.
  --platform NAME        the platform, such as "Northgate People"; with --add only for a new domain
  --domain DOMAIN        parent domain of its clients, such as portal.example
  --client NAME          the client, such as "Acme Precision"
  --subdomain NAME       its sub-domain: acme for acme.portal.example
  --admin-name NAME      the first administrator
  --admin-email ADDRESS  gets the invitation
  --admin-username NAME  default made of the name
  --identifier TEXT      short name of the client in files and lists; default the sub-domain in capitals
  --address URL          address of the client's portal; default https://<sub-domain>.<domain>
  --add                  adds a client to a database that has some, and its platform when the domain is new`

const TEXT = { type: 'string' } as const
const OPTIONS = {
  platform: TEXT,
  domain: TEXT,
  client: TEXT,
  subdomain: TEXT,
  'admin-name': TEXT,
  'admin-email': TEXT,
  'admin-username': TEXT,
  identifier: TEXT,
  address: TEXT,
  add: { type: 'boolean' },
} as const

type Name = Exclude<keyof typeof OPTIONS, 'add'>
type Given = Partial<Record<Name, string>>

/** What is needed, in the order in which it is asked for. */
const NEEDED: Readonly<Partial<Record<Name, string>>> = {
  domain: "Parent domain of the platform's clients",
  platform: 'Name of the platform',
  client: 'Name of the client',
  subdomain: 'Sub-domain of the client',
  'admin-name': 'Name of the first administrator',
  'admin-email': 'E-mail address of the first administrator',
}

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const within = (length: number) => (text: string) => text.length <= length

/** Whether a value can be used, and what it must be. */
const RULES: Readonly<Record<Name, [(text: string) => boolean, string]>> = {
  platform: [within(200), 'must have at most 200 characters'],
  domain: [(text) => new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`).test(text), 'must be a domain, such as portal.example'],
  client: [within(200), 'must have at most 200 characters'],
  subdomain: [(text) => new RegExp(`^${LABEL}$`).test(text), 'must be one part of a domain, such as acme'],
  'admin-name': [within(200), 'must have at most 200 characters'],
  'admin-email': [isEmailAddress, 'must be an e-mail address'],
  'admin-username': [within(150), 'must have at most 150 characters'],
  identifier: [within(100), 'must have at most 100 characters'],
  address: [(text) => /^https?:\/\/[^/\s?#]+\/?$/.test(text), 'must be an http(s) address without a path'],
}

/** What is wrong with a value; undefined for a valid one. */
function faultOf(name: Name, text: string): string | undefined {
  const [isValid, must] = RULES[name]
  if (text === '') return 'is needed'
  return isValid(text) ? undefined : must
}

async function askFor(names: readonly Name[]): Promise<Given> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Given = {}
  try {
    for (const name of names) {
      let fault: string | undefined
      do {
        const hint = fault === undefined ? '' : ` (${fault})`
        answers[name] = (await terminal.question(`${NEEDED[name]}${hint}: `)).trim()
        fault = faultOf(name, answers[name])
      } while (fault !== undefined)
    }
  } finally {
    terminal.close()
  }
  return answers
}

/**
 * Reads the options and asks for what is missing, on a terminal.
 * @throws OperatorError naming the options that are missing or invalid.
 */
export async function readNewClient(): Promise<{ wanted: NewClient; isFurther: boolean }> {
  const { add: isFurther = false, ...values } = readOptions(USAGE, OPTIONS)
  const given: Given = {}
  for (const name of Object.keys(RULES) as Name[]) {
    const text = values[name]
    if (text === undefined) continue
    given[name] = text.trim()
    const fault = faultOf(name, given[name])
    if (fault !== undefined) throw new OperatorError(`--${name}: ${fault}`)
  }
  const missing = (Object.keys(NEEDED) as Name[]).filter(
    (name) => given[name] === undefined && !(isFurther && name === 'platform'),
  )
  if (missing.length > 0 && !process.stdin.isTTY)
    throw new OperatorError(`Missing: ${missing.map((name) => `--${name}`).join(', ')}\n${USAGE}`)
  const all = { ...given, ...(missing.length > 0 && (await askFor(missing))) }
  const { domain = '', client = '', subdomain = '', 'admin-name': label = '', 'admin-email': email = '' } = all
  const username = usernameFrom(all['admin-username'], label)
  requireUsableUsername(username)
  return {
    isFurther,
    wanted: {
      domain,
      platform: all.platform,
      client,
      subdomain,
      identifier: all.identifier ?? subdomain.toUpperCase(),
      admin: { label, username, email },
      portal: (all.address ?? `https://${subdomain}.${domain}`).replace(/\/$/, ''),
    },
  }
}
