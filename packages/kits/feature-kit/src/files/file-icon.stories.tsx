import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FileIcon } from './file-icon'

const NAMES = ['a.pdf', 'b.docx', 'c.pptx', 'd.csv', 'e.PNG', 'f.rar', 'g.txt']

const meta = {
  title: 'Page kit/File icon',
  component: FileIcon,
  args: { name: 'a.pdf' },
  render: () => (
    <>
      {NAMES.map((name) => (
        <p key={name}>
          <FileIcon name={name} /> {name}
        </p>
      ))}
    </>
  ),
} satisfies Meta<typeof FileIcon>

export default meta

/** One icon for each kind of file, by the extension. */
export const Kinds: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const kinds = [...canvasElement.querySelectorAll('[data-kind]')].map((icon) => icon.getAttribute('data-kind'))
    await expect(kinds).toEqual(['pdf', 'doc', 'ppt', 'xls', 'image', 'zip', 'other'])
  },
}
