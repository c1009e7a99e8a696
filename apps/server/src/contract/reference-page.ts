import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { repositoryRoot } from '../paths.ts'

/** A badge that Redoc fetches from its vendor. An image that cannot be loaded is omitted. */
const FOREIGN_IMAGE = 'https://cdn.redoc.ly/redoc/logo-mini.svg'

const own = (name: string) => readFileSync(join(repositoryRoot, 'openapi/reference', name), 'utf8')

/**
 * The files of the page that shows the contract, by name: the page, its style and script, and the renderer, which sends no request
 * to another host.
 * @param contract address of the published contract, relative to the page
 */
export function referenceFiles(contract: string): Record<'index.html' | 'page.css' | 'start.js' | 'redoc.js', string> {
  const redoc = readFileSync(createRequire(import.meta.url).resolve('redoc/bundles/redoc.standalone.js'), 'utf8')
  return {
    'index.html': own('index.html').replaceAll('CONTRACT', contract),
    'page.css': own('page.css'),
    'start.js': own('start.js'),
    'redoc.js': redoc.replace(FOREIGN_IMAGE, 'data:,'),
  }
}
