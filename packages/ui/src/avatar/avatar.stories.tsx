import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { people } from '../stories/people'
import { Avatar } from '.'

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#c9d8e8"/><circle cx="32" cy="25" r="12" fill="#5a7391"/><path d="M8 64a24 22 0 0 1 48 0Z" fill="#5a7391"/></svg>')}`

const meta = {
  title: 'Structure/Avatar',
  component: Avatar,
  args: { name: 'Anna Kowalska', size: 'lg' },
} satisfies Meta<typeof Avatar>

export default meta
type Story = StoryObj<typeof meta>

/** Initials on a tint derived from the name. */
export const Default: Story = {}

/** With an accessible name, where no visible name is next to it. */
export const Named: Story = {
  args: { label: 'Anna Kowalska' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Anna Kowalska' })).toBeVisible()
  },
}

/** A picture. */
export const Picture: Story = { args: { src: face } }

/** Initials replace a picture that fails to load. */
export const BrokenPicture: Story = {
  args: { src: 'data:image/png;base64,broken', label: 'Anna Kowalska' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img')).toHaveAttribute('data-initials', 'AK'))
  },
}

/** 28, 32, 40 and 64 px. */
export const Sizes: Story = {
  render: (args) => (
    <div className={layout.row}>
      {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
}

/** Many people. */
export const Many: Story = {
  render: () => (
    <div className={layout.row}>
      {people(30).map((person) => (
        <Avatar key={person.id} name={person.name} />
      ))}
    </div>
  ),
}
