// Renders each page of the published packages on a server: plain Node, their built modules, no document. A page must render, send no
// request and write nothing to the console.
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createSession, createSspClient, memoryStorage } from '@ssp/api'
import { fakeClient, fakeToken } from '@ssp/api/testing'
import { SspProvider } from '@ssp/feature-kit'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { root } from './workspace.mjs'

const faults = []
for (const level of ['error', 'warn']) console[level] = (...parts) => faults.push(parts.join(' '))
const fetch = (request) => {
  faults.push(`asks for ${request.url}`)
  return new Promise(() => {})
}
const client = fakeClient()
const session = createSession({ storage: memoryStorage() })
session.signIn({ token: fakeToken() })
const api = createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => client.id, session, fetch })

const files = globSync('packages/{kits,features}/*/dist/routes.js', { cwd: root }).map((file) => join(root, file))
const entries = await Promise.all(files.map((file) => import(pathToFileURL(file).href)))
const routes = entries.flatMap((entry) => Object.values(entry).flat())
let failed = 0
for (const { path, lazy } of routes) {
  const params = Object.fromEntries([...path.matchAll(/:(\w+)/g)].map(([, name]) => [name, client.id]))
  const location = { pathname: path.replaceAll(/:\w+/g, client.id), search: '' }
  const navigation = { location, navigate: () => faults.push('navigates'), back: () => faults.push('goes back') }
  try {
    const { Page } = await lazy()
    const page = createElement(Page, { params })
    const html = renderToString(createElement(SspProvider, { api, client, navigation }, page))
    if (!html.includes('ssp-root')) faults.push(`renders ${html.slice(0, 80)}`)
  } catch (error) {
    faults.push(error.stack)
  }
  if (faults.length === 0) continue
  failed += 1
  console.log(`FAIL ${path}: ${faults.splice(0).join('\n  ')}`)
}
// Its timer would keep the process.
session.signOut('user')
console.log(`${routes.length - failed} of ${routes.length} pages render on a server`)
process.exitCode = failed > 0 || routes.length === 0 ? 1 : 0
