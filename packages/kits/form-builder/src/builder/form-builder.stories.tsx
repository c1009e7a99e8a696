import { SspStoryProvider, typeDate } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { everyField, field, manyFields } from '../testing'
import type { FormField } from '../model'
import type { UploadImage } from './builder-context'
import { FormBuilder, type FormBuilderProps } from './form-builder'

const upload: UploadImage = async (file) => `http://ssp.test/files/${file.name}`

/** Keeps the fields, as a page would. */
function Page({ fields, onChange, ...rest }: FormBuilderProps) {
  const [current, setCurrent] = useState(fields)
  const change = (next: FormField[]) => {
    setCurrent(next)
    onChange(next)
  }
  return <FormBuilder {...rest} fields={current} onChange={change} />
}

const meta = {
  title: 'Form builder/Builder',
  component: FormBuilder,
  render: (args) => (
    <SspStoryProvider>
      <Page {...args} />
    </SspStoryProvider>
  ),
  args: { fields: everyField, onChange: fn(), upload },
} satisfies Meta<typeof FormBuilder>

export default meta
type Story = StoryObj<typeof meta>

const button = (name: string | RegExp) => screen.findByRole('button', { name })
const press = async (name: string | RegExp) => userEvent.click(await button(name))
const items = () => [...document.querySelectorAll<HTMLElement>('[data-field]')]
const order = () => items().map((item) => item.getAttribute('aria-label'))
const latest = (args: { onChange: unknown }) =>
  (args.onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as FormField[]
const announced = (text: string) =>
  waitFor(() => expect(document.querySelector('[data-announcer]')).toHaveTextContent(text))
// Typed text is persisted after a pause.
const persisted = (text: string) =>
  waitFor(() => {
    const [, draft] = Object.entries(sessionStorage).find(([key]) => key.endsWith('form-builder:story')) ?? []
    return expect(draft).toContain(text)
  })

const three = [
  field(1, 'text', { name: 'First', label: 'First question' }),
  field(2, 'radio', { name: 'Second', label: 'Second question', options: ['Yes', 'No'] }),
  field(3, 'text', {
    name: 'Third',
    label: 'Third question',
    showIf: { fieldId: 2, operator: 'equals', value: 'Yes' },
  }),
]

/** A field of every type; a condition is described in words. */
export const EveryType: Story = {
  play: async ({ canvas }) => {
    await expect(items()).toHaveLength(everyField.length)
    await expect(canvas.getByText('Shown only if “How do you travel?” is “Train”')).toBeVisible()
  },
}

/** Fields with the same name: the names of their controls include the position. */
export const EqualNames: Story = {
  args: { fields: [field(1, 'text', { name: 'Textfield' }), field(2, 'text', { name: 'Textfield' })] },
  play: async ({ args }) => {
    await press('Remove Textfield 2')
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(latest(args).map(({ id }) => id)).toEqual([1]))
    await expect(await button('Remove Textfield')).toBeVisible()
  },
}

/** All controls of the palette; a click adds a field, opens it and reports it. */
export const Empty: Story = {
  args: { fields: [] },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('No fields yet')).toBeVisible()
    const palette = within(canvas.getByRole('complementary', { name: 'Fields' }))
    await expect(palette.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Textfield',
      'Numeric',
      'Email',
      'Checkbox',
      'Radio Button',
      'Dropdown Selection',
      'Range Slider',
      'Date',
      'Header',
      'Text',
      'Page Break',
      'Image',
      'Banner',
    ])
    await userEvent.click(palette.getByRole('button', { name: 'Range Slider' }))
    await announced('Range Slider added at place 1 of 1.')
    await expect(await screen.findByRole('textbox', { name: 'Question' })).toHaveFocus()
    await expect(latest(args)).toMatchObject([{ type: 'range', slider: { min: 0, max: 100, step: 1 } }])
    const maximum = screen.getByRole('spinbutton', { name: 'Maximum' })
    await userEvent.clear(maximum)
    await expect(await button('Save')).toHaveAccessibleDescription('Correct the marked entries first.')
    await expect(screen.getByText(/The minimum must be below the maximum/)).toBeVisible()
  },
}

