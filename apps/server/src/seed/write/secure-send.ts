import { sharedTypes } from '@ssp/api/document-types'
import type { Tx } from '../../db/database.ts'
import { makeSharedDocument } from '../../modules/secure-send/testing.ts'
import type { Objects } from '../../storage/objects.ts'
import { SHARED_DOCUMENTS } from '../../modules/secure-send/shared-document-keys.ts'
import { clientIdOf, platformIdOf, userIdOf, uuidOf } from '../ids.ts'
import { pdfOf } from '../people/pdf.ts'

const HOUR = 3_600_000

type Scope = 'default' | `user ${string}` | `client ${string}` | 'platform'

/** With whom each account may share. The others begin with an empty list, which says who can change that. */
const SCOPES: Readonly<Record<string, readonly [home: string, ...Scope[]]>> = {
  superadmin: ['acme', 'platform'],
  'platform.staff': ['acme', 'platform'],
  'acme.admin': ['acme', 'default', 'client borealis'],
  'acme.editor': ['acme', 'default'],
  'acme.viewer': ['acme', 'user acme.admin'],
  'borealis.admin': ['borealis', 'default', 'client acme'],
  'cedar.admin': ['cedar', 'default'],
}

interface SeedShare {
  from: string
  to: readonly string[]
  name: string
  /** Lines of a PDF, or the text of another file. */
  content: readonly string[]
  message: string
  /** Hours before today's midnight. */
  ago: number
  /** Usernames of those who have opened it. */
  viewedBy?: readonly string[]
  /** Usernames of those who have removed it. */
  removedBy?: readonly string[]
  /** Days after which it opens no more. */
  days?: number
  recalled?: boolean
}

const SHARES: readonly SeedShare[] = [
  {
    from: 'borealis.admin',
    to: ['acme.admin'],
    name: 'jointtenderdraft.pdf',
    content: ['Lot 1: night shift cleaning', 'Lot 2: reception', 'Please comment by Friday.'],
    message: 'Our part of the joint tender. Please comment by Friday, and do not forward it.',
    ago: 3,
    days: 30,
  },
  {
    from: 'acme.editor',
    to: ['acme.admin', 'acme.viewer'],
    name: 'holidayplan2027.csv',
    content: ['Team,Week,People', 'Reception,27,4', 'Warehouse,28,11', 'Night shift,29,6'],
    message: '',
    ago: 27,
    viewedBy: ['acme.admin'],
  },
  {
    from: 'platform.staff',
    to: ['acme.admin', 'acme.editor', 'borealis.admin'],
    name: 'auditfindings.pdf',
    content: ['Finding 1: two accounts without an owner', 'Finding 2: passwords older than a year'],
    message: 'Confidential until the meeting.',
    ago: 240,
    days: 7,
    viewedBy: ['acme.editor'],
  },
  {
    from: 'acme.admin',
    to: ['acme.editor', 'borealis.admin'],
    name: 'transferagreement.pdf',
    content: ['Transfer of the reception team on 1 March', 'Draft, not for signature'],
    message: 'Second draft with the changes of our lawyers.',
    ago: 50,
    viewedBy: ['borealis.admin'],
  },
  {
    from: 'acme.admin',
    to: ['acme.viewer', 'acme.editor'],
    name: 'salarybands.pdf',
    content: ['Band A to F, from April'],
    message: 'Sent too early, the final figures follow.',
    ago: 75,
    recalled: true,
  },
  {
    from: 'acme.admin',
    to: ['acme.editor'],
    name: 'rotanotes.txt',
    content: ['The early shift begins at 05:30 from Monday.', 'Keys are at reception.'],
    message: '',
    ago: 400,
    viewedBy: ['acme.editor'],
    removedBy: ['acme.editor'],
  },
]

const HOMES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SCOPES).map(([username, [home]]) => [username, home]),
)

async function writeScopes(tx: Tx, platformOf: (client: string) => string): Promise<void> {
  const targetOf = (scope: Scope, home: string) => {
    const [kind, name = ''] = scope.split(' ')
    if (kind === 'user') return { target_scope: 'user' as const, target_id: userIdOf(name) }
    if (kind === 'client') return { target_scope: 'client' as const, target_id: clientIdOf(name) }
    if (kind === 'platform') return { target_scope: 'platform' as const, target_id: platformOf(home) }
    return { target_scope: 'default' as const, target_id: null }
  }
  const rows = Object.entries(SCOPES).flatMap(([username, [home, ...scopes]]) =>
    scopes.map((scope) => ({
      client_id: clientIdOf(home),
      id: uuidOf('document scope', username, scope),
      user_id: userIdOf(username),
      ...targetOf(scope, home),
    })),
  )
  await tx.insertInto('shared_document_scopes').values(rows).execute()
}

const bytesOf = ({ name, content }: SeedShare) =>
  name.endsWith('.pdf') ? pdfOf(name, content) : Buffer.from(`${content.join('\n')}\n`)

/** Scopes of shared documents, and files in every state: new, viewed, expired, removed, recalled. */
export async function writeSecureSend(tx: Tx, objects: Objects, today: Date): Promise<void> {
  const clients = await tx.selectFrom('clients').select(['id', 'client_name', 'platform_id']).execute()
  const clientOf = (subdomain: string) => clients.find(({ id }) => id === clientIdOf(subdomain))
  await writeScopes(tx, (home) => clientOf(home)?.platform_id ?? platformIdOf(home))
  const users = await tx.selectFrom('users').select(['id', 'label', 'username']).execute()
  const labelOf = (username: string) => users.find(({ id }) => id === userIdOf(username))?.label ?? username
  const homeOf = (username: string) => HOMES[username] ?? 'acme'

  for (const share of SHARES) {
    const { from, name, message, ago, days, viewedBy = [], removedBy = [], recalled = false } = share
    const client_id = clientIdOf(homeOf(from))
    const sharedAt = new Date(today.getTime() - ago * HOUR)
    const after = (hours: number) => new Date(sharedAt.getTime() + hours * HOUR).toISOString()
    const key = `${client_id}/${userIdOf(from)}/${uuidOf('shared file', from, name)}/${ago}-${name}`
    const bytes = bytesOf(share)
    if (!recalled && removedBy.length < share.to.length) {
      const contentType = sharedTypes[name.slice(name.lastIndexOf('.') + 1)] ?? ''
      const kept = await objects.keep(client_id, contentType, bytes)
      await objects.publish(tx, {
        clientId: client_id,
        bucket: SHARED_DOCUMENTS,
        key,
        kept,
        uploadedBy: userIdOf(from),
      })
    }
    for (const to of share.to)
      await makeSharedDocument(tx, client_id, {
        id: uuidOf('shared document', from, name, to),
        share_id: uuidOf('share', from, name),
        sender_id: userIdOf(from),
        sender_username: from,
        sender_label: labelOf(from),
        sender_client: clientOf(homeOf(from))?.client_name ?? '',
        receiver_client_id: clientIdOf(homeOf(to)),
        receiver_id: userIdOf(to),
        receiver_username: to,
        receiver_label: labelOf(to),
        receiver_client: clientOf(homeOf(to))?.client_name ?? '',
        object_key: key,
        filename: name,
        size: bytes.length,
        message,
        shared_at: sharedAt.toISOString(),
        expires_at: days === undefined ? null : after(days * 24),
        viewed_at: viewedBy.includes(to) ? after(2) : null,
        deleted_at: recalled ? after(1) : removedBy.includes(to) ? after(5) : null,
        recalled_at: recalled ? after(1) : null,
      })
  }
}
