import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen } from 'storybook/test'
import { ThemePreview } from './theme-preview'

const meta = { title: 'Theme preview', component: ThemePreview, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof ThemePreview
>

export default meta
type Story = StoryObj<typeof meta>

/** Paste a client's six colours; invalid input shows an error and keeps the last valid theme. */
export const Theme: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Theme')
    const frame = () => canvas.getByTitle('Buttons, dark').getAttribute('src')
    await expect(frame()).toContain('theme:3886c2-8257d4-19204a-8db2c9-5324ab-19204a;mode:dark')
    await fireEvent.change(field, { target: { value: '#39ff14, #ff00a8, #00e5ff, #faff00, #ff5c00, #ff00a8' } })
    await expect(frame()).toContain('theme:39ff14-ff00a8-')
    await fireEvent.change(field, { target: { value: 'primary: green' } })
    await expect(screen.getByText(/^Missing: secondary/)).toBeVisible()
    await expect(frame()).toContain('theme:39ff14-ff00a8-')
    await expect(canvas.getByText(/^(\d+) of \1 pairs reach their contrast$/)).toBeVisible()
  },
}
