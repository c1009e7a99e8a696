import { ApiError } from '@ssp/api'
import { Button, PasswordField, TextField } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test'
import * as z from 'zod/mini'
import { SspStoryProvider } from '../testing'
import { RecordForm } from './record-form'
import { useRecordForm } from './use-record-form'

const schema = z.object({ name: z.string().check(z.trim(), z.minLength(1, 'required')), leader: z.string() })
const north = { name: 'North', leader: 'Ann' }

interface Args {
  send: (values: typeof north, ifMatch: string | undefined) => Promise<void>
}

/** A record that somebody else can change: the button reads it again with another name and version. */
function Team({ send }: Args) {
  const [{ team, version }, setTeam] = useState({ team: north, version: '"1"' })
  const read = (next: typeof north, etag: string) => setTeam({ team: next, version: etag })
  const form = useRecordForm({
    name: 'story.team.1',
    schema,
    values: team,
    version,
    send: (values, { ifMatch }) => send(values, ifMatch).then(() => read(values, '"3"')),
  })
  return (
    <>
      <RecordForm form={form} labels={{ name: 'Name', leader: 'Leader' }}>
        <TextField required label="Name" {...form.field('name')} />
        <TextField label="Leader" {...form.field('leader')} />
      </RecordForm>
      <Button onClick={() => read({ ...team, name: 'Northern' }, '"2"')}>Change elsewhere</Button>
    </>
  )
}

const meta = {
  title: 'Kit/Record form',
  render: (args) => (
    <SspStoryProvider>
      <Team {...args} />
    </SspStoryProvider>
  ),
  args: { send: fn<Args['send']>(async () => undefined) },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

type Canvas = ReturnType<typeof within>
const type = async (canvas: Canvas, label: string, text: string) => {
  const field = canvas.getByRole('textbox', { name: new RegExp(`^${label}`) })
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

/** Save and Discard are there once something differs; a save names the version that it was drawn from. */
export const Default: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await type(canvas, 'Leader', 'Bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }))
    await expect(canvas.getByRole('textbox', { name: 'Leader' })).toHaveValue('Ann')
    await type(canvas, 'Leader', 'Bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ name: 'North', leader: 'Bob' }, '"1"'))
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull())
    await type(canvas, 'Leader', 'Cat')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ name: 'North', leader: 'Cat' }, '"3"'))
  },
}

/** A field that was not typed in follows the record; the save is drawn from the new version. */
export const Followed: Story = {
  play: async ({ canvas, args }) => {
    await type(canvas, 'Leader', 'Bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Northern'))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenCalledWith({ name: 'Northern', leader: 'Bob' }, '"2"'))
  },
}

const rejectOnce = () => {
  let calls = 0
  return fn<Args['send']>(async () => {
    calls += 1
    if (calls === 1) throw new ApiError({ status: 412, code: 'stale', message: 'It has changed.' })
  })
}

/** Both changed one field: what was typed stays, the conflict is named, and the first save still names the old version. */
export const Conflict: Story = {
  args: { send: rejectOnce() },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Name', 'Nordic')
    await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }))
    await expect(await canvas.findByText(/Name: North is now Northern/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nordic')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ name: 'Nordic', leader: 'Ann' }, '"1"'))
  },
}

const account = { name: 'Ann', password: '' }

function Account() {
  const form = useRecordForm({
    name: 'story.account.1',
    schema: z.object({ name: z.string(), password: z.string() }),
    values: account,
    secrets: ['password'],
    send: () => Promise.resolve(),
  })
  return (
    <RecordForm form={form}>
      <TextField label="Name" {...form.field('name')} />
      <PasswordField label="Password" {...form.field('password')} />
    </RecordForm>
  )
}

/** A secret is cleared by the save. */
export const Secret: Story = {
  render: () => (
    <SspStoryProvider>
      <Account />
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'Sunny-day-7')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveValue(''))
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
  },
}
