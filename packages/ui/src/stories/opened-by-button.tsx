import { useState, type ComponentType } from 'react'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from '../button'
import type { DialogProps } from '../dialog'

/** Renders an overlay in a story: a button opens it, `Cancel` and `submit` in its footer close it. */
export const openedByButton = (Overlay: ComponentType<DialogProps>, opener: string, submit: string) =>
  function OpenedByButton(args: DialogProps) {
    const [open, setOpen] = useState(args.open)
    const close = () => setOpen(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>{opener}</Button>
        <Overlay
          {...args}
          open={open}
          onOpenChange={setOpen}
          footer={
            <>
              <Button onClick={close}>Cancel</Button>
              <Button variant="primary" onClick={close}>
                {submit}
              </Button>
            </>
          }
        />
      </>
    )
  }

/** Clicks the opener, waits until the field has the focus, closes the overlay and waits until the focus is restored. */
export async function opensAndCloses(
  story: HTMLElement,
  names: { opener: string; dialog: string; field: RegExp },
  close: (dialog: HTMLElement) => Promise<void>,
): Promise<void> {
  const opener = within(story).getByRole('button', { name: names.opener })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: names.dialog })
  await waitFor(() => expect(screen.getByRole('textbox', { name: names.field })).toHaveFocus())
  await close(dialog)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
}
