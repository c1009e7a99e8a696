// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react'
import { createPortal } from 'react-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { focusFirstRow, moveInRows } from './row-keys'

const ticked = vi.fn<(name: string) => void>()

function Rows() {
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- as in ListPage
    <div data-testid="rows" onKeyDown={moveInRows}>
      <button>Sort</button>
      <ul>
        {['Ada', 'Ben', 'Cem'].map((name) => (
          <li key={name}>
            <input type="checkbox" aria-label={`Select ${name}`} onChange={() => ticked(name)} />
            <ul>
              <li>
                <button>{`Mail ${name}`}</button>
              </li>
            </ul>
            <a href="#row" data-row-link="">
              {name}
            </a>
            <input aria-label={`Note on ${name}`} />
            <button aria-haspopup="menu">{`More of ${name}`}</button>
          </li>
        ))}
      </ul>
      {createPortal(<button>In a dialog</button>, document.body)}
    </div>
  )
}

beforeEach(() => {
  ticked.mockClear()
  render(<Rows />)
})

const link = (name: string) => screen.getByRole('link', { name })
/** Whether the browser still does what the key does by itself. */
const press = (from: HTMLElement, key: string, more = {}) => {
  from.focus()
  return fireEvent.keyDown(from, { key, ...more })
}

test.each([
  ['Ada', 'ArrowDown', 'Ben'],
  ['Ada', 'j', 'Ben'],
  ['Cem', 'ArrowUp', 'Ben'],
  ['Cem', 'k', 'Ben'],
  ['Ben', 'Home', 'Ada'],
  ['Ben', 'End', 'Cem'],
])('from %s %s moves to %s', (from, key, to) => {
  expect(press(link(from), key)).toBe(false)
  expect(document.activeElement).toBe(link(to))
})

test.each([
  ['Ada', 'ArrowUp'],
  ['Ada', 'k'],
  ['Cem', 'ArrowDown'],
  ['Ada', 'Enter'],
  ['Ada', 'x'],
  ['Ada', 'toString'],
])('from %s %s stays', (from, key) => {
  expect(press(link(from), key)).toBe(true)
  expect(document.activeElement).toBe(link(from))
})

test('a key with a modifier is the browser’s', () => {
  for (const modifier of ['ctrlKey', 'metaKey', 'altKey', 'shiftKey'])
    expect(press(link('Ada'), 'j', { [modifier]: true })).toBe(true)
})

test('any control of a row leads to the next row, one before the rows to the first', () => {
  press(screen.getByRole('button', { name: 'Mail Ada' }), 'j')
  expect(document.activeElement).toBe(link('Ben'))
  press(screen.getByRole('checkbox', { name: 'Select Ben' }), 'ArrowDown')
  expect(document.activeElement).toBe(link('Cem'))
  press(screen.getByRole('button', { name: 'Sort' }), 'ArrowDown')
  expect(document.activeElement).toBe(link('Ada'))
})

test('fields, menu buttons and what is drawn elsewhere keep their keys', () => {
  for (const control of [
    screen.getByRole('textbox', { name: 'Note on Ada' }),
    screen.getByRole('button', { name: 'More of Ada' }),
    screen.getByRole('button', { name: 'In a dialog' }),
  ])
    for (const key of ['j', 'k', 'ArrowDown', 'Home', ' ']) {
      expect(press(control, key)).toBe(true)
      expect(document.activeElement).toBe(control)
    }
})

test('Space ticks the row of a link, and only there', () => {
  expect(press(link('Ben'), ' ')).toBe(false)
  expect(ticked.mock.calls).toEqual([['Ben']])
  expect(press(screen.getByRole('button', { name: 'Mail Ben' }), ' ')).toBe(true)
  expect(press(screen.getByRole('checkbox', { name: 'Select Ben' }), ' ')).toBe(true)
  expect(ticked).toHaveBeenCalledTimes(1)
})

test('the first row gets the focus from outside; without rows it stays', () => {
  focusFirstRow(screen.getByTestId('rows'))
  expect(document.activeElement).toBe(link('Ada'))
  focusFirstRow(null)
  focusFirstRow(screen.getByRole('button', { name: 'Sort' }))
  expect(document.activeElement).toBe(link('Ada'))
})
