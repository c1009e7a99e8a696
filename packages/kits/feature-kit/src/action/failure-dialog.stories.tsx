import { ApiError } from '@ssp/api'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { FailureDialog } from './failure-dialog'

function Page({ error: begins }: { error: unknown }) {
  const [error, setError] = useState(begins)
  return <FailureDialog error={error} onClose={() => setError(null)} />
}

const meta = {
  title: 'Page kit/Failure dialog',
  render: ({ error }) => (
    <SspStoryProvider>
      <Page error={error} />
    </SspStoryProvider>
  ),
  args: {
    error: new ApiError({
      status: 409,
      code: 'conflict',
      message: 'A report has at most 100 images.',
      errorId: '7f3a',
    }),
  },
} satisfies Meta<{ error: unknown }>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Error' }))

/** The message of the server, with the error id; closed by its button. */
export const Default: Story = {
  play: async () => {
    const shown = await dialog()
    await expect(shown.getByText('A report has at most 100 images.')).toBeVisible()
    await expect(shown.getByText(/7f3a/)).toBeVisible()
    await userEvent.click(shown.getAllByRole('button', { name: 'Close' })[0]!)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

/** The cause is unknown. */
export const Unknown: Story = {
  args: { error: new Error('x is not a function') },
  play: async () => {
    await expect((await dialog()).getByText('Something went wrong, please try again.')).toBeVisible()
  },
}

/** Another user changed the record first. */
export const VersionConflict: Story = {
  args: { error: new ApiError({ status: 412, code: 'stale', message: 'It has changed.' }) },
  play: async () => {
    await expect((await dialog()).getByText(/Somebody else changed this, so nothing was saved/)).toBeVisible()
  },
}
