// @vitest-environment jsdom
import { expect, it } from 'vitest'
import * as ui from './index'
import * as theme from './theme'

const names = (entry: object) => Object.keys(entry).toSorted()

/** The public API: it changes only on purpose (`vitest -u` and a changeset). */
it('keeps the public values of @ssp/ui', () => {
  expect(names(ui)).toMatchSnapshot()
})

it('keeps the public values of @ssp/ui/theme', () => {
  expect(names(theme)).toMatchSnapshot()
})
