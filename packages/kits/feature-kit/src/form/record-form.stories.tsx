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

/** A record that another user can change: the button reads it again with another name and version. */
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
  title: 'Page kit/Record form',
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

/** Save and Discard appear after a change; a save sends the version that the form is based on. */
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

/** A field that the user did not edit follows the record; the save is based on the new version. */
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

/** The record was removed elsewhere: the note says so, and the input can still be copied. */
export const RemovedElsewhere: Story = {
  args: {
    send: fn<Args['send']>(async () => {
      throw new ApiError({ status: 404, code: 'not_found', message: 'Sorry, we could not find it.' })
    }),
  },
  play: async ({ canvas }) => {
    await type(canvas, 'Leader', 'Bob')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const note = await canvas.findByText(/^Sorry, we could not find it\. It may have been removed in the meantime/)
    await expect(note).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Leader' })).toHaveValue('Bob')
  },
}

/** Both users changed one field: the input stays, the conflict is named, and the first save still sends the old version. */
export const Conflict: Story = {
  args: { send: rejectOnce() },
  play: async ({ canvas, args }) => {
    await type(canvas, 'Name', 'Nordic')
    await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }))
    await expect(await canvas.findByText(/Name: North is now Northern/)).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nordic')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(args.send).toHaveBeenLastCalledWith({ name: 'Nordic', leader: 'Ann' }, '"1"'))
    await userEvent.click(canvas.getByRole('button', { name: 'Take theirs: Name' }))
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Northern')
    await userEvent.click(canvas.getByRole('button', { name: 'Keep mine: Name' }))
    await expect(canvas.getByRole('textbox', { name: /^Name/ })).toHaveValue('Nordic')
  },
}

interface Question {
  id: number
  label: string
}
const survey = (...labels: (string | undefined)[]) => ({
  questions: labels.flatMap((label, id) => (label === undefined ? [] : { id, label })),
})
const begun = survey('How do you travel?', 'Where do you park?', 'Which site?')
const changedElsewhere = survey('How do you travel?', 'Where do you park at night?', undefined, 'When do you start?')

/** A list of questions that two users change; the buttons simulate their changes. */
function Questions({
  send,
  mine,
  theirs,
  first = begun,
}: { send: (labels: string[], ifMatch: string | undefined) => Promise<void> } & Lists) {
  const [{ read, version }, setRead] = useState({ read: first, version: '"1"' })
  const form = useRecordForm({
    name: 'story.questions.1',
    schema: z.object({ questions: z.array(z.object({ id: z.number(), label: z.string() })) }),
    values: read,
    version,
    send: ({ questions }, { ifMatch }) =>
      send(
        questions.map(({ label }) => label),
        ifMatch,
      ),
  })
  return (
    <>
      <RecordForm form={form} labels={{ questions: 'Questions' }}>
        <ol style={{ overflowWrap: 'anywhere' }}>
          {form.values.questions.map(({ id, label }) => (
            <li key={id}>{label}</li>
          ))}
        </ol>
      </RecordForm>
      <Button onClick={() => form.change(mine)}>Change here</Button>
      <Button onClick={() => setRead({ read: theirs, version: '"2"' })}>Change elsewhere</Button>
    </>
  )
}

interface Lists {
  first?: { questions: Question[] }
  mine: { questions: Question[] }
  theirs: { questions: Question[] }
}

const sendQuestions = fn<(labels: string[], ifMatch: string | undefined) => Promise<void>>()
const drawLists = (lists: Lists) => (
  <SspStoryProvider>
    <Questions send={sendQuestions} {...lists} />
  </SspStoryProvider>
)
const bothChange = async (canvas: Canvas) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Change here' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Change elsewhere' }))
}

/**
 * Two users change one list: changes of one side only are merged, the changes of both sides are listed, and of the entries
 * that both changed either version can be chosen, by keyboard too. The save after that has the questions of both.
 */
export const MergedList: Story = {
  beforeEach: () => {
    sendQuestions
      .mockReset()
      .mockRejectedValueOnce(new ApiError({ status: 412, code: 'stale', message: 'It has changed.' }))
  },
  render: () =>
    drawLists({
      mine: {
        questions: [
          ...begun.questions.with(1, { id: 1, label: 'Where do you leave the car?' }),
          { id: 7, label: 'Who drives?' },
        ],
      },
      theirs: changedElsewhere,
    }),
  play: async ({ canvas }) => {
    await bothChange(canvas)
    const [mine = '', theirs = ''] = (await canvas.findAllByText(/^(You|Somebody else)$/)).map(
      (heading) => heading.parentElement?.textContent ?? '',
    )
    await expect(mine).toBe('YouAdded: Who drives?')
    await expect(theirs).toBe('Somebody elseRemoved: Which site?Added: When do you start?')
    const take = canvas.getByRole('button', { name: 'Take theirs: Where do you leave the car?' })
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sendQuestions).toHaveBeenLastCalledWith(expect.anything(), '"1"'))
    take.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Keep mine: Where do you leave the car?' })).toHaveFocus()
    await expect(canvas.getByText('Where do you park at night?', { selector: 'li' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByText('Where do you leave the car?', { selector: 'li' })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await waitFor(() =>
      expect(sendQuestions).toHaveBeenLastCalledWith(
        ['How do you travel?', 'Where do you park at night?', 'Who drives?', 'When do you start?'],
        '"2"',
      ),
    )
  },
}

/** The same on a phone, in one column. */
export const MergedListOnPhone: Story = { ...MergedList, globals: { viewport: { value: 'mobile1' } } }

/** Of many changes the first eight are listed, and long ones wrap; the order is that of the user who moved entries. */
export const ManyChanges: Story = {
  render: () =>
    drawLists({
      mine: { questions: begun.questions.toReversed() },
      theirs: {
        questions: [
          ...begun.questions,
          ...survey(
            ...Array.from({ length: 20 }, (_, index) => `${index} ${'Donaudampfschifffahrt'.repeat(9)}`),
          ).questions.map(({ id, label }) => ({ id: id + 10, label })),
        ],
      },
    }),
  play: async ({ canvas }) => {
    await bothChange(canvas)
    await expect(await canvas.findByText('and 12 more')).toBeVisible()
    await expect(canvas.getByText('Changed the order')).toBeVisible()
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Which site?')
  },
}

/** Input from before the session ended is merged with a record that another user has changed since. */
export const RestoredOverNewer: Story = {
  render: () => (
    <SspStoryProvider
      drafts={{
        'story.questions.1': {
          questions: [...begun.questions, { id: 7, label: 'Who drives?' }],
          $before: begun,
        },
      }}
    >
      <Questions send={sendQuestions} first={changedElsewhere} mine={begun} theirs={begun} />
    </SspStoryProvider>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Added: Who drives?')).toBeVisible()
    await expect(canvas.getByText('Removed: Which site?')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    const both = ['How do you travel?', 'Where do you park at night?', 'Who drives?', 'When do you start?']
    await waitFor(() => expect(sendQuestions).toHaveBeenLastCalledWith(both, '"1"'))
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

/** A save clears a secret. */
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
