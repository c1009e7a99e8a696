import { teamCountQuery, teamsQuery, type Team } from '@ssp/api'
import { collection, fakeClient, fakeId, fakeServer, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent, waitFor, type screen } from 'storybook/test'
import { SspStoryProvider, type FakeServer } from '../testing'
import { RecordChoice } from './record-choice'

const path = '/ssp/production/teams/{clientId}'

const teamOf = (index: number): Team => ({
  id: fakeId(index + 1),
  label: `Team ${index + 1}`,
  client_id: fakeClient().id,
  employees: [],
})

function teamServer(count: number) {
  const teams = collection({
    rows: Array.from({ length: count }, (_, index) => teamOf(index)),
    search: ({ label }) => [label],
  })
  return fakeServer()
    .on('get', path, ({ query }) => teams.page(query))
    .on('get', `${path}#count`, ({ query }) => [{ total: teams.total(query) }])
}

const COLUMNS = [
  { header: 'Team', cell: ({ label }: Team) => label },
  { header: 'Members', cell: ({ employees }: Team) => String(employees.length) },
] as const

const messages = {
  label: 'Team',
  search: 'Search teams',
  empty: 'There is no such team.',
  failed: 'The teams could not be loaded.',
  total: (count: number) => `${count} teams`,
  change: 'Change',
}

function Choice() {
  const [value, setValue] = useState('')
  return (
    <RecordChoice
      messages={messages}
      page={teamsQuery}
      count={teamCountQuery}
      row={({ id, label }) => ({
        id,
        name: label,
        meta: 'everyone.of.the.night.shift@acme.example',
        ...(label === 'Team 3' && { unavailable: 'Closed' }),
      })}
      columns={COLUMNS}
      value={value}
      onValueChange={setValue}
    />
  )
}

const meta = {
  title: 'Page kit/Record choice',
  args: { server: teamServer(12) },
  render: ({ server }) => (
    <SspStoryProvider server={server}>
      <Choice />
    </SspStoryProvider>
  ),
} satisfies Meta<{ server: FakeServer }>

export default meta
type Story = StoryObj<typeof meta>

const open = async (canvas: Pick<typeof screen, 'findByRole'>) =>
  userEvent.click(await canvas.findByRole('combobox', { name: /Team/ }))

/** Found by typing or on another page, and changed again; an unavailable record says why. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('combobox', { name: /Team/ })
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await userEvent.click(field)
    await expect(await canvas.findByText('12 teams')).toBeVisible()
    await expect(canvas.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['Team', 'Members'])
    const closed = canvas.getByRole('row', { name: /Team 3.*Closed/ })
    await userEvent.click(closed)
    await expect(closed).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }))
    await expect(field).toHaveFocus()
    await userEvent.click(await canvas.findByRole('row', { name: /Team 12/ }))
    await expect(canvas.getByRole('group', { name: 'Team' })).toHaveTextContent('Team 12')
    await expect(canvas.getByRole('button', { name: 'Change' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('combobox', { name: /Team/ })).toHaveFocus()
    await userEvent.keyboard('Team 2')
    await waitFor(() => expect(canvas.getByText('2 teams')).toBeVisible())
    await userEvent.click(await canvas.findByRole('row', { name: /^Team 2/ }))
    await expect(canvas.getByRole('group', { name: 'Team' })).toHaveTextContent('Team 2')
  },
}

/** The arrow keys skip unavailable records and do not choose; Enter chooses. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    await open(canvas)
    await canvas.findByRole('row', { name: /Team 2/ })
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('row', { name: /Team 4/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.queryByRole('group', { name: 'Team' })).toBeNull()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('group', { name: 'Team' })).toHaveTextContent('Team 4')
  },
}

/** Escape closes the table, even from its pages, and returns the focus to the field. Leaving the field closes it too. */
export const Closing: Story = {
  render: ({ server }) => (
    <SspStoryProvider server={server}>
      <Choice />
      <button type="button">After</button>
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await open(canvas)
    const last = await canvas.findByRole('button', { name: 'Page 3' })
    last.focus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('grid')).toBeNull()
    await expect(canvas.getByRole('combobox', { name: /Team/ })).toHaveFocus()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await canvas.findByRole('grid')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'After' }))
    await expect(canvas.queryByRole('grid')).toBeNull()
  },
}

/** In a narrow panel, which breaks long words, the label of the button stays in one line. */
export const NarrowPanel: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [
    (Story) => (
      <div style={{ overflowWrap: 'anywhere', inlineSize: 260 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await open(canvas)
    await userEvent.click(await canvas.findByRole('row', { name: /Team 2/ }))
    const text = document.createRange()
    text.selectNodeContents(canvas.getByText('Change'))
    await expect(text.getClientRects()).toHaveLength(1)
  },
}

export const NoMatch: Story = {
  args: { server: teamServer(0) },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(await canvas.findByText('There is no such team.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: teamServer(0).on('get', path, problem(403, 'forbidden', 'You may not see the teams.')) },
  play: async ({ canvas }) => {
    await open(canvas)
    await expect(await canvas.findByText('You may not see the teams.')).toBeVisible()
  },
}
