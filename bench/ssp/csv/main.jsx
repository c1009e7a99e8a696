import { openCsvSession } from '@ssp/employees/testing'
import { csvBench } from '../../peers/shared/csv'

csvBench(async (file) => {
  const { right, wrong } = await openCsvSession().ask({ type: 'open', file, kind: 'import' })
  return { right, wrong }
})
