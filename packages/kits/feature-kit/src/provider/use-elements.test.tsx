// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { Themed } from './themed'
import type { Elements } from './use-elements'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const rules = () => document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules]) as CSSStyleRule[]

/** The value that the rules give an element; the one with more classes wins. */
const styled = (element: Element, property: string) =>
  rules()
    .filter((rule) => element.matches(rule.selectorText) && rule.style.getPropertyValue(property))
    .toSorted((a, b) => a.selectorText.split('.').length - b.selectorText.split('.').length)
    .at(-1)
    ?.style.getPropertyValue(property)

const Part = ({ name }: { name: string }) => (
  <p data-testid={name} className="ssp-Badge">
    {name}
  </p>
)
const part = (name: string) => screen.getByTestId(name)

/** A part in the container of the overlays of a provider, by its place on the page. */
function overlay(provider: number) {
  const element = document.createElement('p')
  element.className = 'ssp-Badge'
  document.querySelectorAll('[data-ssp-portal]').item(provider).append(element)
  return element
}

test('each provider styles its own parts, its overlays among them, until it is gone', () => {
  const page = (elements: Elements) => (
    <StrictMode>
      <Themed elements={elements}>
        <Part name="first" />
      </Themed>
      <Themed elements={{ 'ssp-Badge': { color: 'blue' } }}>
        <Part name="second" />
      </Themed>
      <Themed>
        <Part name="plain" />
      </Themed>
      <Part name="host" />
    </StrictMode>
  )
  const { rerender, unmount } = render(page({ 'ssp-Badge': { color: 'red', borderRadius: '0px' } }))
  const names = ['first', 'second', 'plain', 'host']
  expect(names.map((name) => styled(part(name), 'color'))).toEqual(['red', 'blue', undefined, undefined])
  expect([0, 1, 2].map((provider) => styled(overlay(provider), 'color'))).toEqual(['red', 'blue', undefined])
  expect(styled(part('first'), 'border-radius')).toBe('0px')
  rerender(page({ 'ssp-Badge': { color: 'green' } }))
  expect(styled(part('first'), 'color')).toBe('green')
  expect(styled(part('first'), 'border-radius')).toBeUndefined()
  expect(document.adoptedStyleSheets).toHaveLength(2)
  unmount()
  expect(document.adoptedStyleSheets).toEqual([])
})

test('a provider inside another one has the styles of both, its own first', () => {
  render(
    <Themed elements={{ 'ssp-Badge': { color: 'red', borderRadius: '0px' } }}>
      <Part name="outer" />
      <Themed elements={{ 'ssp-Badge': { color: 'blue' } }}>
        <Part name="inner" />
      </Themed>
    </Themed>,
  )
  expect([styled(part('outer'), 'color'), styled(part('inner'), 'color')]).toEqual(['red', 'blue'])
  expect(styled(part('inner'), 'border-radius')).toBe('0px')
  expect(new Set([0, 1].map((provider) => styled(overlay(provider), 'color')))).toEqual(new Set(['blue', 'red']))
  expect([0, 1].map((provider) => styled(overlay(provider), 'border-radius'))).toEqual(['0px', '0px'])
})

test('the same elements, written again in each render, keep their stylesheet', () => {
  const page = () => <Themed elements={{ 'ssp-Badge': { color: 'red' } }}>{null}</Themed>
  const { rerender } = render(page())
  const before = document.adoptedStyleSheets[0]
  rerender(page())
  expect(document.adoptedStyleSheets).toHaveLength(1)
  expect(document.adoptedStyleSheets[0]).toBe(before)
})

test('a value cannot end its rule', () => {
  render(<Themed elements={{ 'ssp-Badge': { color: 'red} body{display:none', opacity: '0.5' } }}>{null}</Themed>)
  expect(rules().map(({ style }) => style.cssText)).toEqual(['opacity: 0.5;'])
})

test('the page of a server is taken over without a message', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {})
  const page = (
    <Themed elements={{ 'ssp-Badge': { color: 'red' } }}>
      <Part name="page" />
    </Themed>
  )
  const home = document.body.appendChild(document.createElement('div'))
  home.innerHTML = renderToString(page)
  render(page, { container: home, hydrate: true })
  expect(styled(part('page'), 'color')).toBe('red')
  expect(error).not.toHaveBeenCalled()
})
