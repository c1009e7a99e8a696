import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from '../button'
import { Skeleton } from '../skeleton'
import { Empty, ErrorState, Loading } from '.'

const meta = {
  title: 'Feedback/States',
  component: ErrorState,
  args: {
    title: 'Employees could not be loaded',
    reason: 'The server did not answer within 30 seconds.',
    nextStep: 'Try again in a minute. If it goes on, give the error id to your support.',
    errorId: '7f3a91c2-04',
    onRetry: fn(),
  },
} satisfies Meta<typeof ErrorState>

export default meta
type Story = StoryObj<typeof meta>

/** Title, reason, next step, Try again and error id. */
export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('7f3a91c2-04')
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}

/** The retry is running. */
export const Retrying: Story = { args: { retrying: true } }

/** Title only. */
export const FailedTitleOnly: Story = { args: { reason: undefined, nextStep: undefined, errorId: undefined } }

/** One line of explanation and one action. */
export const EmptyState: Story = {
  render: () => (
    <Empty
      title="We could not find any employees."
      text="No record matches these filters."
      action={<Button>Reset filters</Button>}
    />
  ),
}

/** Skeletons in the final layout, after 150 ms. */
export const LoadingSkeletons: Story = {
  render: function Waiting() {
    const [ready, setReady] = useState(false)
    return ready ? (
      <p>Anna Kowalska</p>
    ) : (
      <Loading label="Loading the employee">
        <Skeleton width="40%" />
        <Skeleton width="70%" />
        <button type="button" hidden onClick={() => setReady(true)}>
          Arrive
        </button>
      </Loading>
    )
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { hidden: true })).toHaveTextContent('Loading the employee')
  },
}

/** Long words at 320 px. */
export const Phone: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsverzeichnis could not be loaded',
    errorId: '7f3a91c2-04-aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
