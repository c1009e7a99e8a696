import { ApiError } from '@ssp/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Failure } from './failure'

const meta = {
  title: 'Page kit/Failure',
  component: Failure,
  args: {
    title: 'The team could not be saved.',
    error: new ApiError({ status: 409, code: 'conflict', message: 'That name is taken.', errorId: '7f3a' }),
  },
} satisfies Meta<typeof Failure>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('That name is taken.')).toBeVisible()
    await expect(canvas.getByText(/7f3a/)).toBeVisible()
  },
}

/** The cause is unknown. */
export const Unknown: Story = { args: { error: new Error('x is not a function') } }
