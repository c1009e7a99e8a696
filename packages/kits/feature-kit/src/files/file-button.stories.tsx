import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { FileButton } from './file-button'

const meta = {
  title: 'Page kit/File button',
  component: FileButton,
  args: {
    children: 'Change picture',
    inputLabel: 'Profile picture',
    rules: { extensions: ['png', 'jpg'], maxBytes: 2 * 1024 * 1024 },
    failed: 'Could not change the picture',
    onFile: fn(),
  },
  render: (args) => (
    <SspStoryProvider>
      <FileButton {...args} />
    </SspStoryProvider>
  ),
} satisfies Meta<typeof FileButton>

export default meta
type Story = StoryObj<typeof meta>

const choose = (input: HTMLElement, ...file: ConstructorParameters<typeof File>) =>
  userEvent.upload(input, new File(...file), { applyAccept: false })

/** A valid file is passed on, and can be chosen again. */
export const Chosen: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Profile picture')
    await expect(input).toHaveAttribute('accept', '.png,.jpg')
    await choose(input, ['ada'], 'ada.png')
    await choose(input, ['ada'], 'ada.png')
    await expect(args.onFile).toHaveBeenCalledTimes(2)
  },
}

/** A file of another type, or one that is too large, causes a notification with the reason. */
export const AgainstTheRules: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Profile picture')
    await choose(input, ['ada'], 'ada.pdf')
    await expect(await screen.findByText('File type is invalid')).toBeInTheDocument()
    await choose(input, ['a'.repeat(2 * 1024 * 1024 + 1)], 'ada.png')
    await expect(await screen.findByText('This file is larger than 2 MB.')).toBeInTheDocument()
    await expect(args.onFile).not.toHaveBeenCalled()
  },
}
