import type { ServerModule } from '../../server-module.ts'
import { welcomeEmailHandlers } from './welcome-email.handlers.ts'
import { sendWelcomeWorker } from './send-welcome.job.ts'
import { attachmentBuckets } from './buckets.ts'

export const welcomeEmailModule = {
  name: 'welcome-email',
  handlers: welcomeEmailHandlers,
  workers: [sendWelcomeWorker],
  buckets: attachmentBuckets,
  tables: ['email_attachments', 'welcome_emails'],
} satisfies ServerModule
