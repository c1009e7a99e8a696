import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import type { ZipAnswer, ZipRequest } from './zip-protocol'

/** Types that are already compressed are stored unchanged. */
const COMPRESSED = /\.(?:pdf|png|jpe?g|gif|xlsx|zip)$/i
/** Bytes of the archive after which a part of it is handed to the browser, which need not keep it in memory. */
const PART = 8 * 1024 * 1024
/** Milliseconds between two progress reports. */
const REPORT = 100

const answer = (message: ZipAnswer) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  postMessage(message)

/** Packs files while they are read, so that neither they nor the archive are in memory as a whole. */
async function pack({ files }: ZipRequest): Promise<Blob> {
  const parts: Blob[] = []
  let made: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const flush = () => {
    parts.push(new Blob(made))
    made = []
    size = 0
  }
  const zip = new Zip((error, bytes) => {
    if (error) throw error
    made.push(bytes)
    size += bytes.length
    if (size >= PART) flush()
  })
  const total = files.reduce((sum, { file }) => sum + file.size, 0)
  let [read, reported] = [0, 0]
  for (const { name, file } of files) {
    const entry = COMPRESSED.test(name) ? new ZipPassThrough(name) : new ZipDeflate(name, { level: 6 })
    zip.add(entry)
    const reader = file.stream().getReader()
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      entry.push(next.value)
      read += next.value.length
      if (performance.now() - reported < REPORT) continue
      reported = performance.now()
      answer({ progress: total === 0 ? 1 : read / total })
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
  flush()
  return new Blob(parts, { type: 'application/zip' })
}

addEventListener('message', ({ data }: MessageEvent<ZipRequest>) => {
  pack(data).then(
    (archive) => answer({ archive }),
    (error: unknown) => answer({ error: String(error) }),
  )
})
