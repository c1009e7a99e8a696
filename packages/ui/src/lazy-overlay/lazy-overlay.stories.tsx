import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button'
import { DialogView } from '../dialog/dialog-view'
import { lazyOverlay, type OverlayProps } from '.'

const Panel = ({ open = true, onClose }: OverlayProps) => (
  <DialogView open={open} onOpenChange={() => onClose?.()} title="Create a role">
    Name
  </DialogView>
)

/** A page whose panel loads after `misses` failed attempts. */
function Page({ misses, onLoad }: { misses: number; onLoad: (attempt: number) => void }) {
  const [open, setOpen] = useState(false)
  const [Overlay] = useState(() => {
    let attempt = 0
    return {
      Panel: lazyOverlay<OverlayProps>(() => {
        onLoad(++attempt)
        return attempt > misses ? Promise.resolve(Panel) : Promise.reject(new Error('offline'))
      }),
    }
  })
  return (
    <>
      <Button onClick={() => setOpen(true)}>Create</Button>
      {open && <Overlay.Panel open onClose={() => setOpen(false)} />}
    </>
  )
}

const meta = {
  title: 'Overlays/Lazy overlay',
  component: Page,
  args: { misses: 1, onLoad: fn() },
} satisfies Meta<typeof Page>

export default meta
type Story = StoryObj<typeof meta>

const create = () => screen.getByRole('button', { name: 'Create' })

/** The failure is shown in place and a retry succeeds. */
export const Default: Story = {
  play: async ({ args }) => {
    await userEvent.click(create())
    await expect(await screen.findByRole('dialog', { name: 'This part could not be loaded' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('dialog', { name: 'Create a role' })).toBeVisible()
    await expect(args.onLoad).toHaveBeenCalledTimes(2)
  },
}

/** After a second failure the dialog offers a reload; Close returns to the page. */
export const RetryFails: Story = {
  args: { misses: 9 },
  play: async () => {
    create().focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }))
    await expect(await screen.findByRole('button', { name: 'Reload the page' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(create()).toHaveFocus()
    await userEvent.click(create())
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

/** A click in the same task as Close opens the panel again, because closing does not wait for the dialog's event. */
export const ReopensAtOnce: Story = {
  args: { misses: 9 },
  play: async () => {
    await userEvent.click(create())
    const close = await screen.findByRole('button', { name: 'Close' })
    close.click()
    // React renders in a microtask; the dialog's event comes in a later task.
    await Promise.resolve()
    create().click()
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
    // Long after the close event of the first dialog.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}
