import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadContract } from '../../apps/server/src/contract/load-contract.ts'
import { publishedContract } from '../../apps/server/src/contract/published-contract.ts'
import { referenceFiles } from '../../apps/server/src/contract/reference-page.ts'

const contract = fileURLToPath(new URL('../../openapi/generated/ssp.json', import.meta.url))
const FOLDER = 'reference/'
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', json: 'application/json' }

const readFiles = (): Record<string, string> => ({
  ...referenceFiles('openapi.json'),
  'openapi.json': JSON.stringify(publishedContract(loadContract(contract))),
})

/** Puts the reference of the contract, as the server has it, below `reference/` of Storybook. */
export const referencePlugin = (): Plugin => ({
  name: 'ssp-reference',
  configureServer(server) {
    server.middlewares.use(`/${FOLDER}`, (request, response, next) => {
      const name = request.url?.slice(1).split('?')[0] ?? ''
      const text = readFiles()[name]
      if (text === undefined) return next()
      const type = TYPES[name.split('.').at(-1) as keyof typeof TYPES]
      response.setHeader('Content-Type', `${type}; charset=utf-8`).end(text)
    })
  },
  generateBundle() {
    for (const [name, source] of Object.entries(readFiles()))
      this.emitFile({ type: 'asset', fileName: FOLDER + name, source })
  },
})
