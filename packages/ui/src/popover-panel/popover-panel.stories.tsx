import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef, useState } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { PopoverPanel } from '.'
import { Button } from '../button'
import { Menu } from '../menu'

function Example() {
  const trigger = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button ref={trigger} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(!open)}>
        Views
      </Button>
      {open && (
        <PopoverPanel label="Views" triggerRef={trigger} onClose={() => setOpen(false)}>
          <div style={{ padding: 16, display: 'flex', gap: 8 }}>
            <Button>All</Button>
            <Menu label="Actions" actions={[{ id: 'rename', label: 'Rename' }]} />
          </div>
        </PopoverPanel>
      )}
    </>
  )
}

const meta = { title: 'Overlays/Popover panel', component: Example } satisfies Meta<typeof Example>

export default meta
type Story = StoryObj<typeof meta>

/** Opens below its button; a menu in it closes on its own; Escape returns the focus to the button. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Views' })
    await userEvent.click(button)
    const panel = within(await screen.findByRole('dialog', { name: 'Views' }))
    const actions = panel.getByRole('button', { name: 'Actions' })
    await userEvent.click(actions)
    await expect(await screen.findByRole('menuitem', { name: 'Rename' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(screen.getByRole('dialog', { name: 'Views' })).toBeVisible()
    await waitFor(() => expect(actions).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(button).toHaveFocus())
  },
}