/** Save keeps the working copy, Discard Changes restores the saved field; until then typed text counts as saved. */
export const Editing: Story = {
  args: { fields: three },
  play: async ({ args }) => {
    await press('Edit First')
    const question = await screen.findByRole('textbox', { name: 'Question' })
    await userEvent.type(question, '?')
    await expect(latest(args)[0]).toMatchObject({ label: 'First question?' })
    await press('Discard Changes')
    await expect(latest(args)[0]).toMatchObject({ label: 'First question' })
    await expect(await button('Edit First')).toHaveFocus()
    await press('Edit First')
    const again = await screen.findByRole('textbox', { name: 'Question' })
    await userEvent.clear(again)
    await userEvent.paste('x'.repeat(401))
    await expect(again).toHaveValue('')
    await expect(again).toHaveAccessibleDescription('401 left out: at most 400')
    await userEvent.paste('x'.repeat(400))
    await expect(again).toHaveValue('x'.repeat(400))
    await expect(again).not.toHaveAccessibleDescription()
    await expect(screen.getByText('400 of 400')).toBeVisible()
    await press('Save')
    await expect(latest(args)[0]).toMatchObject({ label: 'x'.repeat(400) })
    await press('Undo')
    await expect(latest(args)[0]).toMatchObject({ label: 'First question' })
    await press('Redo')
    await expect(latest(args)[0]).toMatchObject({ label: 'x'.repeat(400) })
  },
}

/** A help text is below the question. */
export const HelpText: Story = {
  args: { fields: three },
  play: async ({ args }) => {
    await press('Edit First')
    await userEvent.type(await screen.findByRole('textbox', { name: 'Help text' }), 'As on your badge.')
    await press('Save')
    await expect(latest(args)[0]).toMatchObject({ description: 'As on your badge.' })
    await expect(await screen.findByText('As on your badge.')).toBeVisible()
  },
}

/** Lines pasted into the options add one for each. */
export const PastedOptions: Story = {
  args: { fields: [field(1, 'select', { name: 'Office', label: 'Office', options: [] })] },
  play: async ({ args }) => {
    await press('Edit Office')
    await userEvent.click(await screen.findByRole('textbox', { name: 'New option' }))
    await userEvent.paste('Lisbon\n\nOslo\nLisbon')
    await userEvent.keyboard('   {Enter}Łódź{Enter}')
    await expect(latest(args)[0]?.options).toEqual([
      { code: 'lisbon', label: 'Lisbon' },
      { code: 'oslo', label: 'Oslo' },
      { code: 'łodz', label: 'Łódź' },
    ])
  },
}

/** Skipped lines of pasted options are reported: those beyond the limit, and existing options. */
export const OptionsLeftOut: Story = {
  args: { fields: [field(1, 'radio', { name: 'Office', label: 'Office', options: ['Lisbon'] })] },
  play: async ({ args }) => {
    await press('Edit Office')
    const added = await screen.findByRole('textbox', { name: 'New option' })
    await userEvent.type(added, 'Lisbon{Enter}')
    await expect(added).toHaveAccessibleDescription(/1 left out: in the list already/)
    await expect(added).toHaveValue('Lisbon')
    await userEvent.clear(added)
    await expect(added).not.toHaveAccessibleDescription(/left out/)
    await userEvent.paste(`Lisbon\n${Array.from({ length: 236 }, (_, index) => `Office ${index}`).join('\n')}`)
    await expect(added).toHaveAccessibleDescription(/37 left out: at most 200 ?1 left out: in the list already/)
    await expect(latest(args)[0]?.options).toHaveLength(200)
  },
}

/** An option with a blank or duplicate text is an error at its field, with which the question cannot be saved. */
export const OptionsInvalid: Story = {
  args: { fields: [field(1, 'select', { name: 'Office', label: 'Office', options: [] })] },
  play: async ({ args }) => {
    await press('Edit Office')
    await userEvent.click(await screen.findByRole('textbox', { name: 'New option' }))
    await userEvent.paste('Lisbon\nOslo')
    const first = await screen.findByRole('textbox', { name: 'Option 1' })
    await userEvent.clear(first)
    await userEvent.tab()
    await expect(first).toHaveValue('')
    await expect(first).toHaveAccessibleDescription('Enter a text, or remove this option.')
    await expect(await button('Save')).toHaveAccessibleDescription('Correct the marked entries first.')
    await userEvent.type(first, 'Oslo')
    await expect(first).toHaveAccessibleDescription('Another option has this text.')
    await expect(await button('Save')).toHaveAccessibleDescription('Correct the marked entries first.')
    await userEvent.type(first, ' North')
    await press('Save')
    await expect(latest(args)[0]?.options).toEqual([
      { code: 'lisbon', label: 'Oslo North' },
      { code: 'oslo', label: 'Oslo' },
    ])
  },
}

