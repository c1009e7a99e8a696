import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { Block } from '../model'
import { BlockEditor, type BlockEditorProps } from './block-editor'
import type { UploadImage } from './image-uploads'
import { article, picture, pictureAddress } from './testing'

type Changed = ReturnType<typeof fn<BlockEditorProps['onBlocksChange']>>

const upload: UploadImage | undefined = async () => pictureAddress
const tried = new WeakSet<File>()
let finishUpload = () => {}

const meta: Meta<typeof BlockEditor> = {
  title: 'Block editor/Editor',
  component: BlockEditor,
  args: { label: 'Body', blocks: article, onBlocksChange: fn(), uploadImage: upload },
  render: function Controlled(args: BlockEditorProps) {
    const [blocks, setBlocks] = useState(args.blocks)
    const change = (changed: Block[]) => {
      args.onBlocksChange(changed)
      setBlocks(changed)
    }
    return (
      <SspStoryProvider>
        <BlockEditor {...args} blocks={blocks} onBlocksChange={change} />
      </SspStoryProvider>
    )
  },
}

export default meta
type Story = StoryObj<typeof meta>

const last = (changed: unknown): Block[] => (changed as Changed).mock.lastCall?.[0] ?? []

/** Every type of block. Nothing is reported before the first change. */
export const Default: Story = {
  args: { onBlocksChange: fn() },
  play: async ({ canvas, args }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Body' })
    await expect(within(editor).getByRole('heading', { name: 'Sick leave', level: 2 })).toBeVisible()
    await expect(within(editor).getByRole('img', { name: 'The form' })).toBeVisible()
    await expect(within(editor).getByTitle('How to call in sick')).toHaveAttribute('sandbox')
    await expect(args.onBlocksChange).not.toHaveBeenCalled()
  },
}

/** Header with a level, paragraph and a nested list, by keyboard. */
export const Writing: Story = {
  args: { blocks: [], onBlocksChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: 'Body' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Paragraph' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Header 3' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveFocus())
    await expect(canvas.getByRole('textbox', { name: 'Body' })).toHaveStyle({ whiteSpace: 'pre-wrap' })
    await userEvent.keyboard('Rules{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Bold' }))
    await userEvent.keyboard('Always{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Numbered list' }))
    await userEvent.keyboard('One{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Move item in' }))
    await userEvent.keyboard('Two')
    await waitFor(() =>
      expect(last(args.onBlocksChange)).toEqual([
        { type: 'header', data: { level: 3, text: 'Rules' } },
        { type: 'paragraph', data: { text: '<b>Always</b>' } },
        {
          type: 'list',
          data: {
            style: 'ordered',
            items: [{ content: 'One', items: [{ content: 'Two', items: [] }] }],
          },
        },
      ]),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }))
    await waitFor(() => expect(last(args.onBlocksChange)[2]).toMatchObject({ data: { style: 'unordered' } }))
    await expect(canvas.queryAllByRole('list').map(({ tagName }) => tagName)).toEqual(['UL', 'UL'])
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(last(args.onBlocksChange)[2]).toMatchObject({ data: { style: 'ordered' } }))
  },
}

/** Tab leaves the editor even in a list and changes nothing; Ctrl+] and Ctrl+[ indent and outdent an item. */
export const TabLeaves: Story = {
  args: { blocks: [], onBlocksChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    const body = await canvas.findByRole('textbox', { name: 'Body' })
    await userEvent.click(body)
    await userEvent.click(canvas.getByRole('button', { name: 'Bulleted list' }))
    await waitFor(() => expect(body).toHaveFocus())
    await userEvent.keyboard('One{Enter}Two')
    const items = (...of: unknown[]) =>
      waitFor(() =>
        expect(last(args.onBlocksChange)).toEqual([{ type: 'list', data: { style: 'unordered', items: of } }]),
      )
    const two = { content: 'Two', items: [] }
    await items({ content: 'One', items: [] }, two)
    await userEvent.tab()
    await expect(body).not.toHaveFocus()
    await items({ content: 'One', items: [] }, two)
    await userEvent.tab({ shift: true })
    await expect(body).toHaveFocus()
    await userEvent.keyboard('{Control>}]{/Control}')
    await items({ content: 'One', items: [two] })
    await userEvent.keyboard('{Control>}[[{/Control}')
    await items({ content: 'One', items: [] }, two)
  },
}

