import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { propTables } from './prop-tables.mjs'
import { root } from './workspace.mjs'

const undescribed = (tables) =>
  [...tables].flatMap(([component, props = [{ name: '(unknown props)', location: '' }]]) =>
    props.filter(({ description }) => !description).map(({ name, location }) => `${component}.${name}${location}`),
  )

test.each([
  ['ui', 80, 300],
  ['kits/feature-kit', 30, 200],
  ['kits/charts', 3, 50],
])('every prop of a component of packages/%s has a description', (folder, components, props) => {
  const tables = propTables(join(root, `packages/${folder}/src/index.ts`))
  expect(tables.size).toBeGreaterThan(components)
  expect([...tables.values()].flat().length).toBeGreaterThan(props)
  expect(undescribed(tables)).toEqual([])
})

test('a prop without a description is found, through the types that hold it; those of the DOM are not', () => {
  // Inside the project, where the types of React are.
  mkdirSync(join(root, '.data'), { recursive: true })
  const folder = mkdtempSync(join(root, '.data/prop-tables-'))
  const file = join(folder, 'probe.tsx')
  writeFileSync(
    file,
    `import type { ComponentProps, ComponentType } from 'react'
    interface Shared {
      kind: string
      /** Text. */
      text: string
      size: number
    }
    interface Props extends Omit<Shared, 'size'>, ComponentProps<'div'> {}
    export function Probe({ text }: Props) { return <div>{text}</div> }
    export const Unknown: ComponentType<Props> = Probe`,
  )
  try {
    expect(undescribed(propTables(file))).toEqual([
      expect.stringMatching(/^Probe\.kind \(\.data\/.*probe\.tsx:3\)$/),
      'Unknown.(unknown props)',
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
