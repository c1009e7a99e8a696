// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { cellOf, shownText } from './export-cells'

const textOf = (html: string) => {
  const cell = document.createElement('div')
  cell.innerHTML = html
  return shownText(cell)
}

test('a cell is what it shows: elements apart, nothing that is decoration', () => {
  expect(textOf('<span>Ada Lovelace</span><span>AC-1</span>')).toBe('Ada Lovelace AC-1')
  expect(textOf('<a>ada<wbr>@acme.example</a>')).toBe('ada@acme.example')
  expect(textOf('<span><mark>Ad</mark>a</span>')).toBe('Ada')
  expect(textOf('<span aria-hidden="true">AL</span> 3 of\n 5')).toBe('3 of 5')
  expect(textOf('<span>••••</span><button>Show</button>')).toBe('••••')
  expect(textOf('<details><summary>What changed</summary>Name</details>')).toBe('Name')
  expect(textOf('<svg aria-hidden="true"><title>Yes</title></svg>')).toBe('')
})

test('numbers and dates are values in the columns of their kind, in the language of the page', () => {
  expect(cellOf('1,073', 'number', 'en')).toBe(1073)
  expect(cellOf('1.073', 'number', 'de')).toBe(1073)
  expect(cellOf('1.5', 'number', 'en')).toBe('1.5')
  expect(cellOf('0', 'number', 'en')).toBe(0)
  expect(cellOf('66 %', 'number', 'en')).toBe('66 %')
  expect(cellOf('0041', 'text', 'en')).toBe('0041')
  expect(cellOf('27.11.2026', 'date', 'en')).toEqual(new Date('2026-11-27T00:00:00Z'))
  expect(cellOf('27.11.2026 09:30', 'date', 'de')).toEqual(new Date('2026-11-27T09:30:00Z'))
  expect(cellOf('Never', 'date', 'en')).toBe('Never')
  expect(cellOf('', 'text', 'en')).toBeNull()
})
