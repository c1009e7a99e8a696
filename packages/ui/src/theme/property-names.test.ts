import { expect, expectTypeOf, test } from 'vitest'
import type { RootProps } from '../root'
import { vars } from './contract.css'

type Leaves = string | { readonly [key: string]: Leaves }
const names = (part: Leaves): string[] =>
  typeof part === 'string' ? [part.slice('var('.length, -1)] : Object.values(part).flatMap(names)

test('the type of the variables has each name of the contract; `vitest -u` writes it again', async () => {
  const union = names(vars).map((name) => `  | '${name}'\n`)
  await expect(
    `// Generated from contract.css.ts by property-names.test.ts. Do not edit.\n\n/** A custom property of the theme. */\nexport type ThemeProperty =\n${union.join('')}`,
  ).toMatchFileSnapshot('./property-names.ts')
})

test('a misspelt variable is a type error', () => {
  expectTypeOf<'--ssp-color-primary'>().toExtend<keyof NonNullable<RootProps['variables']>>()
  expectTypeOf<'--ssp-color-primry'>().not.toExtend<keyof NonNullable<RootProps['variables']>>()
})
