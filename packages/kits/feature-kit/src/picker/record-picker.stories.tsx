import { employeesQuery } from '@ssp/api'
import { collection, fakeEmployee, fakeId, fakeServer, problem } from '@ssp/api/testing'
import type { ComboBoxOption } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import * as z from 'zod/mini'
import { RecordForm } from '../form/record-form'
import { useRecordForm } from '../form/use-record-form'
import { fullName } from '../format/people'
import { SspStoryProvider, type FakeServer } from '../testing'
import { RecordPicker } from './record-picker'

const path = '/ssp/production/employees/{clientId}'
const names = ['Amelia', 'Bruno', 'Chidi', 'Dalia', 'Eilidh', 'Farid', 'Grace', 'Hana', 'Ines', 'Jonas']

const employeeServer = () => {
  const people = collection({
    rows: Array.from({ length: 60 }, (_, index) =>
      fakeEmployee({
        id: fakeId(index),
        forename: names[index % names.length] ?? null,
        surname: `Number ${index + 1}`,
        identifier: `AC-${1000 + index}`,
      }),
    ),
    search: ({ forename, surname, identifier }) => [forename, surname, identifier],
  })
  return fakeServer().on('get', path, ({ query }) => ({
    success: true as const,
    employees: people.page(query),
    count: people.total(query),
  }))
}

const schema = z.object({ leaderId: z.string().check(z.minLength(1, 'required')) })

interface Args {
  server: FakeServer
  /** The initial record of the form. */
  initial: ComboBoxOption | undefined
  send: (values: { leaderId: string }) => Promise<void>
}

function LeaderForm({ initial, send }: Pick<Args, 'initial' | 'send'>) {
  const form = useRecordForm({ name: 'story.leader', schema, values: valuesOf(initial), send })
  return (
    <RecordForm form={form}>
      <RecordPicker
        {...form.field('leaderId')}
        label="Team leader"
        page={employeesQuery}
        option={(employee) => ({
          value: employee.id,
          label: fullName(employee),
          description: employee.identifier ?? '',
        })}
        initial={initial}
      />
    </RecordForm>
  )
}

const none = { leaderId: '' }
const known = { value: fakeId(57), label: 'Hana Number 58' }
const begun = { leaderId: known.value }
const valuesOf = (initial: ComboBoxOption | undefined) => (initial ? begun : none)

const meta = {
  title: 'Page kit/Record picker',
  render: ({ server, ...args }) => (
    <SspStoryProvider server={server}>
      <LeaderForm {...args} />
    </SspStoryProvider>
  ),
  args: { server: employeeServer(), initial: undefined, send: fn(async () => {}) },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const field = () => screen.findByRole('combobox', { name: /^Team leader/ })

/** The server searches while the user types, once per pause. */
export const Choose: Story = {
  args: { server: employeeServer() },
  play: async ({ canvas, args }) => {
    await userEvent.type(await field(), 'number 42')
    await userEvent.click(await screen.findByRole('option', { name: /Bruno Number 42/ }))
    await expect(await field()).toHaveValue('Bruno Number 42')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ leaderId: fakeId(41) }, expect.anything()))
    const searches = args.server.calls.map(({ path: address }) =>
      new URLSearchParams(address.split('?')[1]).get('search'),
    )
    await expect(searches.filter((search) => search !== null)).toEqual(['number 42'])
  },
}

/** The chosen record shows its name even if no page that was read contains it. */
export const BeginsWithOne: Story = {
  args: { server: employeeServer(), initial: known },
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveValue('Hana Number 58'))
  },
}

export const Failed: Story = {
  args: { server: fakeServer().on('get', path, problem(403, 'forbidden', 'You may not see employees.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The choices could not be loaded. You may not see employees.')).toBeVisible()
  },
}
