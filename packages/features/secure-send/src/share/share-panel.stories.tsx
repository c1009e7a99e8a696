import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeCaution, secureSendPath, secureSendServer } from '../testing'
import { SharePanel } from './share-panel'

interface Args {
  server: FakeServer
  permissions: string[]
  onClose: () => void
}

/** A simulated store: every PUT succeeds, except the last one, which is rejected. */
let status = 200
class FakeStore extends EventTarget {
  status = status
  timeout = 0
  responseText = ''
  upload = new EventTarget()
  open() {}
  setRequestHeader() {}
  abort() {
    this.dispatchEvent(new Event('abort'))
  }
  send() {
    setTimeout(() => this.dispatchEvent(new Event('load')), 30)
  }
}

const meta = {
  title: 'Secure Send/Share panel',
  render: ({ onClose, ...args }) => (
    <SspStoryProvider {...args}>
      <SharePanel open onClose={onClose} />
    </SspStoryProvider>
  ),
  args: { server: secureSendServer(), permissions: ['SECURE_SEND_VIEW'], onClose: fn() },
  beforeEach: () => {
    status = 200
    const real = globalThis.XMLHttpRequest
    globalThis.XMLHttpRequest = FakeStore as unknown as typeof XMLHttpRequest
    return () => void (globalThis.XMLHttpRequest = real)
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const panel = async () => within(await screen.findByRole('dialog', { name: 'Share' }))
const file = (name: string, size = 2345) => new File([new Uint8Array(size)], name)
const choose = async (...files: File[]) =>
  userEvent.upload(await (await panel()).findByLabelText('Files', { selector: 'input' }), files)
const uploadOne = async () => {
  const dialog = await panel()
  await choose(file('Annual Report (2026).PDF'))
  await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
  await expect(await dialog.findByText('annualreport2026.pdf')).toBeVisible()
  return dialog
}
const chooseReceiver = async (name: string) => {
  const dialog = await panel()
  await userEvent.click(await dialog.findByRole('combobox', { name: /Recipients/ }))
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(name) }))
  await userEvent.keyboard('{Escape}')
}
const sent = (server: FakeServer, part: string) =>
  server.calls.filter(({ method, path }) => method === 'POST' && path.includes(part)).map(({ body }) => body)
const share = () => screen.getByRole('button', { name: 'Share' })

