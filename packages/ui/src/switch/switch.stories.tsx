import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { Switch } from '.'

const meta = {
  title: 'Forms/Switch',
  component: Switch,
  args: { label: 'Active', onCheckedChange: fn() },
} satisfies Meta<typeof Switch>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  args: { help: 'Active employees can sign in.' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
  },
}

export const States: Story = {
  render: (args) => (
    <div className={layout.column}>
      <Switch {...args} />
      <Switch {...args} defaultChecked />
      <Switch {...args} disabled />
      <Switch {...args} disabled defaultChecked />
      <Switch {...args} error="This could not be saved. Try again." />
    </div>
  ),
}
