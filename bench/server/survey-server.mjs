// The product's server with two live surveys of 100 fields, one with 1,000 and one with 100,000 responses. Prints address
// and ids as one line of JSON, then waits for SIGTERM. Run with --conditions=@ssp/source.
import { randomUUID } from 'node:crypto'
import { buildApp } from '../../apps/server/src/app.ts'
import { loadConfig } from '../../apps/server/src/config.ts'
import { createDeps } from '../../apps/server/src/create-deps.ts'
import { migrate } from '../../apps/server/src/db/migrate.ts'
import { openDatabase } from '../../apps/server/src/db/open.ts'
import { createLog } from '../../apps/server/src/log.ts'
import { countAnswers } from '../../apps/server/src/modules/surveys/answer-counts.ts'
import { addCounts } from '../../apps/server/src/modules/surveys/submit.repository.ts'
import { clientIdOf } from '../../apps/server/src/seed/ids.ts'
import { seedIfEmpty } from '../../apps/server/src/seed/seed.ts'
import { answersTo, form } from './survey-form.mjs'

const CHUNK = 1000
const client_id = clientIdOf('acme')
const fields = form(100)
const sizes = { small: 1000, large: Number(process.env.RESPONSES) }

const config = loadConfig({
  ...process.env,
  LOG_LEVEL: 'error',
  RATE_LIMIT_PER_MINUTE: '1000000',
  MAX_IN_FLIGHT: '10000',
})
const opened = await openDatabase(config)
await migrate(opened.database.kysely)
const deps = await createDeps(config, opened, createLog(config.logLevel))
const { database } = deps
await seedIfEmpty({ ...deps, log: (line) => console.error(line) }, { employees: sizes.large })

/** Inserts a survey; each chunk of responses with its counts, as they would have arrived. */
async function writeSurvey(title, responses) {
  const survey_id = randomUUID()
  const day = (days) => new Date(Date.now() + days * 86_400_000)
  await database.withSystem(async (tx) => {
    const survey = { client_id, id: survey_id, title, description: 'Measured.', anonymous: false }
    await tx
      .insertInto('surveys')
      .values({ ...survey, start_date: day(-9), completion_date: day(99) })
      .execute()
    await tx
      .insertInto('survey_versions')
      .values({ client_id, survey_id, number: 1, fields: JSON.stringify(fields) })
      .execute()
    await tx.insertInto('survey_totals').values({ client_id, survey_id, threshold: 5 }).execute()
  })
  for (let from = 0; from < responses; from += CHUNK) {
    await database.withSystem(async (tx) => {
      const employees = await tx
        .selectFrom('employees')
        .select('id')
        .where('client_id', '=', client_id)
        .orderBy('id')
        .offset(from)
        .limit(CHUNK)
        .execute()
      const answered = employees.map((_, index) => ({ fields, answers: answersTo(fields, from + index) }))
      const rows = employees.map(({ id: employee_id }, index) => {
        const at = day(-(from + index) / 20_000)
        const response = { client_id, survey_id, employee_id, id: randomUUID(), fields_version: 1 }
        const answers = JSON.stringify(answered[index].answers)
        return { ...response, completed: true, started_at: at, completed_at: at, seconds: 60, answers }
      })
      await tx.insertInto('survey_responses').values(rows).execute()
      await addCounts(tx, client_id, survey_id, countAnswers(answered))
    })
  }
  const totals = { started: responses, completed: responses, published: responses, seconds: responses * 60 }
  await database.withSystem((tx) =>
    tx.updateTable('survey_totals').set(totals).where('survey_id', '=', survey_id).execute(),
  )
  return survey_id
}

const surveys = {}
for (const [name, responses] of Object.entries(sizes)) {
  const title = `Bench ${responses}`
  const found = await database.withSystem((tx) =>
    tx.selectFrom('surveys').select('id').where('title', '=', title).executeTakeFirst(),
  )
  surveys[name] = found?.id ?? (await writeSurvey(title, responses))
}
const app = await buildApp(deps)
const url = await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) })
console.log(JSON.stringify({ url, surveys }))

const stop = async () => {
  await app.close()
  await opened.database.close()
  process.exit(0)
}
process.once('SIGTERM', () => void stop())
