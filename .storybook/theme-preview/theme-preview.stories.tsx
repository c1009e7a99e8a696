import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen } from 'storybook/test'
import { ThemePreview } from './theme-preview'

const meta = { title: 'Theme preview', component: ThemePreview, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof ThemePreview
>

export default meta
type Story = StoryObj<typeof meta>

/** Choose a client's six colours, or paste them; invalid input shows an error and keeps the last valid theme. */
export const Theme: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Theme as text')
    const primary = canvas.getByRole('textbox', { name: 'Primary' })
    const frame = () => canvas.getByTitle('Buttons, dark').getAttribute('src')
    await expect(frame()).toContain('theme:3886c2-8257d4-19204a-8db2c9-5324ab-19204a;mode:dark')
    await fireEvent.change(field, { target: { value: '#39ff14, #ff00a8, #00e5ff, #faff00, #ff5c00, #ff00a8' } })
    await expect(frame()).toContain('theme:39ff14-ff00a8-')
    await expect(primary).toHaveValue('#39ff14')
    await fireEvent.change(field, { target: { value: 'primary: green' } })
    await expect(screen.getByText(/^Missing: secondary/)).toBeVisible()
    await expect(frame()).toContain('theme:39ff14-ff00a8-')
    await userEvent.clear(primary)
    await userEvent.type(primary, '#b91c1')
    await expect(canvas.getByText('Not of the form #rrggbb.')).toBeVisible()
    await expect(frame()).toContain('theme:39ff14-ff00a8-')
    await userEvent.type(primary, 'c')
    await expect(frame()).toContain('theme:b91c1c-ff00a8-')
    await expect(field).toHaveTextContent('#b91c1c')
    await expect(canvas.getByText(/^(\d+) of \1 pairs reach their contrast$/)).toBeVisible()
  },
}
