// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { applyClientStylesheet, reloadClientStylesheet } from './client-stylesheet'

const links = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')]
const hrefs = () => links().map((link) => link.getAttribute('href'))
const answer = (kind: 'load' | 'error') => links().at(-1)?.dispatchEvent(new Event(kind))

beforeEach(() => {
  document.head.innerHTML = '<link id="client-theme" rel="stylesheet" href="/theme/acme.css">'
})

test('the sheet that came with the page is not asked for again', async () => {
  await applyClientStylesheet('acme')
  expect(hrefs()).toEqual(['/theme/acme.css'])
})

test('another client’s sheet is there before the old one goes', async () => {
  const applied = applyClientStylesheet('borealis')
  expect(hrefs()).toEqual(['/theme/acme.css', '/theme/borealis.css'])
  answer('load')
  await applied
  expect(hrefs()).toEqual(['/theme/borealis.css'])
})

test('after a save the sheet is asked for again, and is that client’s still', async () => {
  const reloaded = reloadClientStylesheet('acme')
  answer('load')
  await reloaded
  expect(hrefs()).toEqual([expect.stringMatching(/^\/theme\/acme\.css\?saved=\d+$/)])
  await applyClientStylesheet('acme')
  expect(links()).toHaveLength(1)
})

test('a sheet that does not come leaves the old one in force', async () => {
  const reloaded = reloadClientStylesheet('acme')
  answer('error')
  await expect(reloaded).rejects.toThrow('/theme/acme.css')
  expect(hrefs()).toEqual(['/theme/acme.css'])
})