/** A block moves together with the caret. */
export const Moving: Story = {
  args: { onBlocksChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(await canvas.findByText('Sick leave'))
    await expect(canvas.getByRole('button', { name: 'Move block up' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Move block down' }))
    await waitFor(() =>
      expect(
        last(args.onBlocksChange)
          .map(({ type }) => type)
          .slice(0, 2),
      ).toEqual(['paragraph', 'header']),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Move block up' }))
    await waitFor(() => expect(last(args.onBlocksChange)).toEqual(article))
  },
}

/** An image becomes part of the blocks once it is uploaded. */
export const AddImage: Story = {
  args: {
    blocks: [],
    onBlocksChange: fn(),
    onPendingImagesChange: fn(),
    uploadImage: async (_file, onProgress) => {
      onProgress(0.5)
      await new Promise<void>((done) => (finishUpload = done))
      return pictureAddress
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Body' })
    await userEvent.upload(canvas.getByLabelText('Add image', { selector: 'input' }), picture())
    await expect(await within(editor).findByRole('progressbar', { name: 'Uploading form.png' })).toBeVisible()
    await expect(canvas.getByText('1 image is not uploaded yet. Wait for it, or remove it.')).toBeVisible()
    await expect(args.onPendingImagesChange).toHaveBeenLastCalledWith(1)
    await userEvent.type(within(editor).getByLabelText('Caption'), 'A <form>')
    finishUpload()
    await waitFor(() =>
      expect(last(args.onBlocksChange)).toEqual([
        { type: 'image', data: { file: { url: pictureAddress }, caption: 'A &lt;form&gt;' } },
      ]),
    )
    await expect(args.onPendingImagesChange).toHaveBeenLastCalledWith(0)
    await userEvent.click(within(editor).getByRole('button', { name: 'Remove image A <form>' }))
    await waitFor(() => expect(last(args.onBlocksChange)).toEqual([]))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(last(args.onBlocksChange)).toHaveLength(1))
  },
}

/** A failed upload keeps its place in the text, where it can be retried. */
export const UploadFailed: Story = {
  args: {
    onBlocksChange: fn(),
    onPendingImagesChange: fn(),
    blocks: [{ type: 'paragraph', data: { text: 'Before' } }],
    uploadImage: async (file) => {
      if (tried.has(file)) return pictureAddress
      tried.add(file)
      throw new Error('There was an error adding this file.')
    },
  },
  play: async ({ canvas, args, userEvent }) => {
    const editor = await canvas.findByRole('textbox', { name: 'Body' })
    const files = new DataTransfer()
    files.items.add(picture())
    await userEvent.click(within(editor).getByText('Before'))
    await userEvent.paste(files)
    await expect(await within(editor).findByText('There was an error adding this file.')).toBeVisible()
    await expect(args.onPendingImagesChange).toHaveBeenLastCalledWith(1)
    await userEvent.click(within(editor).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(last(args.onBlocksChange).map(({ type }) => type)).toEqual(['paragraph', 'image']))
  },
}

/** Only videos of supported sites. */
export const AddVideo: Story = {
  args: { blocks: [], onBlocksChange: fn() },
  play: async ({ canvas, args, userEvent }) => {
    await canvas.findByRole('textbox', { name: 'Body' })
    await userEvent.click(canvas.getByRole('button', { name: 'Add video' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add video' }))
    const address = dialog.getByLabelText(/Address of the video/)
    await userEvent.type(address, 'https://evil.example/embed/dQw4w9WgXcQ{Enter}')
    await expect(await dialog.findByText('Only videos of YouTube, Vimeo and Loom can be added.')).toBeVisible()
    await userEvent.clear(address)
    await userEvent.type(address, 'youtu.be/dQw4w9WgXcQ{Enter}')
    await waitFor(() =>
      expect(last(args.onBlocksChange)).toEqual([
        { type: 'embed', data: { embed: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ', service: 'youtube' } },
      ]),
    )
  },
}

/** A server may accept fewer types of images. */
export const FewerImageTypes: Story = {
  args: { blocks: [], imageTypes: ['image/png'] },
  play: async ({ canvas }) => {
    const input = await canvas.findByLabelText('Add image', { selector: 'input' })
    await expect(input).toHaveAttribute('accept', 'image/png')
  },
}

/** Without an upload function there is no button for images. */
export const WithoutImages: Story = {
  args: { uploadImage: undefined },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Body' })
    await expect(canvas.queryByRole('button', { name: 'Add image' })).toBeNull()
  },
}

export const ReadOnly: Story = {
  args: { readOnly: true },
  play: async ({ canvas }) => {
    const body = canvas.getByRole('group', { name: 'Body' })
    await expect(within(body).getByText('Sick leave')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
}

export const WithError: Story = {
  args: { blocks: [], required: true, error: 'Please add content for this article' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /Body/ })).toHaveAccessibleDescription(
      'Please add content for this article',
    )
  },
}

/** 320 px wide: the toolbar wraps, nothing is wider than the page. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Body' })
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
