import type { Meta, StoryObj } from '@storybook/react-vite'
import { useCallback, useState } from 'react'
import { expect, within } from 'storybook/test'
import { Table, type TableColumn } from '../table'
import { vars } from '../theme/contract.css'
import { Root } from '.'
import * as styles from './theme.stories.css'

interface Token {
  name: string
  value: string
}

/** Custom properties of a part of the contract, `var(--ssp-space-1)` as `--ssp-space-1`. */
const namesOf = (part: string | Readonly<Record<string, unknown>>): string[] =>
  typeof part === 'string' ? [part.slice(4, -1)] : Object.values(part).flatMap((one) => namesOf(one as string))

const groups = Object.entries({
  Colours: vars.color,
  Type: { family: vars.fontFamily, mono: vars.fontMono, ...vars.text, ...vars.weight, ...vars.leading },
  Spacing: vars.space,
  Radius: vars.radius,
  Sizes: vars.size,
  Shadows: vars.shadow,
  Motion: vars.motion,
  Layers: vars.layer,
}).map(([title, part]) => ({ title, names: namesOf(part) }))

const columns: TableColumn<Token>[] = [
  { key: 'name', header: 'Custom property', cell: ({ name }) => <code>{name}</code> },
  { key: 'value', header: 'Value', cell: ({ value }) => value || 'inherited from the page' },
]

/** All tokens with their values in the brand, mode and density of the toolbar. */
function Tokens() {
  const [values, setValues] = useState<CSSStyleDeclaration>()
  const read = useCallback((element: HTMLElement | null) => {
    if (element) setValues(getComputedStyle(element))
  }, [])
  return (
    <div ref={read} className={styles.groups}>
      {values &&
        groups.map(({ title, names }) => (
          <section key={title} aria-label={title}>
            <h2 className={styles.title}>{title}</h2>
            <Table
              caption={title}
              columns={columns}
              rows={names.map((name) => ({ name, value: values.getPropertyValue(name) }))}
              rowKey={({ name }) => name}
            />
          </section>
        ))}
    </div>
  )
}

const meta = { title: 'Foundations/Tokens', component: Root, render: () => <Tokens /> } satisfies Meta<typeof Root>

export default meta
type Story = StoryObj<typeof meta>

/** The properties that a host may set on `.ssp-root` and that components use, read from the theme. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const spacing = within(await canvas.findByRole('region', { name: 'Spacing' }))
    await expect(spacing.getByText('--ssp-space-4').closest('tr')).toHaveTextContent('1rem')
    const rows = canvas.getAllByRole('row').filter((row) => row.querySelector('code'))
    await expect(rows).toHaveLength(groups.flatMap(({ names }) => names).length)
    for (const row of rows) await expect(row.textContent).not.toBe(row.querySelector('code')?.textContent)
  },
}
