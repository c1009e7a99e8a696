import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Link } from '../link'
import { DescriptionList } from '.'

const meta = {
  title: 'Structure/Description list',
  component: DescriptionList,
  args: {
    items: [
      { label: 'Display name', value: 'Amelia Hart' },
      { label: 'Email', value: <Link href="mailto:amelia@acme.example">amelia@acme.example</Link> },
      { label: 'Phone', value: '' },
      { label: 'What happened', value: 'The guard rail is loose.\nIt moved when a pallet touched it.', wide: true },
      { label: 'Where', value: null },
    ],
  },
} satisfies Meta<typeof DescriptionList>

export default meta
type Story = StoryObj<typeof meta>

/** Labels above their values. The labels without a value are revealed by click and by keyboard. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Amelia Hart',
      'amelia@acme.example',
      'The guard rail is loose.\nIt moved when a pallet touched it.',
    ])
    const folded = canvas.getByText('2 not filled in')
    await expect(canvas.getByText('Where')).not.toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    await expect(folded).toHaveFocus()
    await userEvent.click(folded)
    await expect(canvas.getByText('Where')).toBeVisible()
    await expect(canvas.getByText('Phone')).toBeVisible()
  },
}

/** Short values in columns. */
export const Columns: Story = { args: { columns: 2 } }

export const NothingKnown: Story = {
  args: { items: [{ label: 'Phone', value: '' }], foldedText: (count) => `${count} not answered` },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 not answered')).toBeVisible()
    await expect(canvas.queryByRole('definition')).toBeNull()
  },
}

/** Long words at 320 px. */
export const Phone: Story = {
  args: {
    columns: 2,
    items: [{ label: 'Rinderkennzeichnungsfleischetikettierung'.repeat(2), value: 'x'.repeat(120) }],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
