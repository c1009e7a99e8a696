import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { loadContract } from '../../apps/server/src/contract/load-contract.ts'

const name = 'virtual:ssp-contract'
const file = fileURLToPath(new URL('../../openapi/generated/ssp.json', import.meta.url))

/** Gives stories and unit tests the bundled contract as `virtual:ssp-contract`. */
export const contractPlugin = (): Plugin => ({
  name: 'ssp-contract',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined
    const { paths, components } = loadContract(file)
    return `export const paths = ${JSON.stringify(paths)}\nexport const components = ${JSON.stringify(components)}`
  },
})
