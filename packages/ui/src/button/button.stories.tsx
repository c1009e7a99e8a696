import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus, Trash2 } from 'lucide-react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { Button, ButtonLink, IconButton, type ButtonProps } from '.'

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

/**
 * Unavailable, with the reason: the button keeps the focus, does nothing, and shows the reason on focus, hover and press.
 */
export const Unavailable: Story = {
  args: { variant: 'primary', unavailable: 'Enter a title first.' },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create account' })
    await expect(button).toHaveAccessibleDescription('Enter a title first.')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Enter a title first.')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.keyboard('{Enter}')
    await expect(await screen.findByRole('tooltip')).toBeVisible()
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

/** While there is a reason, neither a click nor Enter in a field submits the form. */
export const UnavailableSubmit: Story = {
  args: { type: 'submit', unavailable: 'Nothing has been changed yet.' },
  render: FormWith,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')
    await userEvent.type(canvas.getByLabelText('Name'), '{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(form).not.toHaveAttribute('data-sent')
  },
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
  render: FormWith,
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

function FormWith(args: ButtonProps) {
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset['sent'] = 'yes'
      }}
    >
      <input aria-label="Name" />
      <Button {...args} />
    </form>
  )
}
