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
    // Stories load nothing from other hosts.
    await expect(frame).toHaveAttribute('srcdoc', '')
    await expect(frame.getAttribute('sandbox')).not.toContain('allow-top-navigation')
  },
}

/** Content that a body may not contain is not rendered, even if it was stored. */
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

/**
 * A missing image is replaced by a text. The address returns another kind of content here, because a missing file would log
 * an error in the browser.
 */
export const MissingImage: Story = {
  args: { blocks: [{ type: 'image', data: { file: { url: '/index.json' }, caption: 'The form' } }] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This image could not be loaded.')).toBeVisible()
  },
}
