import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, spyOn, userEvent } from 'storybook/test'
import { Button } from '../button'
import { ErrorBoundary, type ErrorBoundaryProps } from '.'

function Fragile() {
  const [broken, setBroken] = useState(false)
  if (broken) throw new Error('The figures have no total')
  return <Button onClick={() => setBroken(true)}>Break it</Button>
}

const Boundary = (props: ErrorBoundaryProps) => <ErrorBoundary {...props} />

const meta = {
  title: 'Feedback/Error boundary',
  component: Boundary,
  // For the run with a strict console (scripts/storybook/docs.mjs).
  tags: ['throws'],
  args: { onError: fn(), children: <Fragile /> },
} satisfies Meta<typeof Boundary>

export default meta
type Story = StoryObj<typeof meta>

/** The failed part shows an error with the id that `onError` gets; Try again renders it again. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('This part of the page stopped working')
    await expect(args.onError).toHaveBeenCalledWith(
      expect.any(Error),
      expect.objectContaining({ errorId: canvas.getByText(/^[0-9a-f]{8}$/).textContent }),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
    await expect(canvas.getByRole('button', { name: 'Break it' })).toBeVisible()
  },
}

/** The error panel, for visual review; its id is the same in every picture. */
export const Failed: Story = {
  beforeEach: () => void spyOn(crypto, 'getRandomValues').mockImplementation((numbers) => numbers),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }))
  },
}

/** A changed `resetKey` clears the error. */
export const ResetByAddress: Story = {
  render: function ResetByAddress(args) {
    const [address, setAddress] = useState('/employees')
    return (
      <>
        <Button onClick={() => setAddress('/')}>Go home</Button>
        <Boundary {...args} resetKey={address} />
      </>
    )
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Break it' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Go home' }))
    await expect(canvas.getByRole('button', { name: 'Break it' })).toBeVisible()
  },
}
