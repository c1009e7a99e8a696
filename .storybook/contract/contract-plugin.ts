import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadContract } from '../../apps/server/src/contract/load-contract.ts'

const name = 'virtual:ssp-contract'
const file = fileURLToPath(new URL('../../openapi/ssp.yaml', import.meta.url))

/** Gives stories and unit tests the contract as `virtual:ssp-contract`: one document, references resolved. */
export const contractPlugin = (): Plugin => ({
  name: 'ssp-contract',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: async (id) =>
    id === `\0${name}` ? `export const paths = ${JSON.stringify((await loadContract(file)).paths)}` : undefined,
})
