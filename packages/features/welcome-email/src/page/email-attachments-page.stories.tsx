import { fakeClient, problem } from '@ssp/api/testing'
import { chooseAction, SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { attachmentsPath, fakeAttachments, welcomeEmailServer } from '../testing'
import { EmailAttachmentsPage } from './email-attachments-page'

interface Args {
  server: FakeServer
  client?: ReturnType<typeof fakeClient>
}

const meta = {
  title: 'Welcome e-mail/Attachments',
  render: (args) => (
    <SspStoryProvider
      {...args}
      at="/client/email-attachments"
      permissions={['EMAIL_ATTACHMENTS_VIEW', 'EMPLOYEES_VIEW']}
    >
      <EmailAttachmentsPage />
    </SspStoryProvider>
  ),
  args: { server: welcomeEmailServer() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const posts = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const preview = async (canvas: ReturnType<typeof within>) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Preview Email' }))
  return within(await screen.findByRole('dialog', { name: 'Preview Email' }))
}

/** The subtitle and columns of the specification, with the specified space and the space as mail counts it. */
export const List: Story = {
  args: { server: welcomeEmailServer() },
  play: async ({ canvas, args }) => {
    await expect(
      await canvas.findByText('Please note that the overall maximum size for email attachments is 10MB'),
    ).toBeVisible()
    await expect(await canvas.findByText('employee-handbook.pdf')).toBeVisible()
    await expect(canvas.getByText('Used: 2.75 MB of 10 MB. In the e-mail this counts as 3.76 MB.')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'View first-week.docx' }))
    await waitFor(() => expect(args.server.calls.some(({ path }) => path.includes('key='))).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: 'Delete employee-handbook.pdf' }))
    const confirm = within(await screen.findByRole('alertdialog'))
    await expect(confirm.getByText('Are you sure you want to remove this file permanently?')).toBeVisible()
    await userEvent.click(confirm.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(canvas.queryByText('employee-handbook.pdf')).toBeNull())
  },
}

/** A file larger than the remaining space is rejected without a request; with no space left there is no upload. */
export const NoSpace: Story = {
  args: { server: welcomeEmailServer({ attachments: [{ ...fakeAttachments[0]!, size: 9.999 }] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Upload' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Upload attachment' }))
    await userEvent.upload(
      dialog.getByLabelText('File'),
      new File([new Uint8Array(5000)], 'large.pdf', { type: 'application/pdf' }),
    )
    await expect(await dialog.findByRole('alert')).toHaveTextContent('large.pdf')
    await expect(posts(args.server)).toEqual([])
  },
}

/** At a client with strict rights, an account that may only view can neither upload nor delete. */
export const StrictRights: Story = {
  args: { server: welcomeEmailServer(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'View employee-handbook.pdf' })).toBeVisible()
    for (const name of ['Upload', 'Delete employee-handbook.pdf'])
      await expect(canvas.queryByRole('button', { name })).toBeNull()
  },
}

export const Full: Story = {
  args: { server: welcomeEmailServer({ attachments: [{ ...fakeAttachments[0]!, size: 10 }] }) },
  play: async ({ canvas }) => {
    await canvas.findByText('employee-handbook.pdf')
    await expect(canvas.getByRole('button', { name: 'Upload' })).toHaveAccessibleDescription(
      'The 10 MB are used. Delete an attachment first.',
    )
  },
}

export const Empty: Story = {
  args: { server: welcomeEmailServer({ attachments: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are no attachments to display currently.')).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: welcomeEmailServer().on('get', attachmentsPath, problem(503, 'unavailable', 'Away.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The attachments could not be loaded.')).toBeVisible()
  },
}

/** Asks for the address, then sends. */
export const TestSent: Story = {
  play: async ({ canvas, args }) => {
    const dialog = await preview(canvas)
    const frame = await dialog.findByTitle<HTMLIFrameElement>('Preview of the e-mail')
    await waitFor(() => expect(frame.contentDocument?.body.textContent).toContain('Welcome, Grace'))
    await expect(frame).toHaveAttribute('sandbox', 'allow-same-origin')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await dialog.findByText('Email address is required')).toBeVisible()
    await userEvent.type(await dialog.findByRole('textbox', { name: /Send a test to/ }), 'me@acme.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Test welcome email has been sent to me@acme.example')).toBeInTheDocument()
    await expect(posts(args.server)).toMatchObject([{ email: 'me@acme.example' }])
  },
}

/** The data of another employee. */
export const OtherEmployee: Story = {
  play: async ({ canvas }) => {
    const dialog = await preview(canvas)
    await userEvent.click(await dialog.findByRole('combobox', { name: 'Shown with the data of' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Ada Okafor · A-2' }))
    await waitFor(() =>
      expect(dialog.getByTitle<HTMLIFrameElement>('Preview of the e-mail').contentDocument?.body.textContent).toContain(
        'Welcome, Ada',
      ),
    )
  },
}

/** An account without an employee. */
export const Unlinked: Story = {
  args: { server: welcomeEmailServer({ linked: false }) },
  play: async ({ canvas, args }) => {
    const dialog = await preview(canvas)
    await userEvent.type(await dialog.findByRole('textbox', { name: /Send a test to/ }), 'me@acme.example')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(
      await dialog.findByText('You need to associate an employee with your account in order to send test email'),
    ).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Go to your profile' })).toBeVisible()
    await expect(posts(args.server)).toEqual([])
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('employee-handbook.pdf')).toBeVisible()
    await chooseAction({ userEvent, screen }, 'Preview Email')
    await expect(await screen.findByRole('dialog', { name: 'Preview Email' })).toBeVisible()
  },
}
