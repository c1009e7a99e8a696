import { afterEach, expect, test, vi } from 'vitest'
import { openCsvSession } from './csv-session'

afterEach(() => vi.unstubAllGlobals())

const FIRST_ROW = { type: 'rows', of: 'right', from: 0, size: 1 } as const

test.each(['before', 'after'])('a worker that fails to start %s a request rejects it', async (when) => {
  const worker = Object.assign(new EventTarget(), { postMessage: () => {} })
  vi.stubGlobal('Worker', function FakeWorker() {
    return worker
  })
  const session = openCsvSession()
  const fail = () => worker.dispatchEvent(new Event('error'))
  if (when === 'before') fail()
  const rows = session.ask(FIRST_ROW)
  if (when === 'after') fail()
  await expect(rows).rejects.toThrow('failed')
})
