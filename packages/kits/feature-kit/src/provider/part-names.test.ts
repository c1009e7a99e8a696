import { globSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, expectTypeOf, test } from 'vitest'
import type { Appearance } from './themed'

const packages = resolve(import.meta.dirname, '../../../..')

/** The classes of parts in the components of all packages. */
const names = globSync('{ui,{kits,features}/*}/src/**/*.tsx', { cwd: packages })
  .filter((file) => !/\.(test|test-d|stories)\.tsx$/.test(file))
  .flatMap((file) => readFileSync(resolve(packages, file), 'utf8').match(/\bssp-[A-Z][\w-]*/g) ?? [])

test('the type of the parts has each class of a part; `vitest -u` writes it again', async () => {
  const union = [...new Set(names)].toSorted().map((name) => `  | '${name}'\n`)
  await expect(
    `// Generated from the components of all packages by part-names.test.ts. Do not edit.\n\n/** The class of a part of a component. */\nexport type PartName =\n${union.join('')}`,
  ).toMatchFileSnapshot('./part-names.ts')
})

test('the class of a part is its component, and its own name after two underscores', () => {
  const rule = /^ssp-[A-Z][A-Za-z]*(__[a-z]+(-[a-z]+)*)?$/
  expect(names.filter((name) => !rule.test(name))).toEqual([])
})

test('a misspelt part or property and a length without a unit are type errors', () => {
  type Elements = NonNullable<Appearance['elements']>
  expectTypeOf<{ 'ssp-Button': { borderRadius: '4px'; '--ssp-color-primary': 'red' } }>().toExtend<Elements>()
  expectTypeOf<'ssp-Buton'>().not.toExtend<keyof Elements>()
  expectTypeOf<{ 'ssp-Button': { borderRadius: 4 } }>().not.toExtend<Elements>()
  expectTypeOf<'bordrRadius'>().not.toExtend<keyof NonNullable<Elements['ssp-Button']>>()
})
