import { afterEach, describe, expect, test, vi } from 'vitest'
import { createSspClient } from '../client'
import { apiMessages } from '../messages'
import { apiGerman } from '../messages.de'
import { createSession } from '../session/session'
import { memoryStorage } from '../session/storage'
import { checkFile, cleanFileName } from './file-rules'
import { uploadFile } from './upload'

/** Answers each PUT with the next status; `hang` leaves it open. */
class FakeRequest extends EventTarget {
  static answers: (number | 'hang')[] = []
  static sent: FakeRequest[] = []
  status = 0
  timeout = 0
  headers: Record<string, string> = {}
  upload = new EventTarget()
  open() {}
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send() {
    FakeRequest.sent.push(this)
    const answer = FakeRequest.answers.shift() ?? 200
    if (answer === 'hang') return
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { lengthComputable: true, loaded: 1, total: 2 }))
    this.status = answer
    queueMicrotask(() => this.dispatchEvent(new Event(answer === 0 ? 'error' : 'load')))
  }
}

function withAnswers(...answers: (number | 'hang')[]) {
  FakeRequest.answers = answers
  FakeRequest.sent = []
  vi.stubGlobal('XMLHttpRequest', FakeRequest)
}
afterEach(() => void vi.unstubAllGlobals())

const session = createSession({ storage: memoryStorage() })
const api = createSspClient({ clientId: () => undefined, session })

const file = new File(['x'], 'Photo.PNG', { type: 'image/png' })
const sign = vi.fn<() => Promise<string>>(async () => 'http://store.test/put')

describe('upload', () => {
  test('puts the file with its type and the long timeout, and reports progress', async () => {
    withAnswers(200)
    const onProgress = vi.fn<(fraction: number) => void>()
    await uploadFile(api, sign, file, { onProgress })
    expect(FakeRequest.sent[0]).toMatchObject({
      timeout: 2_000_000,
      headers: { 'Content-Type': 'image/png', 'Accept-Language': 'en' },
    })
    expect(onProgress).toHaveBeenCalledWith(0.5)
  })

  test.each([201, 204, 500, 0])('status %i is a failure and is not tried again', async (status) => {
    withAnswers(status, 200)
    await expect(uploadFile(api, sign, file)).rejects.toMatchObject({ message: 'There was an error adding this file.' })
    expect(FakeRequest.sent).toHaveLength(1)
  })

  test('a file put into a store is checked by the server; its error carries the reason', async () => {
    const answers = [
      Response.json({}),
      Response.json({ code: 'invalid', message: 'The file is no picture.' }, { status: 400 }),
    ]
    const ask = vi.fn<typeof fetch>(async () => answers.shift() ?? Response.error())
    const address = async () => ({ url: 'http://store.test/put', check: '/api/check' })
    withAnswers(200, 200)
    vi.stubGlobal('fetch', ask)
    await uploadFile(api, address, file)
    await expect(uploadFile(api, address, file)).rejects.toMatchObject({
      code: 'rejected',
      message: 'There was an error adding this file. The file is no picture.',
    })
    expect(ask).toHaveBeenCalledWith('/api/check', { method: 'POST', headers: { 'Accept-Language': 'en' } })
  })

  test('an address that ran out is asked for once more', async () => {
    withAnswers(403, 200)
    await uploadFile(api, sign, file)
    expect(FakeRequest.sent).toHaveLength(2)
  })

  test('without an address nothing is put', async () => {
    withAnswers()
    const failing = () => Promise.reject(new Error('no'))
    await expect(uploadFile(api, failing, file)).rejects.toMatchObject({
      message: 'Failed to get an S3 signed upload URL',
    })
    const empty = async () => ({}) as { url: string }
    await expect(uploadFile(api, empty, file)).rejects.toMatchObject({
      message: 'Failed to get an S3 signed upload URL',
    })
    expect(FakeRequest.sent).toHaveLength(0)
  })

  test('errors are in the language of the connection', async () => {
    withAnswers(500)
    const german = createSspClient({
      clientId: () => undefined,
      session,
      language: () => 'de',
      messages: () => apiGerman.api,
    })
    await expect(uploadFile(german, sign, file)).rejects.toMatchObject({ message: apiGerman.api.putFailed })
    expect(FakeRequest.sent[0]?.headers['Accept-Language']).toBe('de')
  })

  test('can be cancelled', async () => {
    withAnswers('hang')
    const abort = new AbortController()
    const done = uploadFile(api, sign, file, { signal: abort.signal })
    setTimeout(() => abort.abort())
    await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  })
})

describe('file rules', () => {
  test.each([
    ['My Photo (1).PNG', undefined, 'myphoto1.png'],
    ['../../etc/passwd', undefined, 'etcpasswd'],
    ['Übersicht 2026.pdf', undefined, 'übersicht2026.pdf'],
    ['???.csv', undefined, 'file.csv'],
    ['Scan.JPG', 'field-7', 'field-7.jpg'],
  ])('%s becomes a name that is safe in a path', (name, rename, expected) => {
    expect(cleanFileName(name, rename)).toBe(expected)
  })

  test('the size and the extension are checked before anything is asked of the server', () => {
    const large = { name: 'a.png', size: 257 * 1024 * 1024 } as File
    expect(checkFile(large)).toBe(apiMessages.fileSize(256))
    expect(checkFile(file, { extensions: ['csv'] })).toBe('File type is invalid')
    expect(checkFile(file, { extensions: ['png'] })).toBeNull()
  })
})
