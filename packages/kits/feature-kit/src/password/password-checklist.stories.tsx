import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import { PasswordChecklist } from './password-checklist'

const meta = {
  title: 'Page kit/Password checklist',
  component: PasswordChecklist,
  args: { password: '' },
  decorators: [
    (Story) => (
      <SspStoryProvider>
        <Story />
      </SspStoryProvider>
    ),
  ],
} satisfies Meta<typeof PasswordChecklist>

export default meta
type Story = StoryObj<typeof meta>

const done = (items: HTMLElement[]) => items.filter((item) => item.textContent.endsWith(', done')).length

export const NothingTyped: Story = {
  play: async ({ canvas }) => expect(done(canvas.getAllByRole('listitem'))).toBe(0),
}

export const Half: Story = {
  args: { password: 'Łódź' },
  play: async ({ canvas }) => expect(done(canvas.getAllByRole('listitem'))).toBe(2),
}

export const Complete: Story = {
  args: { password: 'Sunny-day 7' },
  play: async ({ canvas }) => expect(done(canvas.getAllByRole('listitem'))).toBe(5),
}