/** Removing a question that others depend on says so. */
export const Removing: Story = {
  args: { fields: three },
  play: async ({ args }) => {
    await press('Remove Second')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove Second?' }))
    await expect(dialog.getByText(/Third question/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await announced('Second removed.')
    await expect(latest(args).map(({ id }) => id)).toEqual([1, 3])
    await expect(latest(args)[1]).not.toHaveProperty('showIf')
  },
}

/** Removing a question or option that was answered says how often. */
export const RemovingAnswered: Story = {
  args: { fields: three, countAnswers: (id, option) => (id === 2 ? ({ Yes: 7, No: 0 }[option ?? 'Yes'] ?? 0) : 0) },
  play: async () => {
    await press('Edit Second')
    await press('Remove option Yes')
    const option = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove Yes?' }))
    await expect(option.getByText(/^7 people have chosen it/)).toBeVisible()
    await userEvent.click(option.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press('Remove option No')
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove option No' })).toBeNull())
    await press('Remove Second')
    const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure you want to remove Second?' }))
    await expect(question.getByText(/^7 people have answered it/)).toBeVisible()
  },
}

/** Renaming an option that was chosen asks for confirmation once, before the first change. */
export const RenamingAnswered: Story = {
  args: { fields: three, countAnswers: (id, option) => (id === 2 && option === 'Yes' ? 7 : 0) },
  play: async ({ args }) => {
    await press('Edit Second')
    const option = screen.getByRole('textbox', { name: 'Option 1' })
    await userEvent.type(option, '!')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Rename Yes?' }))
    await expect(dialog.getByText(/^7 people have chosen it/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(option).toHaveValue('Yes')
    await userEvent.type(option, '!')
    await press('Rename')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await userEvent.type(option, '!')
    await waitFor(() => expect(latest(args)[1]?.options).toEqual(['Yes!!', 'No']))
    await userEvent.type(screen.getByRole('textbox', { name: 'Option 2' }), '!')
    await waitFor(() => expect(latest(args)[1]?.options).toEqual(['Yes!!', 'No!']))
  },
}

/**
 * A dropdown keeps options and conditions of the radio buttons it was changed from; undo restores both at once, and the
 * focus stays.
 */
export const ChangingType: Story = {
  args: { fields: three },
  play: async ({ args }) => {
    await press('Edit Second')
    const type = await screen.findByRole('combobox', { name: 'Type' })
    await userEvent.selectOptions(type, 'Dropdown Selection')
    await announced('Second changed to Dropdown Selection.')
    await expect(latest(args)[1]).toMatchObject({ type: 'select', options: [{ code: 'yes' }, { code: 'no' }] })
    await expect(latest(args)[2]?.showIf).toEqual({ fieldId: 2, operator: 'equals', value: 'yes' })
    await expect(screen.getByRole('textbox', { name: 'Option 1' })).toHaveValue('Yes')
    screen.getByRole('combobox', { name: 'Type' }).focus()
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(latest(args)).toEqual(three))
    await waitFor(async () => expect(await button('Edit Second')).toHaveFocus())
  },
}

/**
 * Parts that the new type does not have, and the number of answers, are named before the change; Cancel changes nothing.
 */
export const ChangingTypeLoses: Story = {
  args: { fields: three, countAnswers: (id) => (id === 2 ? 7 : 0) },
  play: async ({ args }) => {
    await press('Edit Second')
    const type = await screen.findByRole('combobox', { name: 'Type' })
    await userEvent.selectOptions(type, 'Numeric')
    const title = 'Change the type of Second to Numeric?'
    const dialog = within(await screen.findByRole('alertdialog', { name: title }))
    await expect(dialog.getByText(/^It loses its options\..*Third question.*7 people have answered it/)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(type).toHaveValue('radio')
    await userEvent.selectOptions(type, 'Numeric')
    await press('Change type')
    await announced('Second changed to Numeric.')
    await expect(latest(args)[1]).toMatchObject({ type: 'number', label: 'Second question' })
    await expect(latest(args)[2]).not.toHaveProperty('showIf')
  },
}

/** Moving a question behind one that depends on it asks for confirmation. */
export const MovingBehindDependent: Story = {
  args: { fields: three },
  play: async ({ args }) => {
    await press('Move Second down')
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Move Second and remove conditions?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(order()).toEqual(['First', 'Second', 'Third'])
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await press('Move Second up')
    await announced('Second moved to place 1 of 3.')
    await expect(latest(args).map(({ id }) => id)).toEqual([2, 1, 3])
  },
}

/** A condition offers the options of its question. */
export const Condition: Story = {
  args: { fields: [...three.slice(0, 2), field(3, 'text', { name: 'Third' })] },
  play: async ({ args }) => {
    await press('Edit Third')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show only if an earlier answer matches' }))
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Value' }), 'No')
    await press('Save')
    await expect(latest(args)[2]?.showIf).toEqual({ fieldId: 2, operator: 'equals', value: 'No' })
  },
}

/** A condition on a date, or date and time, has a date to compare with. */
export const ConditionOnDates: Story = {
  args: {
    fields: [
      field(1, 'date', { name: 'Day', label: 'Day' }),
      field(2, 'datetime', { name: 'Moment', label: 'Moment' }),
      field(3, 'text', { name: 'Third' }),
    ],
  },
  play: async ({ args }) => {
    await press('Edit Third')
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Show only if an earlier answer matches' }))
    const choose = async (name: string, option: string) =>
      userEvent.selectOptions(await screen.findByRole('combobox', { name }), option)
    await choose('Question', 'Moment')
    await choose('Answer', 'is more than')
    await typeDate(userEvent, await screen.findByRole('group', { name: 'Value' }), '2026-03-12T09:30')
    await press('Save')
    await expect(latest(args)[2]?.showIf).toEqual({ fieldId: 2, operator: 'greaterThan', value: '2026-03-12T09:30' })
    await expect(await screen.findByText('Shown only if “Moment” is more than “12.03.2026 09:30”')).toBeVisible()
    await press('Edit Third')
    await choose('Question', 'Day')
    await choose('Answer', 'is less than')
    await typeDate(userEvent, await screen.findByRole('group', { name: 'Value' }), '2026-03-12')
    await press('Save')
    await expect(latest(args)[2]?.showIf).toEqual({ fieldId: 1, operator: 'lessThan', value: '2026-03-12' })
  },
}

/** A pointer that is released at the moment it arrives drops at its position. */
export const DroppedAtOnce: Story = {
  args: { fields: three.slice(0, 2) },
  play: async ({ args }) => {
    const control = await button('Date')
    const from = control.getBoundingClientRect()
    const to = items()[0]?.getBoundingClientRect() ?? from
    const at = (type: string, clientX: number, clientY: number) =>
      new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX, clientY })
    control.dispatchEvent(at('pointerdown', from.left + 5, from.top + 5))
    document.dispatchEvent(at('pointermove', from.left + 20, from.top + 20))
    await announced('Date picked up. Place 3 of 3.')
    document.dispatchEvent(at('pointermove', to.left + 20, to.top + 2))
    document.dispatchEvent(at('pointerup', to.left + 20, to.top + 2))
    await announced('Date added at place 1 of 3.')
    await expect(latest(args)[0]?.type).toBe('date')
  },
}

/** Anywhere below the last field is the end of the form. */
export const DroppedBelowTheLast: Story = {
  args: { fields: three.slice(0, 2) },
  play: async ({ args }) => {
    const control = await button('Date')
    const from = control.getBoundingClientRect()
    const last = items()[1]?.getBoundingClientRect() ?? from
    const at = (type: string, clientX: number, clientY: number) =>
      new PointerEvent(type, { bubbles: true, isPrimary: true, button: 0, clientX, clientY })
    for (const [place, below] of [60, 400].entries()) {
      control.dispatchEvent(at('pointerdown', from.left + 5, from.top + 5))
      document.dispatchEvent(at('pointermove', from.left + 20, from.top + 20))
      await announced(`Date picked up. Place ${3 + place} of ${3 + place}.`)
      const bottom = items().at(-1)?.getBoundingClientRect().bottom ?? 0
      document.dispatchEvent(at('pointermove', last.left + 20, bottom + below))
      document.dispatchEvent(at('pointerup', last.left + 20, bottom + below))
      await announced(`Date added at place ${3 + place} of ${3 + place}.`)
    }
    await expect(latest(args)).toHaveLength(4)
  },
}

/** By keyboard each arrow key moves by one position, and the field is dropped at the announced position. */
export const KeyboardPlaces: Story = {
  args: { fields: three },
  play: async () => {
    const carry = async (name: string) => {
      ;(await button(`Move ${name}`)).focus()
      await userEvent.keyboard(' ')
      await waitFor(() => expect(screen.getByText(new RegExp(`^${name} picked up`))).toBeInTheDocument())
      await new Promise((resolve) => setTimeout(resolve, 50)) // the sensor listens from the next task on
    }
    await carry('First')
    await userEvent.keyboard('{ArrowDown}')
    await announced('Place 2 of 3.')
    await userEvent.keyboard(' ')
    await announced('First moved to place 2 of 3.')
    await expect(order()).toEqual(['Second', 'First', 'Third'])
    await carry('First')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}')
    await announced('Place 1 of 3.')
    await userEvent.keyboard(' ')
    await announced('First moved to place 1 of 3.')
    await expect(order()).toEqual(['First', 'Second', 'Third'])
  },
}

/** Adds, drags, moves, drops and cancels without a pointer; each step is announced. */
export const KeyboardOnly: Story = {
  args: { fields: three.slice(0, 2) },
  play: async ({ args }) => {
    ;(await button('Move First')).focus()
    await userEvent.keyboard(' ')
    await announced('First picked up. Place 1 of 2.')
    await new Promise((resolve) => setTimeout(resolve, 50)) // the sensor listens from the next task on
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await userEvent.keyboard(' ')
    await announced('First moved to place 2 of 2.')
    await expect(order()).toEqual(['Second', 'First'])
    ;(await button('Move First')).focus()
    await userEvent.keyboard(' ')
    await announced('First picked up. Place 2 of 2.')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard('{ArrowUp}{Escape}')
    await announced('Moving First cancelled.')
    await expect(order()).toEqual(['Second', 'First'])
    ;(await button('Email')).focus()
    await userEvent.keyboard('{Enter}')
    await announced('Email added at place 3 of 3.')
    ;(await button('Date')).focus()
    await userEvent.keyboard(' ')
    await announced('Date picked up. Place 4 of 4.')
    await new Promise((resolve) => setTimeout(resolve, 50))
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}')
    await announced('Date added at place 1 of 4.')
    await expect(latest(args)[0]?.type).toBe('date')
  },
}

/** A file is uploaded under the field's id; a failed upload can be retried. */
export const Uploads: Story = {
  args: {
    fields: [field(7, 'img', { name: 'Image', url: '' })],
    upload: fn<UploadImage>(),
  },
  play: async ({ args }) => {
    const sent = args.upload as ReturnType<typeof fn<UploadImage>>
    sent.mockRejectedValueOnce(new Error('The network failed.')).mockResolvedValue('http://ssp.test/files/7.png')
    await press('Edit Image')
    const file = new File(['x'], 'My Photo (1).PNG', { type: 'image/png' })
    await userEvent.upload(await screen.findByLabelText('Upload an image'), file)
    await expect(await screen.findByText(/could not be uploaded/)).toBeVisible()
    await press('Try again')
    await waitFor(() => expect(latest(args)[0]?.url).toBe('http://ssp.test/files/7.png'))
    const [named, id] = sent.mock.lastCall ?? []
    await expect([named?.name, id]).toEqual(['7.png', 7])
  },
}

/** An upload continues while its field is collapsed; its image is then in the saved field. */
export const UploadWhileCollapsed: Story = {
  args: {
    fields: [field(7, 'img', { name: 'Image', url: '' })],
    upload: fn<UploadImage>(),
  },
  play: async ({ args }) => {
    const sent = args.upload as ReturnType<typeof fn<UploadImage>>
    const stored = Promise.withResolvers<string>()
    sent.mockReturnValueOnce(stored.promise)
    await press('Edit Image')
    await userEvent.upload(
      await screen.findByLabelText('Upload an image'),
      new File(['x'], 'a.png', { type: 'image/png' }),
    )
    await press('Save')
    await expect(await screen.findByText('Uploading a.png')).toBeVisible()
    stored.resolve('http://ssp.test/files/7.png')
    await waitFor(() => expect(latest(args)[0]?.url).toBe('http://ssp.test/files/7.png'))
    await expect(screen.queryByText('Uploading a.png')).toBeNull()
  },
}

/** Unsaved changes are offered again after a reload. */
export const OfferedAgain: Story = {
  args: { fields: [], autosaveKey: 'story' },
  render: function Reloaded(args) {
    const [visit, setVisit] = useState(1)
    return (
      <SspStoryProvider>
        <button type="button" onClick={() => setVisit(visit + 1)}>
          Reload
        </button>
        <Page key={visit} {...args} />
      </SspStoryProvider>
    )
  },
  play: async ({ args }) => {
    await press('Page Break')
    await persisted('pagebreak')
    await press('Reload')
    await expect(await screen.findByText('Unsaved changes were found')).toBeVisible()
    await press('Restore')
    await waitFor(() => expect(latest(args)).toMatchObject([{ type: 'pagebreak' }]))
    await expect(order()).toEqual(['Page Break'])
  },
}

/** Restored changes include what another user has saved since; fields that both changed are counted. */
export const OfferedOverNewerFields: Story = {
  args: { fields: three, autosaveKey: 'story' },
  render: function Reloaded(args) {
    const [fields, setFields] = useState(args.fields)
    const theirs = [
      ...three.map((each) => ({ ...each, name: `${each.name} of theirs` })),
      field(77, 'number', { label: 'How many?' }),
    ]
    return (
      <SspStoryProvider>
        <button type="button" onClick={() => setFields(theirs)}>
          Reload
        </button>
        <Page key={fields.length} {...args} fields={fields} />
      </SspStoryProvider>
    )
  },
  play: async ({ args }) => {
    await press('Page Break')
    await press(`Edit ${three[0]?.name}`)
    await userEvent.type(screen.getByLabelText('Question'), '!')
    await persisted(`${three[0]?.label}!`)
    await press('Reload')
    await expect(await screen.findByText(/Somebody else has changed one of them since/)).toBeVisible()
    await press('Restore')
    await waitFor(() =>
      expect(latest(args).map(({ type }) => type)).toEqual([...three.map(({ type }) => type), 'pagebreak', 'number']),
    )
    await expect(latest(args)[1]?.name).toBe(`${three[1]?.name} of theirs`)
    await expect(latest(args)[0]?.name).toBe(three[0]?.name)
  },
}

/** All fields of a long form are in the document. */
export const TwoHundredFields: Story = {
  args: { fields: manyFields(200) },
  play: async () => {
    await waitFor(() => expect(items()).toHaveLength(200))
    await press('Email')
    await expect(items()).toHaveLength(201)
  },
}

export const ReadOnly: Story = {
  args: { fields: three, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByText('Second question')).toBeVisible()
  },
}

