import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { FilterBar, type FilterDefinition, type FilterValues } from '.'

const definitions: FilterDefinition[] = [
  {
    kind: 'select',
    id: 'status',
    label: 'Status',
    options: [
      { value: 'registered', label: 'Registered' },
      { value: 'unregistered', label: 'Unregistered' },
    ],
  },
  { kind: 'dateRange', id: 'created', label: 'Created' },
  { kind: 'numberRange', id: 'logins', label: 'Logins' },
]

const applied = fn()

const meta = {
  title: 'Lists/Filter bar',
  component: FilterBar,
  args: { definitions, values: {}, onApply: applied },
  render: function Render(args) {
    const [values, setValues] = useState<FilterValues>(args.values)
    const apply = (next: FilterValues) => {
      applied(next)
      setValues(next)
    }
    return <FilterBar {...args} values={values} onApply={apply} />
  },
} satisfies Meta<typeof FilterBar>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Filters' }))

/** Changes take effect on Apply; each applied filter is a chip. */
export const Default: Story = {
  play: async ({ canvas }) => {
    applied.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }))
    const open = await panel()
    await userEvent.selectOptions(open.getByRole('combobox', { name: 'Status' }), 'registered')
    await userEvent.type(open.getByRole('spinbutton', { name: 'From' }), '10')
    await expect(applied).not.toHaveBeenCalled()
    await userEvent.click(open.getByRole('button', { name: 'Apply' }))
    await expect(applied).toHaveBeenLastCalledWith({ status: 'registered', logins: { min: 10 } })
    await expect(canvas.getByText('Status: Registered')).toBeVisible()
    await expect(canvas.getByText('Logins: ≥ 10')).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters (2)' })).toHaveFocus())
  },
}

/** On a phone the button shows only the icon, centred. */
export const IconOnPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Filters' })
    const box = button.getBoundingClientRect()
    const icon = button.querySelector('svg')!.getBoundingClientRect()
    await expect(Math.abs(icon.left - box.left - (box.right - icon.right))).toBeLessThan(1)
    await expect(Math.abs(icon.top - box.top - (box.bottom - icon.bottom))).toBeLessThan(1)
  },
}

const set: FilterValues = {
  status: 'unregistered',
  created: { start: '2026-01-01', end: '2026-01-31' },
  logins: { min: 1, max: 20 },
}

/** Chips are removed one by one; Reset clears all. */
export const Applied: Story = {
  args: { values: set },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Created: 01.01.2026–31.01.2026')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Status' }))
    await expect(canvas.queryByText(/Unregistered/)).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Filters (2)' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (2)' }))
    await userEvent.click((await panel()).getByRole('button', { name: 'Reset' }))
    await expect(applied).toHaveBeenLastCalledWith({})
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible())
  },
}

const teams = [
  'Apprentices',
  'Assembly',
  'Board office',
  'Dispatch',
  'Finance',
  'Goods in',
  'Nights',
  'Quality',
  'Übersee',
]
const byTeam: FilterDefinition[] = [
  { kind: 'multiSelect', id: 'teams', label: 'Teams', options: teams.map((label) => ({ value: label, label })) },
]

/** Several options: a search does not change the options already ticked. */
export const SeveralOptions: Story = {
  args: { definitions: byTeam, values: { teams: ['Dispatch'] } },
  play: async ({ canvas }) => {
    applied.mockClear()
    await expect(canvas.getByText('Teams: Dispatch')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }))
    const open = await panel()
    const group = within(open.getByRole('group', { name: 'Teams' }))
    await expect(group.getAllByRole('checkbox')[0]).toBe(group.getByRole('checkbox', { name: 'Dispatch' }))
    await userEvent.type(open.getByRole('searchbox', { name: 'Search teams' }), 'ubersee{Enter}')
    await expect(group.getAllByRole('checkbox')).toHaveLength(1)
    await userEvent.click(group.getByText('Übersee'))
    await userEvent.type(open.getByRole('searchbox', { name: 'Search teams' }), 'x')
    await waitFor(() => expect(open.getByText('Nothing found.')).toBeVisible())
    await userEvent.clear(open.getByRole('searchbox', { name: 'Search teams' }))
    await userEvent.click(open.getByRole('button', { name: 'Apply' }))
    await expect(applied).toHaveBeenLastCalledWith({ teams: ['Dispatch', 'Übersee'] })
    await expect(canvas.getByText('Teams: Dispatch, Übersee')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Teams' }))
    await expect(applied).toHaveBeenLastCalledWith({ teams: undefined })
  },
}

/** At most the number that the filter allows; the others become available when one is unticked. */
export const AtMost: Story = {
  args: {
    definitions: byTeam.map((definition) => ({ ...definition, most: 2 })),
    values: { teams: ['Dispatch', 'Nights'] },
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (1)' }))
    const open = await panel()
    // The panel fades in.
    await waitFor(() => expect(open.getByText('At most 2 can be chosen.')).toBeVisible())
    await expect(open.getByRole('checkbox', { name: 'Finance' })).toBeDisabled()
    await userEvent.click(open.getByRole('checkbox', { name: 'Nights' }))
    await expect(open.getByRole('checkbox', { name: 'Finance' })).toBeEnabled()
  },
}

/** The panel, open. */
export const Open: Story = {
  args: { values: set },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }))
    await panel()
  },
}

/** A sheet under 500 px. */
export const Phone: Story = {
  args: { values: set },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Filters (3)' }))
    const open = await panel()
    await expect(open.getByRole('button', { name: 'Apply' })).toBeInTheDocument()
  },
}
