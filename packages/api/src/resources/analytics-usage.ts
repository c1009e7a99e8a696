import * as operations from '../generated/operations'
import { send } from './resource'

/** A visit to a page, with the visitor and the client. */
export interface UsageEvent {
  /** Title of the page. */
  page: string
  user: { label: string; username: string }
  client: { clientName: string; identifier: string }
}

/** Records that a page of analytics was opened (spec 4 section 7.1). */
export const recordUsageEvent = send(operations.recordUsageEvent, ({ page, user, client }: UsageEvent) => ({
  body: {
    channel: 'analytics' as const,
    event: `${page} viewed`,
    description: `**${escaped(user.label)}** (${escaped(user.username)}) viewed ${escaped(page)} of **${escaped(client.clientName)}**`,
    parser: 'markdown' as const,
    tags: { username: user.username, client: client.identifier },
    notify: false as const,
  },
}))

/** Escapes a text so that Markdown renders it unchanged. */
const escaped = (text: string) => text.replace(/[\\`*_[\]<>#]/g, '\\$&')
