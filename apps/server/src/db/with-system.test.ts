import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Files that work across all clients, each with the reason why no client can be named. */
const CALLERS: Record<string, string> = {
  'access/client-directory.ts': 'finds out which clients there are',
  'http/authorise.ts': 'looks up the session of a token',
  'http/session-writes.ts': 'keeps the position of a change with its session',
  'jobs/purge.ts': 'is a job over all clients',
  'mail/account-invitation.job.ts': 'is a job',
  'mail/email-changed.job.ts': 'is a job; the default client can be of another platform',
  'mail/link-changed.job.ts': 'is a job',
  'mail/password-changed.job.ts': 'is a job; the default client can be of another platform',
  'metrics/metrics.ts': 'counts the mails of all clients',
  'modules/access/status/status.service.ts':
    'looks up sign-in attempts, which can be made at any client of the platform',
  'modules/auth/auth.service.ts': 'counts requests per address, which belong to no client',
  'modules/auth/reset-code.job.ts': 'is a job',
  'modules/payroll/reach.ts': 'looks up the account that released an upload, of any client of the platform',
  'modules/profile/link-code.job.ts': 'is a job',
  'modules/profile/link.service.ts': 'counts codes, in limits that belong to no client',
  'modules/incidents/reminder.job.ts': 'is a job over all clients',
  'modules/profile/verify-current-password.ts': 'counts requests per account, which belong to no client',
  'modules/rewards/settle.job.ts': 'is a job over all clients',
  'modules/session/session.service.ts': 'looks up who signs in, refreshes, and which client a sub-domain is',
  'setup/set-up.ts': 'makes platforms and clients',
  'rebuild-figures.ts': 'is a command over all clients',
  'storage/personal-addresses.ts': 'looks up the session of an address',
  'storage/sweep.ts': 'is a job over all clients',
  'storage/upload-claims.ts': 'looks up the session of an address',
  'storage/upload-rows.ts': 'is a job over all clients',
}

test('only what has no client works across all of them', () => {
  const source = join(import.meta.dirname, '..')
  const callers = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|^(?:testing|seed)\/|^db\/database\.ts$/.test(name))
    .filter((name) => /\b(?:withSystem|readSystem)\(/.test(readFileSync(join(source, name), 'utf8')))
  expect(callers.toSorted()).toEqual(Object.keys(CALLERS).toSorted())
})
