import { teamCountQuery, teamsQuery, type Team } from '@ssp/api'
import { collection, fakeClient, fakeId, fakeServer, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { useSelection } from '../list/use-selection'
import { SspStoryProvider, type FakeServer } from '../testing'
import { RecordChecklist } from './record-checklist'

const path = '/ssp/production/teams/{clientId}'

function teamServer(count: number) {
  const rows = Array.from({ length: count }, (_, index): Team => ({
    id: fakeId(index + 1),
    label: `Team ${index + 1}`,
    client_id: fakeClient().id,
    employees: [],
  }))
  const teams = collection({ rows, search: ({ label }) => [label] })
  return fakeServer()
    .on('get', path, ({ query }) => teams.page(query))
    .on('get', `${path}#count`, ({ query }) => [{ total: teams.total(query) }])
}

const messages = {
  title: 'Teams',
  search: 'Search teams',
  empty: 'There is no such team.',
  failed: 'The teams could not be loaded.',
  total: (count: number) => `${count} teams`,
  add: 'Add',
  chosen: 'Chosen teams',
}

function Checklist() {
  const selection = useSelection<Team>(({ id }) => id, 'teams')
  return (
    <RecordChecklist
      messages={messages}
      page={teamsQuery}
      count={teamCountQuery}
      size={3}
      selection={selection}
      row={({ id, label }) => ({ id, name: label })}
      columns={[{ header: 'Team', cell: ({ label }) => label }]}
    />
  )
}

const meta = {
  title: 'Page kit/Record checklist',
  args: { server: teamServer(8) },
  render: ({ server }) => (
    <SspStoryProvider server={server}>
      <Checklist />
    </SspStoryProvider>
  ),
} satisfies Meta<{ server: FakeServer }>

export default meta
type Story = StoryObj<typeof meta>

/** Ticks survive page changes and are listed below. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Team 2/ }))
    await expect(await canvas.findByText('Chosen teams')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Team 4/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
    await expect(await canvas.findByRole('checkbox', { name: /Team 2/ })).toBeChecked()
  },
}

export const NoMatch: Story = {
  args: { server: teamServer(0) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such team.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: teamServer(0).on('get', path, problem(403, 'forbidden', 'You may not see the teams.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You may not see the teams.')).toBeVisible()
  },
}
