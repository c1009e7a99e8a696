import type { Client } from '@ssp/api'
import { DEFAULT_INCIDENT_FIELDS } from '@ssp/api'
import { fakeClient, problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { incidentServer, incidentsPath } from '../testing'
import { IncidentFormPage } from './incident-form-page'

interface Args {
  server: FakeServer
  client?: Client
}

const custom = () => incidentServer({ form: DEFAULT_INCIDENT_FIELDS })

const meta = {
  title: 'Incidents/Form',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['INCIDENTS_VIEW']} at="/client/incidents/form">
      <IncidentFormPage />
    </SspStoryProvider>
  ),
  args: { server: incidentServer() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

/** Read-only, until a custom form is created from its fields. */
export const Default: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Default Template')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Save' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Radio Button' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/client/incidents')
    await userEvent.click(canvas.getByRole('button', { name: 'Create Custom Form' }))
    await expect(await canvas.findByText('Custom Template')).toBeVisible()
    const created = args.server.calls.find(({ method }) => method === 'POST')
    await expect(created?.body).toEqual({ fields: DEFAULT_INCIDENT_FIELDS })
    await expect(document.body).not.toHaveFocus()
  },
}

/** The five controls; a field is removed and the form saved. */
export const Custom: Story = {
  args: { server: custom() },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Custom Template')).toBeVisible()
    const palette = within(canvas.getByRole('complementary', { name: 'Fields' }))
    const controls = palette.getAllByRole('button').map((control) => control.textContent)
    await expect(controls).toEqual(['Textfield', 'Textarea', 'Radio Button', 'Date', 'Header'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Who was involved?' }))
    const title = 'Are you sure you want to remove Who was involved??'
    const confirm = within(await screen.findByRole('alertdialog', { name: title }))
    await userEvent.click(confirm.getByRole('button', { name: 'Remove' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Form has been saved')).toBeInTheDocument()
    const saved = args.server.calls.find(({ method }) => method === 'PATCH')
    const kept = DEFAULT_INCIDENT_FIELDS.filter(({ id }) => id !== 8).map(({ id }) => ({ id }))
    await expect(saved?.body).toMatchObject({ fields: kept })
  },
}

/** The default template is restored after a confirmation. */
export const Restored: Story = {
  args: { server: custom() },
  play: async ({ canvas, args }) => {
    await chooseAction({ userEvent, screen }, 'Restore Default Template')
    const title = 'Are you sure you want to restore the default template?'
    const confirm = within(await screen.findByRole('alertdialog', { name: title }))
    await expect(args.server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(0)
    await userEvent.click(confirm.getByRole('button', { name: 'Restore' }))
    await expect(await canvas.findByText('Default Template')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Create Custom Form' })).toBeVisible()
  },
}

export const Preview: Story = {
  args: { server: incidentServer() },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Preview' }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getAllByRole('radio')).toHaveLength(6)
    await expect(dialog.getByRole('heading', { name: 'Your Employer' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: { server: incidentServer().on('get', `${incidentsPath}/form`, problem(400, 'invalid', 'No form today.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Phone: Story = {
  args: { server: custom() },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText('Custom Template')
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

/** At a client with strict rights, an account that may only view can read the custom form. */
export const StrictRights: Story = {
  args: { server: custom(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Custom Template')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible()
    await expect(canvas.queryByRole('complementary', { name: 'Fields' })).toBeNull()
    await expect(canvas.queryAllByRole('button', { name: /Save|Restore|Remove/ })).toEqual([])
  },
}

/** At such a client an account that may only view cannot create a custom form either. */
export const StrictRightsDefault: Story = {
  args: { server: incidentServer(), client: fakeClient({ strictRights: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Default Template')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Create Custom Form' })).toBeNull()
  },
}
