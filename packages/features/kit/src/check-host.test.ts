// @vitest-environment jsdom
import { version } from 'react'
import { afterEach, expect, test } from 'vitest'
import { checkHost } from './check-host'

afterEach(() => document.body.replaceChildren())

test('names what the page lacks', () => {
  expect(checkHost()).toEqual([expect.stringContaining('ssp-root')])
  document.body.innerHTML = '<div class="ssp-root"></div>'
  expect(checkHost()).toEqual([expect.stringContaining('styles.css')])
  expect(checkHost({ reactVersion: '18.0.0' })[0]).toContain('React')
})

test('has nothing to say about a page that is in order', () => {
  document.body.innerHTML = '<div class="ssp-root"></div>'
  document.querySelector<HTMLElement>('.ssp-root')?.style.setProperty('--ssp-color-surface', '#fff')
  expect(checkHost({ reactVersion: version })).toEqual([])
})
