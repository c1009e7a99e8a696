// @vitest-environment jsdom
import { beforeAll, expect, test } from 'vitest'
import { deafLabels } from './label-clicks'

// jsdom has no layout, so nothing covers a text, nor is anything scrolled.
beforeAll(() => {
  Object.assign(document, { elementFromPoint: () => null })
  Object.assign(Element.prototype, { scrollIntoView: () => {} })
})

const faultsOf = (html: string) => {
  document.body.innerHTML = html
  return deafLabels(document)
}

test('a text inside of a label, or of one that names the choice, reacts to clicks; a box in a table row has no text', () => {
  expect(
    faultsOf(`
      <label><input type="radio" name="a"><span>Both accounts</span></label>
      <label for="b">Weekly</label><input type="checkbox" id="b" role="switch">
      <input type="checkbox" aria-label="Select Ada Hill">
      <button role="switch">Wide</button>`),
  ).toEqual([])
})

test.each([
  ['its text is no label', '<span id="t">Weekly</span><input type="checkbox" id="c" aria-labelledby="t">'],
  [
    'its label has another control',
    '<label><input type="checkbox" id="c">I agree to <a href="#terms">the terms</a></label>',
  ],
])('%s', (fault, html) => {
  expect(faultsOf(html)).toEqual([expect.stringContaining(fault)])
})

test('a text under another element is found', () => {
  const layout = { getBoundingClientRect: () => new DOMRect(0, 0, 40, 20) }
  document.body.innerHTML = '<label><input type="radio"><span>Both accounts</span></label><div></div>'
  Object.assign(document.querySelector('span') as Element, layout)
  Object.assign(document, { elementFromPoint: () => document.querySelector('div') })
  expect(deafLabels(document)).toEqual(['radio "Both accounts": another element is above its text'])
  Object.assign(document, { elementFromPoint: () => document.querySelector('span') })
  expect(deafLabels(document)).toEqual([])
})

test('what is behind a dialog is not checked', () => {
  const html =
    '<input type="checkbox" aria-labelledby="x"><div role="dialog"><label><input type="checkbox">Yes</label></div>'
  expect(faultsOf(html)).toEqual([])
})
