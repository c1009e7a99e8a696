import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { creationFormPath, creationFormServer } from '../testing'
import { CreateCreationFormPage } from './create-creation-form-page'

interface Args {
  server: FakeServer
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Creation forms/Create',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['PLATFORM_VIEW']}>
      <CreateCreationFormPage />
    </SspStoryProvider>
  ),
  args: { server: creationFormServer([]), at: '/platform/creation-form/create', onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

async function fill(canvas: Canvas) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Company Name/ }), 'Larkspur Foods')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Name in URL/ }), 'LarkSpur')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Point of Contact Name/ }), 'Iris Vale')
  await userEvent.type(canvas.getByRole('textbox', { name: /^Point of Contact Email/ }), 'iris@larkspur.example')
}
const submit = (canvas: Canvas) => userEvent.click(canvas.getByRole('button', { name: 'Create form' }))
const sent = ({ calls }: FakeServer) =>
  calls.filter(({ method, path }) => method === 'POST' && path.includes('creation'))

/** The sections with their fields and options (R4-289 to R4-304). */
export const Default: Story = {
  play: async ({ canvas }) => {
    const sections = (await canvas.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent)
    await expect(sections).toEqual([
      'Portal Details',
      'Contact Details',
      'Customisation',
      'Required Documents',
      'Company Documents',
    ])
    await expect(canvas.getByRole('textbox', { name: /^Point of Contact Email/ })).toHaveAttribute('type', 'email')
    const login = within(canvas.getByLabelText('Login Label')).getAllByRole('option')
    await expect(login.map(({ textContent }) => textContent)).toEqual([
      'National Insurance Number',
      'Employee Number',
      'Payroll Number',
      'Unique Employee Login',
    ])
    await expect(canvas.getByLabelText('Primary Color')).toHaveValue('#3886c2')
    await expect(canvas.getByLabelText('Secondary Color')).toHaveValue('#8257d4')
    const labels = (name: string) =>
      within(canvas.getByRole('group', { name }))
        .getAllByRole('checkbox')
        .map((box) => box.closest('label')?.textContent)
    await expect(labels('Required Documents')).toEqual(['Payslips', 'P45', 'P60', 'Pension Letters', 'Welcome Letters'])
    await expect(labels('Company Documents')).toEqual([
      'Employee Handbook',
      'Health & Safety Policy',
      'Expenses Policy',
      'DSE Policy',
      'Dress Code Policy',
      'Disciplinary Procedure',
      'Organisational Structure',
      'Company Contact List',
    ])
  },
}

/** The name in the address is converted to lower case while typing; the new form is opened. */
export const Created: Story = {
  args: { server: creationFormServer([]) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await expect(canvas.getByRole('textbox', { name: /^Name in URL/ })).toHaveValue('larkspur')
    await userEvent.selectOptions(canvas.getByLabelText('Login Label'), 'Payroll Number')
    await userEvent.click(canvas.getByRole('checkbox', { name: 'P60' }))
    await userEvent.click(canvas.getByRole('checkbox', { name: 'DSE Policy' }))
    await submit(canvas)
    await waitFor(() =>
      expect(args.onNavigate).toHaveBeenCalledWith(expect.stringMatching(/^\/platform\/creation-form\/[0-9a-f-]{36}$/)),
    )
    const [call] = sent(args.server)
    await expect(call?.body).toMatchObject({
      client_name: 'Larkspur Foods',
      url: 'larkspur',
      login_type: 2,
      colour_scheme: { primary: '#3886c2', secondary: '#8257d4' },
      assets: [],
    })
    await expect(call?.body).toHaveProperty(
      'required_documents',
      expect.arrayContaining([
        { name: 'P60', required: true },
        { name: 'P45', required: false },
      ]),
    )
  },
}

/** White space counts as empty; the first such field gets the focus, and nothing is sent. */
export const Incomplete: Story = {
  args: { server: creationFormServer([]) },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Company Name/ }), '   ')
    await submit(canvas)
    await expect(await canvas.findAllByText('Please fill in this field.')).toHaveLength(4)
    await expect(canvas.getByRole('textbox', { name: /^Company Name/ })).toHaveFocus()
    await expect(sent(args.server)).toHaveLength(0)
  },
}

/** The server's text in a notification titled 'Error' (R4-524, R4-525); the input stays. */
export const Failed: Story = {
  args: {
    server: creationFormServer([]).on('post', creationFormPath, problem(400, 'invalid', 'Closed for a moment.')),
  },
  play: async ({ canvas }) => {
    await fill(canvas)
    await submit(canvas)
    await expect(await screen.findByText('Error')).toBeInTheDocument()
    await expect(await screen.findAllByText('Closed for a moment.')).not.toHaveLength(0)
    await expect(canvas.getByRole('textbox', { name: /^Company Name/ })).toHaveValue('Larkspur Foods')
  },
}

/** A form that is being sent is not sent twice (R4-442). */
export const Sending: Story = {
  args: { server: creationFormServer([]).on('post', creationFormPath, () => new Promise<Response>(() => {})) },
  play: async ({ canvas, args }) => {
    await fill(canvas)
    await submit(canvas)
    await submit(canvas)
    await expect(sent(args.server)).toHaveLength(1)
  },
}

/** A file of another type is named and not sent. */
export const WrongAsset: Story = {
  args: { server: creationFormServer([]) },
  play: async ({ canvas, args }) => {
    const input = await canvas.findByLabelText('Add assets')
    await userEvent.upload(input, new File(['a,b'], 'people.csv', { type: 'text/csv' }), { applyAccept: false })
    await expect(await canvas.findByText(/people\.csv/)).toBeVisible()
    await expect(args.server.calls).toHaveLength(0)
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } }
