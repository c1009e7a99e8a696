import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ColumnMenu, type ColumnChoice } from '.'

const first: ColumnChoice = { order: ['name', 'email', 'team'], hidden: [], density: 'comfortable' }
const changed = fn<(choice: ColumnChoice) => void>()

const meta = {
  title: 'Lists/Column menu',
  component: ColumnMenu,
  args: {
    columns: [
      { key: 'name', label: 'Name', fixed: true },
      { key: 'email', label: 'Email' },
      { key: 'team', label: 'Team' },
    ],
    value: first,
    onChange: changed,
    onReset: () => {},
  },
  render: function Render(args) {
    const [value, setValue] = useState(args.value)
    const change = (choice: ColumnChoice) => {
      changed(choice)
      setValue(choice)
    }
    return <ColumnMenu {...args} value={value} onChange={change} onReset={() => setValue(first)} />
  },
  beforeEach: () => void changed.mockClear(),
} satisfies Meta<typeof ColumnMenu>

export default meta
type Story = StoryObj<typeof meta>

const open = async () => within(await screen.findByRole('dialog', { name: 'Columns and density' }))

/** Columns are hidden and moved and rows made lower, each immediately; the column that identifies the row stays visible. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }))
    const panel = await open()
    await expect(panel.getByRole('checkbox', { name: 'Name' })).toBeDisabled()
    await userEvent.click(panel.getByRole('checkbox', { name: 'Email' }))
    await expect(changed).toHaveBeenLastCalledWith({ ...first, hidden: ['email'] })
    await userEvent.click(panel.getByRole('radio', { name: 'Compact' }))
    await expect(changed).toHaveBeenLastCalledWith({ ...first, hidden: ['email'], density: 'compact' })
    await userEvent.click(panel.getByRole('button', { name: 'Reset' }))
    await expect(panel.getByRole('checkbox', { name: 'Email' })).toBeChecked()
    await expect(panel.getByRole('radio', { name: 'Comfortable' })).toBeChecked()
  },
}

/** By keyboard: the focus stays on the moved column, its new position is announced, and Escape returns to the button. */
export const Keyboard: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Columns and density' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    const panel = await open()
    panel.getByRole('button', { name: 'Move Email down' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenLastCalledWith({ ...first, order: ['name', 'team', 'email'] })
    await expect(panel.getByRole('status')).toHaveTextContent('Email is column 3 of 3')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Move Email up' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(panel.getByRole('button', { name: 'Move Email up' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenLastCalledWith({ ...first, order: ['email', 'name', 'team'] })
    await waitFor(() => expect(panel.getByRole('button', { name: 'Move Email down' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(trigger).toHaveFocus())
  },
}

/** Long headings on a phone. */
export const Phone: Story = {
  args: {
    columns: [
      { key: 'name', label: 'Name', fixed: true },
      { key: 'email', label: 'Electronic address that the account was registered with' },
      { key: 'team', label: 'Rechtsschutzversicherungsgesellschaften' },
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns and density' }))
    await open()
  },
}