/** A file is uploaded under its cleaned name and shared; the panel closes without the alert. */
export const OneFile: Story = {
  args: { server: secureSendServer(), onClose: fn() },
  play: async ({ args }) => {
    const dialog = await uploadOne()
    await expect(dialog.getByText(/2\.35 kb/)).toBeVisible()
    const recipients = await dialog.findByRole('combobox', { name: /Recipients/ })
    await userEvent.click(share())
    await waitFor(() => expect(recipients).toHaveFocus())
    await expect(recipients).toHaveAccessibleDescription(/Please fill in this field/)
    await chooseReceiver('Bruno Costa')
    await userEvent.type(dialog.getByLabelText('Message'), 'For you')
    await userEvent.click(share())
    await expect(await screen.findByText('Share completed')).toBeVisible()
    await expect(screen.getByText('Document has been shared successfully')).toBeVisible()
    await expect(screen.getByRole('link', { name: /annualreport2026\.pdf/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/shared-documents\/logs$/),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
    const [signed] = sent(args.server, 'getSignedUrl')
    await expect(signed).toEqual([
      { bucket: 'shared-documents', ext: 'pdf', key: expect.stringMatching(/\/\d{1,3}-annualreport2026$/) },
    ])
    const [body] = sent(args.server, '/shared-documents/')
    await expect(body).toMatchObject({ filename: 'annualreport2026.pdf', message: 'For you' })
    await expect((body as { recipients: unknown[] }).recipients).toEqual([
      { to: expect.any(String), toUsername: 'user.1', toEmail: 'user.1@acme.example' },
    ])
  },
}

/** The field is rendered while the recipients load, so that a submit can focus it. */
export const RecipientsLoading: Story = {
  args: { server: secureSendServer().on('get', `${secureSendPath}/users`, () => new Promise(() => {})) },
  play: async () => {
    const dialog = await uploadOne()
    await userEvent.click(share())
    const recipients = dialog.getByRole('combobox', { name: /Recipients/ })
    await waitFor(() => expect(recipients).toHaveFocus())
    await expect(recipients).toBeInvalid()
  },
}

/** Without a file nothing is sent. */
export const NoFile: Story = {
  args: { server: secureSendServer() },
  play: async ({ args }) => {
    await panel()
    await userEvent.click(share())
    const files = screen.getByLabelText('Files', { selector: 'input' })
    await expect(files).toHaveAccessibleDescription(/Please add a file you would like to share/)
    await expect(files).toBeInvalid()
    await expect(files).toHaveFocus()
    await expect(sent(args.server, '/shared-documents/')).toEqual([])
  },
}

/** Several files require a folder name, and are packed into one file with that name. */
export const SeveralFiles: Story = {
  args: { server: secureSendServer() },
  play: async ({ args }) => {
    const dialog = await panel()
    await choose(file('one.pdf'), file('two.csv'))
    await userEvent.click(await dialog.findByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('Please add a folder name for these files')).toBeVisible()
    await expect(sent(args.server, 'getSignedUrl')).toEqual([])
    await userEvent.type(dialog.getByLabelText(/Folder name/), 'Year End / 2026')
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('yearend2026.zip')).toBeVisible()
  },
}

/** While a file is uploading the panel stays open. */
export const CloseWithFile: Story = {
  args: { server: secureSendServer(), onClose: fn() },
  play: async ({ args }) => {
    const dialog = await uploadOne()
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await expect(await screen.findByText('Please remove file before closing')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: /Remove annualreport2026/ }))
    await waitFor(() => expect(screen.queryByText('Please remove file before closing')).toBeNull())
    await expect(sent(args.server, 'deleteFiles')).toHaveLength(1)
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** The confirmation before a first file to a recipient outside the client, or one with a name like another's. */
export const Caution: Story = {
  args: { server: secureSendServer({ cautions: [fakeCaution()] }), onClose: fn() },
  play: async ({ args }) => {
    await uploadOne()
    await chooseReceiver('Ada Okafor')
    await userEvent.click(share())
    const question = within(await screen.findByRole('alertdialog'))
    await expect(question.getByText('Outside your client: Borealis')).toBeVisible()
    await expect(question.getByText('There are others with a similar name: Ada Okafour (user.9)')).toBeVisible()
    await userEvent.click(question.getByRole('button', { name: 'Go back' }))
    await expect(sent(args.server, '/shared-documents/')).toEqual([])
    await userEvent.click(share())
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Share' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}

/** A recipient is now out of reach: the input stays. */
export const OutOfReach: Story = {
  args: {
    server: secureSendServer().on('post', `${secureSendPath}/{userId}`, () =>
      problem(404, 'not_found', 'You can no longer share with everybody you chose. Please choose again.'),
    ),
    onClose: fn(),
  },
  play: async ({ args }) => {
    await uploadOne()
    await chooseReceiver('Ada Okafor')
    await userEvent.click(share())
    await expect(await screen.findByText(/You can no longer share with everybody/)).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

/** The store rejects the file, or no address was signed: two different texts. */
export const UploadFails: Story = {
  args: { server: secureSendServer() },
  play: async () => {
    const dialog = await panel()
    status = 500
    await choose(file('a.pdf'))
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('There was an error adding this file.')).toBeVisible()
  },
}

export const SigningFails: Story = {
  args: {
    server: secureSendServer().on('post', '/ssp/production/upload#getSignedUrl', () => problem(500, 'internal', 'No.')),
  },
  play: async () => {
    const dialog = await panel()
    await choose(file('a.pdf'))
    await userEvent.click(dialog.getByRole('button', { name: 'Upload' }))
    await expect(await dialog.findByText('Something went wrong when uploading your file.')).toBeVisible()
  },
}

/** Another type is rejected at once. */
export const WrongType: Story = {
  play: async () => {
    const dialog = await panel()
    const input = await dialog.findByLabelText('Files', { selector: 'input' })
    await userEvent.upload(input, [file('program.exe')], { applyAccept: false })
    await expect(await dialog.findByRole('alert')).toHaveTextContent('program.exe')
    await expect(dialog.queryByRole('button', { name: 'Upload' })).toBeNull()
  },
}

/** There are no recipients. */
export const Nobody: Story = {
  args: { server: secureSendServer({ users: [] }) },
  play: async () => {
    await expect(await (await panel()).findByText('There are no accounts that you can share with yet.')).toBeVisible()
  },
}

export const Phone: Story = {
  ...SeveralFiles,
  args: { server: secureSendServer() },
  globals: { viewport: { value: 'mobile1' } },
}
