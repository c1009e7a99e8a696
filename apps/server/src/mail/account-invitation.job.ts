import type { Database } from '../db/database.ts'
import { jobKind, jobWorker, type JobWorker } from '../jobs/job.ts'
import type { Mailer } from './mailer.ts'
import { accountInvitationMail, mailBrand } from './messages.ts'

/** A new account whose owner must set the password; `portal` is the address of its sign-in. */
export const accountInvitation = jobKind<{ clientId: string; userId: string; portal: string }>('account.invitation')

/** Sends an e-mail to the owner. It has no code: "Forgotten password" sends one, which is short-lived. */
export function accountInvitationWorker({ database, mailer }: { database: Database; mailer: Mailer }): JobWorker {
  return jobWorker(accountInvitation, async ({ clientId, userId, portal }) => {
    const mail = await database.withSystem(async (tx) => {
      const user = await tx
        .selectFrom('users')
        .select(['label', 'username', 'email'])
        .where('client_id', '=', clientId)
        .where('id', '=', userId)
        .executeTakeFirst()
      if (!user?.email) return undefined
      return accountInvitationMail(user.email, await mailBrand(tx, clientId), { ...user, portal })
    })
    if (mail) await mailer({ ...mail, id: `invitation.${userId}` })
  })
}
