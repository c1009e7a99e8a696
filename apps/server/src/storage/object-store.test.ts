import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { loadConfig } from '../config.ts'
import { freePort } from '../testing/postgres-cluster.ts'
import { openObjectStore, requireStore } from './object-store.ts'

describe('openObjectStore', () => {
  it('signs S3 uploads with their type and without the checksum of an empty body', async () => {
    const s3 = {
      S3_BUCKET: 'pictures',
      S3_ENDPOINT: 'http://127.0.0.1:9',
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    }
    const store = await openObjectStore(loadConfig(s3))
    const url = new URL(await store.directUpload('incoming/1', { contentType: 'image/png', expiresInSeconds: 300 }))
    expect(store.direct).toBe(true)
    expect(url.pathname).toBe('/pictures/incoming/1')
    expect(url.searchParams.get('X-Amz-SignedHeaders')).toBe('content-type;host')
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300')
    expect([...url.searchParams.keys()].filter((name) => /checksum/i.test(name))).toEqual([])
  })
  it('names the status where something else answers', async () => {
    const port = await freePort()
    const other = createServer((_, response) => response.writeHead(404).end()).listen(port, '127.0.0.1')
    try {
      const config = loadConfig({
        S3_BUCKET: 'pictures',
        S3_ENDPOINT: `http://127.0.0.1:${port}`,
        S3_ACCESS_KEY_ID: 'id',
        S3_SECRET_ACCESS_KEY: 'key',
      })
      await expect(requireStore(await openObjectStore(config), config)).rejects.toThrow(
        'cannot be used: HTTP 404 without a reason; check that an object store answers at this address',
      )
    } finally {
      other.close()
    }
  })
})
