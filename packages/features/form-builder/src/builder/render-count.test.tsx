// @vitest-environment jsdom
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { manyFields } from '../testing'
import { FormBuilder } from './form-builder'

const drawn = vi.hoisted(() => [] as number[])
vi.mock('../fields/field-sketch', () => ({
  FieldSketch: ({ field }: { field: { id: number } }) => {
    drawn.push(field.id)
    return null
  },
}))
vi.mock('./editor/field-editor', () => ({
  FieldEditor: ({ field }: { field: { id: number } }) => {
    drawn.push(field.id)
    return null
  },
}))

let root: Root
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  await act(async () =>
    root.render(
      <SspStoryProvider>
        <FormBuilder fields={manyFields(100)} onChange={() => undefined} />
      </SspStoryProvider>,
    ),
  )
  drawn.length = 0
})
afterEach(async () => {
  await act(async () => root.unmount())
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const click = (selector: string) =>
  act(async () => {
    document.querySelector<HTMLElement>(selector)?.click()
  })

test('adding a field draws that field only', async () => {
  await click('aside button')
  expect(document.querySelectorAll('[data-field]')).toHaveLength(101)
  expect(new Set(drawn).size).toBe(1)
})

test('moving a field draws no field', async () => {
  await click('[data-field="50"] [aria-label$="up"]')
  const ids = [...document.querySelectorAll('[data-field]')].map((item) => item.getAttribute('data-field'))
  expect(ids.slice(48, 51)).toEqual(['50', '49', '51'])
  expect(drawn).toEqual([])
})

test('expanding a field draws that field only', async () => {
  await click('[data-field="50"] [data-edit]')
  expect([...new Set(drawn)]).toEqual([50])
})
