import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus, Trash2 } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { Button, ButtonLink, IconButton } from '.'

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Create account', onClick: fn() },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Primary: Story = {
  args: { variant: 'primary' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
  },
}

export const Variants: Story = {
  render: (args) => (
    <div className={layout.row}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="secondary" />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="danger" iconStart={<Trash2 size={16} />}>
        Delete
      </Button>
    </div>
  ),
}

export const Sizes: Story = {
  render: (args) => (
    <div className={layout.row}>
      <Button {...args} iconStart={<Plus size={16} />} />
      <Button {...args} size="small" iconStart={<Plus size={16} />} />
      <IconButton label="Add" icon={<Plus size={16} />} variant="secondary" />
      <IconButton label="Add" icon={<Plus size={16} />} size="small" />
    </div>
  ),
}

export const Disabled: Story = {
  render: (args) => (
    <div className={layout.row}>
      <Button {...args} variant="primary" disabled />
      <Button {...args} disabled />
      <Button {...args} variant="quiet" disabled />
    </div>
  ),
}

/** While pending, the button keeps its width, accessible name and focus, and ignores clicks. */
export const Pending: Story = {
  render: (args) => (
    <div className={layout.row}>
      <Button {...args} variant="primary" />
      <Button {...args} variant="primary" pending />
      <Button {...args} pending />
      <IconButton label="Delete" icon={<Trash2 size={16} />} pending />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const [idle, pending] = canvas.getAllByRole('button', { name: 'Create account' })
    await expect(pending!.offsetWidth).toBe(idle!.offsetWidth)
    await userEvent.click(pending!)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(pending).toHaveFocus()
  },
}

/** A pending submit button does not submit the form again. */
export const PendingSubmit: Story = {
  args: { type: 'submit', pending: true },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = 'yes'
      }}
    >
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Name'), 'Ada{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvasElement.querySelector('form')).not.toHaveAttribute('data-sent')
  },
}

export const AsLink: Story = {
  render: () => (
    <div className={layout.row}>
      <ButtonLink href="#employees" variant="primary" iconEnd={<ArrowRight size={16} />}>
        All employees
      </ButtonLink>
      <ButtonLink href="#employees">All employees</ButtonLink>
    </div>
  ),
}

export const LongWords: Story = {
  render: (args) => (
    <div className={layout.narrow}>
      <Button {...args} variant="primary" block iconStart={<Plus size={16} />}>
        Arbeitsunfähigkeitsbescheinigungsvordruck für alle Mitarbeiterinnen anlegen
      </Button>
      <Button {...args} pending>
        Arbeitsunfähigkeitsbescheinigungsvordruck
      </Button>
    </div>
  ),
}
