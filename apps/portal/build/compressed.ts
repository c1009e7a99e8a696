import { readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/**
 * Writes `.br` and `.gz` files at the highest compression beside the files that the server sends, so that no request waits
 * for compression.
 */
export function compressed(): Plugin {
  let folder = ''
  return {
    name: 'ssp-compressed',
    apply: 'build',
    configResolved: ({ build }) => void (folder = build.outDir),
    async writeBundle() {
      const assets = join(folder, 'assets')
      const names = (await readdir(assets)).filter((name) => /\.(js|css|svg)$/.test(name))
      await Promise.all(
        names.map(async (name) => {
          const path = join(assets, name)
          const bytes = await readFile(path)
          await Promise.all([
            writeFile(`${path}.br`, await brotli(bytes)),
            writeFile(`${path}.gz`, await deflate(bytes, { level: 9 })),
          ])
        }),
      )
    },
  }
}
