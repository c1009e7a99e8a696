import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Dialog } from '../dialog'
import * as layout from '../internal/story-layout.css'
import { RadioGroup } from '../radio-group'
import { ComboBox, LongComboBox, type ComboBoxProps } from '.'

const teams = ['Customer care', 'Engineering', 'Finance', 'Legal', 'Logistics', 'Marketing', 'People', 'Sales'].map(
  (label) => ({
    value: label.toLowerCase(),
    label,
  }),
)

const meta = {
  title: 'Forms/Combo box',
  component: ComboBox,
  args: { label: 'Team', options: teams, placeholder: 'Search teams', onValueChange: fn() },
} satisfies Meta<ComboBoxProps>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Team' })
    await userEvent.type(input, 'l')
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(4))
    await userEvent.keyboard('eg{ArrowDown}{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('legal')
    await expect(input).toHaveValue('Legal')
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
  },
}

export const ByMouse: Story = {
  args: { defaultValue: 'legal' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await userEvent.click(await screen.findByRole('option', { name: 'Sales' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith('sales')
  },
}

/** When opened with a selection, typing replaces it. */
export const TypingReplaces: Story = {
  args: { defaultValue: 'legal' },
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox')
    await userEvent.click(input)
    await userEvent.keyboard('sal')
    await expect(input).toHaveValue('sal')
    await userEvent.click(await screen.findByRole('option', { name: 'Sales' }))
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.keyboard('f')
    await expect(input).toHaveValue('f')
  },
}

/** A dialog returns the focus to its combo box while the user clicks the text of a radio button: the list stays closed. */
export const FocusReturned: Story = {
  render: (args) => (
    <Dialog open onOpenChange={() => {}} title="Merge account">
      <ComboBox {...args} />
      <RadioGroup
        label="Email"
        defaultValue="keep"
        options={[
          { value: 'keep', label: 'ada@acme.example' },
          { value: 'take', label: 'bruno@acme.example' },
        ]}
      />
    </Dialog>
  ),
  play: async ({ userEvent }) => {
    const input = await screen.findByRole('combobox', { name: 'Team' })
    await waitFor(() => expect(input).toHaveFocus())
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(screen.getByText('bruno@acme.example'))
    await expect(await screen.findByRole('radio', { name: 'bruno@acme.example' })).toBeChecked()
    await expect(screen.queryByRole('listbox')).toBeNull()
    await userEvent.click(input)
    // The list is measured before it is shown.
    await waitFor(() => expect(screen.getByRole('listbox')).toBeVisible())
  },
}

export const NothingFound: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'zzz')
    await waitFor(() => expect(screen.getByText('Nothing found')).toBeVisible())
  },
}

/** With `onSearch` the host supplies the options and the loading state. */
export const HostSearch: Story = {
  args: { options: [], loading: true, onSearch: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox'), 'ada')
    await expect(args.onSearch).toHaveBeenLastCalledWith('ada')
    await waitFor(() => expect(screen.getByText('Loading')).toBeVisible())
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <ComboBox {...args} help="The team can be changed later." />
      <ComboBox {...args} defaultValue="legal" required error="Choose a team that still exists." />
      <ComboBox {...args} defaultValue="legal" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('combobox')).toHaveLength(3))
    await expect(canvas.getAllByRole('combobox')[1]).toHaveAccessibleDescription('Choose a team that still exists.')
  },
}

export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        description: 'ada.lovelace.of.the.analytical.engine@example.com',
      },
    ],
    defaultValue: 'long',
  },
  render: (args) => (
    <div className={layout.narrow}>
      <ComboBox {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(screen.getByRole('option')).toBeVisible())
  },
}

const employees = Array.from({ length: 5000 }, (_, index) => ({ value: `${index}`, label: `Employee ${index + 1}` }))

/** Thousands of options: 50 are rendered, typing finds the others. */
export const Long: Story = {
  args: { label: 'Employee', options: employees, value: '4321' },
  render: ({ options, label, value }) => <LongComboBox options={options} label={label} value={value} />,
  play: async ({ canvas, userEvent }) => {
    const input = await canvas.findByRole('combobox', { name: 'Employee' })
    await waitFor(() => expect(input).toHaveValue('Employee 4322'))
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(51))
    await userEvent.clear(input)
    await userEvent.type(input, 'e 4999')
    await waitFor(() => expect(screen.getByRole('option', { name: 'Employee 4999' })).toBeVisible())
  },
}

function Controlled({ label, options }: Pick<ComboBoxProps, 'label' | 'options'>) {
  const [value, setValue] = useState<string | null>('4321')
  return <LongComboBox label={label} options={options} value={value} onValueChange={setValue} />
}

/** Left at the moment of a keystroke, before the list is rendered: no list stays open without the focus. */
export const LeftWhileTyping: Story = {
  args: { label: 'Employee', options: employees },
  render: ({ options, label }) => <Controlled options={options} label={label} />,
  play: async ({ canvas }) => {
    const input = await canvas.findByRole('combobox', { name: 'Employee' })
    await waitFor(() => expect(input).toHaveValue('Employee 4322'))
    let hasClosed = false
    const watch = new MutationObserver((changes) => {
      hasClosed ||= changes.some(({ oldValue }) => oldValue === 'true')
    })
    watch.observe(input, { attributeFilter: ['aria-expanded'], attributeOldValue: true })
    input.focus()
    document.execCommand('selectAll')
    document.execCommand('delete')
    input.blur()
    await waitFor(() => expect(hasClosed).toBe(true))
    await expect(input).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('listbox')).toBeNull()
  },
}
