import { surveyStatus } from '@ssp/api/survey-status'
import type { Deps } from '../../deps.ts'
import { jobKind, jobWorker, type JobWorker } from '../../jobs/job.ts'
import type { Mail } from '../../mail/mailer.ts'
import { mailBrand, surveyReminderMail } from '../../mail/messages.ts'
import { claimRecipient, findAnswered, findEmployees } from './participation.repository.ts'
import { personHash } from './person-hash.ts'
import { findSurvey } from './surveys.repository.ts'

/** The reminder of a survey. It names no person, so that the queue tells nobody who has not answered. */
export const sendReminders = jobKind<{ clientId: string; platformId: string; surveyId: string }>('survey.remind')

/** People that one transaction takes. */
const CHUNK = 50

/**
 * Mails everybody who has not answered, once each: who is noted as reminded is never mailed again, also when the job runs
 * a second time.
 */
export function reminderWorker({ database, mailer, keys }: Pick<Deps, 'database' | 'mailer' | 'keys'>): JobWorker {
  return jobWorker(sendReminders, async ({ clientId, platformId, surveyId }) => {
    const scope = { clientId, platformId, userId: null }
    const next = (after: string | undefined) =>
      database.withTenant(scope, async (tx) => {
        const survey = await findSurvey(tx, clientId, surveyId)
        if (!survey || surveyStatus(survey) !== 'LIVE') return { mails: [] as Mail[], last: undefined }
        const brand = await mailBrand(tx, clientId)
        const answered = await findAnswered(tx, clientId, surveyId, survey.anonymous)
        const employees = await findEmployees(tx, clientId, { after, limit: CHUNK })
        const mails: Mail[] = []
        for (const { id, email, forename } of employees) {
          const person = survey.anonymous ? personHash(keys.survey, 'respondent', surveyId, id) : id
          const recipient = personHash(keys.survey, 'recipient', surveyId, id)
          if (!email || answered.has(person) || !(await claimRecipient(tx, clientId, surveyId, recipient))) continue
          mails.push(surveyReminderMail(email, brand, { label: forename || email, title: survey.title }))
        }
        return { mails, last: employees.length === CHUNK ? employees.at(-1)?.id : undefined }
      })
    for (let after: string | undefined, isMore = true; isMore;) {
      const { mails, last } = await next(after)
      for (const mail of mails) await mailer(mail)
      after = last
      isMore = last !== undefined
    }
  })
}
