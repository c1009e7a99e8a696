// @vitest-environment jsdom
import { createSession, createSspClient, loadClient, memoryStorage } from '@ssp/api'
import { fakeClient } from '@ssp/api/testing'
import { QueryClient } from '@tanstack/react-query'
import * as react from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { checkHost } from './check-host'
import { copiesOnPage } from './copies'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
  document.head.replaceChildren()
})

// jsdom has no cascade layers; the stories check the real stylesheets.
const RESET = `.ssp-root { --ssp-space-1: 4px } h1, p { margin: 0; font-size: inherit } a { color: inherit; text-decoration-line: none }
  button { cursor: pointer; box-sizing: border-box; color: inherit; background-color: rgba(0, 0, 0, 0) }
  input { color: inherit; font-size: inherit; box-sizing: border-box } table { border-collapse: collapse }`

function draw(styles: string, content = '') {
  document.head.innerHTML = `<style>${styles}</style>`
  document.body.innerHTML = `<div class="ssp-root" style="--ssp-color-surface: #fff">${content}</div>`
}

test('a page without a root, and one without stylesheets although the host sets the colours', () => {
  expect(checkHost()).toEqual([expect.stringContaining('ssp-root')])
  draw('')
  expect(checkHost()).toEqual([expect.stringContaining('@ssp/ui/styles.css')])
})

test('a second copy of React, of Query and of the kit', () => {
  draw(RESET)
  expect(checkHost({ react, queryClient: new QueryClient() })).toEqual([])
  class OtherQueryClient extends QueryClient {}
  const texts = checkHost({ react: { useState: () => {} }, queryClient: new OtherQueryClient() })
  expect(texts).toEqual([expect.stringContaining('React'), expect.stringContaining('react-query')])
  const other = {}
  const { kit } = copiesOnPage() as { kit: Set<unknown> }
  kit.add(other)
  expect(checkHost()).toEqual([expect.stringContaining('@ssp/feature-kit')])
  kit.delete(other)
})

test.each([
  ['2.0.0', 'The server has version 2.0.0 of the contract'],
  ['0.9.0', 'The server has version 0.9.0 of the contract'],
  ['no version', 'The server has version no version of the contract'],
  ['1.0.0', ''],
  ['1.7.2', ''],
  [null, ''],
])('a server with version %s of the contract', async (version, text) => {
  draw(RESET)
  const headers = { ...(version && { 'SSP-Contract-Version': version }) }
  const fetch = async () => Response.json([fakeClient()], { headers })
  const session = createSession({ storage: memoryStorage() })
  const api = createSspClient({ baseUrl: 'http://ssp.test/api', clientId: () => undefined, session, fetch })
  expect(checkHost({ api })).toEqual([])
  await loadClient(api, 'acme')
  expect(checkHost({ api }).map((found) => found.split(',')[0])).toEqual([text].filter(Boolean))
})

test.each([
  ['a published package', 'list__1abcde0', 'cards__2abcde1', 'cards__2abcde4'],
  ['a development build', 'list_root__1abcde0', 'cards_grid__2abcde1', 'cards_row__2abcde4'],
])('the stylesheet of %s', (_, list, grid, row) => {
  const content = `<p class="ssp-List__header ${list}"></p><p class="${grid} ${row}"></p>`
  draw(`${RESET} .${list} { color: red }`, content)
  expect(checkHost()).toEqual([expect.stringMatching(/\(cards\).*styles\.css/)])
  draw(`${RESET} .${list}, .${row} { color: red }`, content)
  expect(checkHost()).toEqual([])
})

test('styles of the host that reach in', () => {
  draw(`${RESET} h1 { margin-top: 20px } button { all: unset }`)
  expect(checkHost()).toEqual([expect.stringMatching(/h1 margin-top.*button/)])
  expect(document.querySelector('.ssp-root')?.children).toHaveLength(0)
})

test('a root with a small font size', () => {
  const small = `${RESET} .ssp-root { --ssp-base-size: 1rem } html { font-size: 10px }`
  draw(small)
  expect(checkHost()).toEqual([expect.stringContaining('10px')])
  draw(`${small} .ssp-root { --ssp-base-size: 16px }`)
  expect(checkHost()).toEqual([])
})

test('is harmless on a server', () => {
  vi.stubGlobal('document', undefined)
  expect(checkHost()).toEqual([])
})
