import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import type { Block } from '../model'
import { BlockView } from './block-view'
import { article } from './testing'

const meta = {
  title: 'Block editor/View',
  component: BlockView,
  args: { blocks: article },
  render: (args) => (
    <SspStoryProvider>
      <BlockView {...args} />
    </SspStoryProvider>
  ),
} satisfies Meta<typeof BlockView>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Sick leave', level: 2 })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'your manager' })).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4)
    const frame = canvas.getByTitle('How to call in sick')
    await expect(frame).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ')
    // Stories load nothing from another host.
    await expect(frame).toHaveAttribute('srcdoc', '')
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  },
}

/** What a body may not hold is not drawn, though it was stored. */
export const Hostile: Story = {
  args: {
    blocks: [
      { type: 'paragraph', data: { text: 'Safe<img src=x onerror=alert(1)><a href="javascript:alert(1)">link</a>' } },
      { type: 'image', data: { file: { url: 'javascript:alert(1)' }, caption: '' } },
      { type: 'embed', data: { embed: 'https://evil.example/' } },
      { type: 'raw', data: { html: '<script>alert(1)</script>' } } as unknown as Block,
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Safelink')).toBeVisible()
    await expect(canvasElement.querySelector('img, iframe, script, a')).toBeNull()
  },
}

/** An image that is gone says so. The address answers, with something else: one that is missing would be a message of the browser. */
export const MissingImage: Story = {
  args: { blocks: [{ type: 'image', data: { file: { url: '/index.json' }, caption: 'The form' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This image could not be loaded.')).toBeVisible()
  },
}