/** On a phone the palette is a menu; the filled button saves the form. */
export const Phone: Story = {
  args: { fields: three },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add field' })).toHaveAttribute('data-variant', 'secondary')
  },
}

/** The sticky toolbar does not cover the header of the field that is edited. */
export const PhoneToolbar: Story = {
  args: { fields: manyFields(12) },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    window.scrollTo(0, document.documentElement.scrollHeight)
    const [first] = canvas.getAllByRole('button', { name: /^Edit/ })
    await userEvent.click(first as HTMLElement)
    const header = items()[0]?.getBoundingClientRect()
    const toolbar = canvas.getByRole('button', { name: 'Undo' }).parentElement?.getBoundingClientRect()
    await expect(header?.top).toBeGreaterThanOrEqual(toolbar?.bottom ?? Infinity)
  },
}

/** A custom type of the application is in the palette and is edited with its own parts. */
export const OwnType: Story = {
  args: {
    fields: [],
    fieldTypes: [
      {
        type: 'x-rating',
        label: 'Rating',
        Control: () => <p>Five stars</p>,
        Editor: () => <p>Number of stars</p>,
      },
    ],
  },
  play: async ({ args }) => {
    await press('Rating')
    await expect(await screen.findByText('Number of stars')).toBeVisible()
    await expect(latest(args)[0]).toMatchObject({ type: 'x-rating', name: 'Rating' })
  },
}
