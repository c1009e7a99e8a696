import type { Document } from '@ssp/api'
import { fakeId, fakeServer, problem } from '@ssp/api/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SspStoryProvider, type FakeServer } from '../testing'
import { DocumentUpload } from './document-upload'

interface Args {
  server: FakeServer
  finish: (document: Document, confirmed: boolean) => Promise<unknown>
}

const path = '/ssp/production/documents/{clientId}'

const uploadServer = () =>
  fakeServer().on('post', '/dashboard/sign-upload-url', { url: '/api/storage/put/x?signature=c' })

const meta = {
  title: 'Page kit/Document upload',
  render: ({ server, finish }) => (
    <SspStoryProvider server={server}>
      <DocumentUpload label="File" folder={fakeId(40)} finish={finish} onDone={fn()} />
    </SspStoryProvider>
  ),
  args: { server: uploadServer(), finish: fn<Args['finish']>(async () => undefined) },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (input: HTMLElement, file: File) => userEvent.upload(input, file, { applyAccept: false })

/** The empty box accepts one file of an allowed type. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File')).toHaveAttribute('accept', expect.stringContaining('.pdf'))
  },
}

/** A file of another type is not sent. */
export const WrongKind: Story = {
  play: async ({ canvas, args }) => {
    await choose(canvas.getByLabelText('File'), new File(['x'], 'page.html', { type: 'text/html' }))
    await expect(canvas.getByRole('alert')).not.toBeEmptyDOMElement()
    await expect(args.server.calls).toEqual([])
  },
}

/** Without an upload address nothing is sent; the file stays in the box and can be retried. */
export const Rejected: Story = {
  args: {
    server: uploadServer().on('post', '/dashboard/sign-upload-url', problem(403, 'forbidden', 'You may not do this.')),
  },
  play: async ({ canvas, args }) => {
    await choose(canvas.getByLabelText('File'), new File(['%PDF-'], 'rules.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(canvas.getByText('rules.pdf')).toBeVisible()
    await expect(args.finish).not.toHaveBeenCalled()
    await expect(args.server.calls.some(({ path: called }) => called.includes(path))).toBe(false)
  },
}
