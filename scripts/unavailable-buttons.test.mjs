// A button with a text is never `disabled`: `unavailable` names the reason and keeps the focus (docs/decisions/0048).
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync(['packages/{ui,{kits,features}/*}/src/**/*.tsx', 'apps/portal/src/**/*.tsx'], {
  cwd: root,
}).filter((path) => !/\.(stories|test)\.tsx$/.test(path))

/** Buttons of a file that are disabled without a reason. An icon button that reorders or pages says by its place why it is off. */
function faultsOf(path, text) {
  const faults = []
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const visit = (node) => {
    if (ts.isJsxOpeningLikeElement(node)) {
      const name = node.tagName.getText()
      const of = (wanted) => node.attributes.properties.find((property) => property.name?.getText() === wanted)
      const isAction =
        name === 'Button' ||
        ((name === 'IconButton' || name === 'button') &&
          /submit|primary/.test(`${of('type')?.getText()} ${of('variant')?.getText()}`))
      if (isAction && (of('disabled') || of('aria-disabled')))
        faults.push(`${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`)
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return faults
}

test('every button that is not available gives its reason', () => {
  expect(sources.length).toBeGreaterThan(300)
  expect(sources.flatMap((path) => faultsOf(path, readFileSync(`${root}/${path}`, 'utf8')))).toEqual([])
})

test.each([
  ['a submit', '<Button type="submit" disabled={!complete}>Save</Button>'],
  ['a primary action', '<Button variant="primary" disabled onClick={save}>Save</Button>'],
  ['any other button with a text', '<Button disabled={count === 0}>Reject</Button>'],
  ['one that is off for assistive technology only', '<Button aria-disabled={!complete}>Save</Button>'],
  ['a submit that is an icon', '<IconButton type="submit" label="Send" disabled />'],
])('finds %s', (_, element) => {
  expect(faultsOf('wrong.tsx', `export const Wrong = () => ${element}`)).toEqual(['wrong.tsx:1'])
})

test.each([
  ['a button with a reason', `<Button type="submit" unavailable={isDirty ? null : text.unchanged}>Save</Button>`],
  ['an icon that moves a row', '<IconButton label="Up" disabled={index === 0} />'],
  ['a field', '<TextField disabled />'],
])('lets %s pass', (_, element) => {
  expect(faultsOf('right.tsx', `export const Right = () => ${element}`)).toEqual([])
})
