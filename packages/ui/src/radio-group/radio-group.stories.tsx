import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { RadioGroup } from '.'

const meta = {
  title: 'Forms/Radio group',
  component: RadioGroup,
  args: {
    label: 'Who sees it',
    options: [
      { value: 'all', label: 'Everybody' },
      { value: 'teams', label: 'Some teams', help: 'You choose them in the next step.' },
      { value: 'nobody', label: 'Nobody', disabled: true },
    ],
    onValueChange: fn(),
  },
} satisfies Meta<typeof RadioGroup>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { defaultValue: 'all' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Who sees it' })).toBeVisible()
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('teams')
    await expect(canvas.getByRole('radio', { name: /Some teams/ })).toBeChecked()
  },
}

/** Columns of equal width, for choices that are compared. */
export const Horizontal: Story = {
  args: { orientation: 'horizontal' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('radio').map((radio) => radio.getBoundingClientRect().top)
    await expect(first).toBe(second)
  },
}

export const WithError: Story = { args: { required: true, error: 'Choose who sees it.' } }

export const Disabled: Story = { args: { disabled: true, defaultValue: 'all' } }

export const LongWords: Story = {
  args: {
    options: [
      {
        value: 'long',
        label: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz',
        help: 'Grundstücksverkehrsgenehmigungszuständigkeitsübertragung',
      },
    ],
  },
  render: (args) => (
    <div className={layout.narrow}>
      <RadioGroup {...args} />
    </div>
  ),
}
