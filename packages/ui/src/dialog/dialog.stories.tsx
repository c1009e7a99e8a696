import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Checkbox } from '../checkbox'
import { openedByButton, opensAndCloses } from '../stories/opened-by-button'
import { TextField } from '../text-field'
import { Dialog, DialogContent, DialogRoot } from '.'

const meta = {
  title: 'Overlays/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: () => {},
    title: 'Rename policy',
    description: 'The identifier changes with the name.',
    children: <TextField label="Name" required defaultValue="Payroll viewers" />,
  },
  render: openedByButton(Dialog, 'Rename', 'Rename policy'),
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

/** The first field gets the focus; Escape closes the dialog and restores the focus. */
export const Default: Story = {
  args: { open: false },
  play: ({ canvasElement }) =>
    opensAndCloses(canvasElement, { opener: 'Rename', dialog: 'Rename policy', field: /Name/ }, async (dialog) => {
      await expect(dialog).toHaveAccessibleDescription('The identifier changes with the name.')
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    }),
}

/** 440 px. */
export const Small: Story = {}

/** 640 px. */
export const Medium: Story = { args: { size: 'md' } }

/** 960 px. */
export const Large: Story = { args: { size: 'lg' } }

const paragraph = 'Everyone who holds this policy keeps what it grants until the next change of their role. '

/** Long text scrolls between title and buttons. */
export const Stress: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänswitwe and everything that belongs to her account',
    children: (
      <>
        {Array.from({ length: 14 }, (_, index) => (
          <p key={index} style={{ marginBlockEnd: 12 }}>
            {paragraph.repeat(2)}
          </p>
        ))}
        <TextField label="Reason" />
      </>
    ),
  },
}

/** A press on a label does not give the focus back to a field, which would scroll to it before the click. */
export const PressOnLabel: Story = {
  args: {
    children: (
      <>
        <TextField label="Name" />
        <Checkbox label="Keep the former name" />
      </>
    ),
  },
  play: async () => {
    const name = screen.getByLabelText('Name')
    await waitFor(() => expect(name).toHaveFocus())
    const pointer = userEvent.setup()
    const label = screen.getByText('Keep the former name')
    await pointer.pointer({ keys: '[MouseLeft>]', target: label })
    await expect(name).not.toHaveFocus()
    await pointer.pointer({ keys: '[/MouseLeft]', target: label })
    await expect(screen.getByRole('checkbox')).toBeChecked()
  },
}

/** 320 px. */
export const Phone: Story = { args: { size: 'lg' }, globals: { viewport: { value: 'mobile1' } } }

/** Parts without content, for example while it loads, are still a dialog. */
export const WithoutContent: Story = {
  render: () => (
    <DialogRoot open onOpenChange={() => {}}>
      <DialogContent aria-label="Empty" aria-describedby={undefined} />
    </DialogRoot>
  ),
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Empty' })).toBeInTheDocument()
  },
}
