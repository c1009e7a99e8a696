import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import { Menu } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import { emailServer, employee, recipients } from '../testing'
import { useEmployeeEmails, useUnregisteredReminder, type EmailActions } from './use-employee-emails'

const path = '/ssp/production/employees/emails/{clientId}'
const person = employee(1)

const OfEmployee = ({ email }: { email: string | null }) => <Drawn {...useEmployeeEmails({ ...person, email })} />
const OfAll = () => <Drawn {...useUnregisteredReminder()} />
const Drawn = ({ actions, element }: EmailActions) => (
  <>
    <Menu label="More actions" actions={actions} />
    {element}
  </>
)

interface Args {
  server: FakeServer
  /** E-mail address of the employee; undefined for the reminder to all. */
  email: string | null | undefined
}

const meta = {
  title: 'Employees/E-mails',
  render: ({ server, email }) => (
    <SspStoryProvider server={server} permissions={['EMPLOYEES_VIEW']}>
      {email === undefined ? <OfAll /> : <OfEmployee email={email} />}
    </SspStoryProvider>
  ),
  args: { server: emailServer(), email: undefined },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const open = async (canvas: ReturnType<typeof within>, action: string) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: action }))
  return within(await screen.findByRole('dialog', { name: action }))
}
const posts = (server: FakeServer) => server.calls.filter(({ method }) => method === 'POST').map((call) => call.path)

/** Recipients and skipped employees are shown before Send; the notification is the status of the server. */
export const All: Story = {
  args: { server: emailServer() },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await expect(await dialog.findByText('1,204 employees')).toBeVisible()
    await expect(dialog.getByText(/Ada Okafor and 6 more/)).toBeVisible()
    const frame = await dialog.findByTitle<HTMLIFrameElement>('Preview of the e-mail')
    await waitFor(() => expect(frame.contentDocument?.querySelector('h1')?.style.fontSize).toBe('22px'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Employees Registration Reminder')).toBeInTheDocument()
    await expect(screen.getByText('The registration reminder is on its way to 1,204 employees.')).toBeInTheDocument()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(posts(args.server).at(-1)).toContain('function=emailUnregistered')
  },
}

/** Cancel sends nothing. */
export const Cancelled: Story = {
  args: { server: emailServer() },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(posts(args.server)).toEqual([])
  },
}

export const Failed: Story = {
  args: { server: emailServer().on('post', `${path}#emailUnregistered`, problem(503, 'unavailable', 'Away.')) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await dialog.findByText('1,204 employees')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(await screen.findByText('Something went wrong')).toBeInTheDocument()
    await expect(screen.getByText('Emails could not be sent at this time, please try again later.')).toBeInTheDocument()
  },
}

export const Nobody: Story = {
  args: { server: emailServer(undefined, { ...recipients, recipients: 0 }) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await expect(await dialog.findByText('There are no recipients for this e-mail now.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription('No employee would get it.')
  },
}

export const PreviewFailed: Story = {
  args: { server: emailServer().on('get', path, problem(503, 'unavailable', 'The template is away.')) },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await expect(await dialog.findByText('The e-mail could not be loaded.')).toBeVisible()
    await expect(dialog.getByRole('button', { name: 'Send' })).toHaveAccessibleDescription(
      'Wait until everything is loaded.',
    )
  },
}

export const OneReminded: Story = {
  args: { email: 'bruno@acme.example', server: emailServer(undefined, { ...recipients, recipients: 1 }) },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await dialog.findByText('1 employee')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(
      await screen.findByText('Registration email reminder has been sent to bruno@acme.example'),
    ).toBeInTheDocument()
    await expect(posts(args.server).at(-1)).toContain(`id=${person.id}`)
  },
}

export const AppDetails: Story = {
  args: { email: 'bruno@acme.example', server: emailServer(undefined, { ...recipients, recipients: 1 }) },
  play: async ({ canvas, args }) => {
    const dialog = await open(canvas, 'App Details Email')
    await dialog.findByText('1 employee')
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(
      await screen.findByText('Email with app details and links has been sent to bruno@acme.example'),
    ).toBeInTheDocument()
    await expect(posts(args.server).at(-1)).toContain('function=emailAppDetails')
  },
}

/** Without an address nothing can be sent. */
export const NoAddress: Story = {
  args: { email: null, server: emailServer() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('menuitem')).toBeNull()
  },
}

export const Phone: Story = {
  args: { server: emailServer() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const dialog = await open(canvas, 'Registration Reminder')
    await expect(await dialog.findByText('1,204 employees')).toBeVisible()
  },
}
