import { csvLine } from '@ssp/api/spreadsheet'
import { auditCall } from '../../access/audit-log.ts'
import type { Call } from '../../access/call.ts'
import { findTimeZone } from '../../db/today.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { batches, exportSource } from '../../http/export-source.ts'
import type { ExportSource, Reader } from '../../storage/personal-addresses.ts'
import { columnsFormat, fullFormat, questionsOf, type ExportFormat } from './export-columns.ts'
import * as repository from './responses.repository.ts'
import { requireOne, scopeOf } from './responses.service.ts'
import { findFigures } from './results.repository.ts'

/** Number of responses read at a time, each time in a separate transaction. */
const CHUNK = 500
const BOM = '\uFEFF'

/** Part of the addresses, instead of the bucket of an object. */
const EXPORT = 'survey-export'

const FILE = 'survey_export.csv'

async function* linesOf(
  { tenantRead }: Pick<Deps, 'tenantRead'>,
  call: Call,
  scope: repository.ResponseScope,
  format: ExportFormat,
): AsyncGenerator<string> {
  yield (format.quoted ? BOM : '') + csvLine(format.headers, format)
  const read = (after: repository.ResponseRow | undefined) =>
    tenantRead(call, (tx) => repository.findAnswered(tx, scope, { after: after?.id, limit: CHUNK }), { isLong: true })
  for await (const rows of batches(CHUNK, read)) yield rows.map((row) => csvLine(format.row(row), format)).join('')
}

/**
 * A personal address of the responses of a survey.
 * @throws problem `not_found`, or `conflict` while too few have answered an anonymous survey.
 */
export const getSurveyExportUrl = (
  { tenantWrite, addresses }: Pick<Deps, 'tenantWrite' | 'addresses'>,
  call: Call,
  { surveyId, format = 'columns' }: { surveyId: string; format?: 'columns' | 'full' | undefined },
  reader: Reader,
): Promise<string> =>
  tenantWrite(call, { operation: 'exportSurvey' }, async (tx) => {
    const survey = await requireOne(tx, call, surveyId)
    const { completed, threshold } = await findFigures(tx, survey)
    if (survey.anonymous && completed < threshold)
      throw problem('conflict', { message: `This can be exported once ${threshold} employees have answered.` })
    const entry = { action: 'survey.export', target: surveyId, details: { format, survey: survey.title, file: FILE } }
    await auditCall(tx, call, entry)
    const key = `${surveyId}/${format}`
    return addresses.sign(tx, reader, {
      clientId: call.client.id,
      bucket: EXPORT,
      key,
      fileName: FILE,
    })
  })

/** The exports that the addresses open. */
export const surveyExportSources = (deps: Deps): Record<string, ExportSource> => ({
  [EXPORT]: exportSource(deps, 'SURVEYS_UPDATE', async (call, key) => {
    const [surveyId = '', format] = key.split('/')
    const { scope, versions, timeZone } = await deps.tenantRead(call, async (tx) => {
      const survey = await requireOne(tx, call, surveyId)
      const { completed, threshold } = await findFigures(tx, survey)
      // Fixed at the start: a batch that fills up while the file is written is not half in the file.
      const batches = Math.floor(completed / threshold)
      const versions = await repository.findAllVersions(tx, call.client.id, survey.id)
      const timeZone = await findTimeZone(tx, call.client.id)
      return { scope: { ...scopeOf(call, survey), batches }, versions, timeZone }
    })
    const columns = format === 'full' ? fullFormat : columnsFormat
    return linesOf(deps, call, scope, columns(questionsOf(versions), scope.isAnonymous, timeZone))
  }),
})
