import { surveyStatus } from '@ssp/api/survey-status'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import { SLICE } from '../../jobs/slices.ts'
import type { Mail } from '../../mail/mailer.ts'
import { mailBrand, surveyReminderMail } from '../../mail/messages.ts'
import { claimRecipient, findAnswered, findEmployees } from './participation.repository.ts'
import { personHash } from './person-hash.ts'
import { findSurvey } from './surveys.repository.ts'

/**
 * The reminder of a survey, for the employees after the id `after` if given. It does not say whether an employee has
 * answered, so the queue does not either.
 */
export const sendReminders = jobKind<{ clientId: string; platformId: string; surveyId: string; after?: string }>(
  'survey.remind',
)

/** Number of people per transaction. */
const CHUNK = 50

/**
 * Sends an e-mail to everyone who has not answered, and for an anonymous survey to everyone, so that no mailbox reveals who
 * has. Once each: a person marked as reminded never gets another e-mail, even if the job runs a second time.
 */
export function reminderWorker(
  { database, jobs, mailer, keys }: Pick<Deps, 'database' | 'jobs' | 'mailer' | 'keys'>,
  slice: number = SLICE,
): JobWorker {
  return jobWorker(sendReminders, async ({ clientId, platformId, surveyId, after: start }) => {
    const until = Date.now() + slice
    const scope = { clientId, platformId, userId: null }
    const next = (after: string | undefined) =>
      database.withTenant(scope, async (tx) => {
        const survey = await findSurvey(tx, clientId, surveyId)
        if (!survey || surveyStatus(survey) !== 'LIVE') return { mails: [] as Mail[], last: undefined }
        const brand = await mailBrand(tx, clientId)
        const { anonymous } = survey
        const answered = anonymous ? new Set<string>() : await findAnswered(tx, clientId, surveyId, false)
        const employees = await findEmployees(tx, clientId, { after, limit: CHUNK })
        const mails: Mail[] = []
        for (const { id, email, forename, merged } of employees) {
          const recipient = personHash(keys.survey, 'recipient', surveyId, id)
          if (
            !email ||
            [id, ...merged].some((one) => answered.has(one)) ||
            !(await claimRecipient(tx, clientId, surveyId, recipient))
          )
            continue
          mails.push(surveyReminderMail(email, brand, { label: forename || email, title: survey.title, anonymous }))
        }
        return { mails, last: employees.length === CHUNK ? employees.at(-1)?.id : undefined }
      })
    for (let after = start, isMore = true; isMore;) {
      const { mails, last } = await next(after)
      for (const mail of mails) await mailer(mail)
      after = last
      isMore = last !== undefined
      if (last === undefined || Date.now() < until) continue
      const rest = { clientId, platformId, surveyId, after: last }
      return database.withTenant(scope, (tx) => jobs.enqueue(tx, sendReminders, rest))
    }
  })
}
