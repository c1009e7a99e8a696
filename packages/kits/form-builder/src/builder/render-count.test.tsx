// @vitest-environment jsdom
import type * as DndKit from '@dnd-kit/core'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'

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

const dragging = vi.hoisted(() => ({ draws: 0 }))
vi.mock('@dnd-kit/core', async (load) => {
  const kit = await load<typeof DndKit>()
  return {
    ...kit,
    DndContext: (props: Parameters<typeof kit.DndContext>[0]) => {
      dragging.draws += 1
      return <kit.DndContext {...props} />
    },
  }
})

// The files of a worker share modules: those that another file has loaded have the real parts.
vi.resetModules()
const { SspStoryProvider } = await import('@ssp/feature-kit/testing')
const { manyFields } = await import('../testing')
const { FormBuilder } = await import('./form-builder')
afterAll(() => vi.resetModules())

const fields = manyFields(100)
let root: Root
let firstPart: number
let parts: number
const fieldItems = () => document.querySelectorAll('[data-field]')
const draw = () =>
  act(async () =>
    root.render(
      <SspStoryProvider>
        <FormBuilder fields={fields} onChange={() => undefined} />
      </SspStoryProvider>,
    ),
  )
beforeEach(async () => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)
  Element.prototype.scrollIntoView = () => undefined
  root = createRoot(document.body.appendChild(document.createElement('div')))
  drawn.length = 0
  await draw()
  firstPart = fieldItems().length
  while (document.querySelector('ol[aria-busy]')) await act(() => new Promise((next) => setTimeout(next)))
  parts = drawn.length
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

test('a long form is drawn in parts, each field once', () => {
  expect(firstPart).toBeLessThan(50)
  expect(fieldItems()).toHaveLength(100)
  expect(parts).toBe(100)
})

test('adding a field draws that field only', async () => {
  await click('aside button')
  expect(fieldItems()).toHaveLength(101)
  expect(new Set(drawn).size).toBe(1)
})

test('moving a field draws no field', async () => {
  await click('[data-field="50"] [aria-label$="up"]')
  const ids = [...fieldItems()].map((item) => item.getAttribute('data-field'))
  expect(ids.slice(48, 51)).toEqual(['50', '49', '51'])
  expect(drawn).toEqual([])
})

test('expanding a field draws that field only', async () => {
  await click('[data-field="50"] [data-edit]')
  expect([...new Set(drawn)]).toEqual([50])
})

// Its contexts would change, and React would look for their readers in every field.
test('a page that is drawn again, as it is after every key, leaves the fields and dragging alone', async () => {
  expect(dragging.draws).toBeGreaterThan(0)
  dragging.draws = 0
  await draw()
  expect(drawn).toEqual([])
  expect(dragging.draws).toBe(0)
})
