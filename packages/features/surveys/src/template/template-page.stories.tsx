import { problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { surveyServer, template } from '../testing'
import { CreateTemplatePage } from './create-template-page'
import { TemplatePage } from './template-page'

const own = template(0)
const shared = template(1)
const access = '/ssp/production/surveys/{clientId}/templates/{id}#checkAccess'

interface Args {
  server: FakeServer
  /** Null for a new template. */
  id: string | null
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Surveys/Template pages',
  render: ({ id, ...args }) => (
    <SspStoryProvider
      {...args}
      permissions={['SURVEYS_VIEW', 'SURVEYS_CREATE', 'SURVEYS_UPDATE']}
      at="/surveys/template"
    >
      {id === null ? <CreateTemplatePage /> : <TemplatePage params={{ id }} />}
    </SspStoryProvider>
  ),
  args: { server: surveyServer(), id: own.id, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const calls = (server: FakeServer, method: string) => server.calls.filter((call) => call.method === method)

/** Title, description and form; nothing is sent while something is missing. */
export const Create: Story = {
  args: { server: surveyServer(), id: null },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), 'Pulse')
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/surveys?tab=templates')
    await userEvent.click(canvas.getByRole('button', { name: 'Create' }))
    const text = 'Title, Description and Survey fields are required to save.'
    await expect(await screen.findByText(text)).toBeInTheDocument()
    await expect(calls(args.server, 'POST')).toHaveLength(0)
  },
}

/** The access check returned true: everything can be edited and saved. */
export const Unlocked: Story = {
  args: { server: surveyServer({ templates: [own] }) },
  play: async ({ canvas, args }) => {
    const update = await canvas.findByRole('button', { name: 'Update' })
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), ' B')
    await userEvent.click(update)
    await expect(await screen.findByText('Template has been updated')).toBeInTheDocument()
    const [call] = calls(args.server, 'PATCH')
    await expect(call?.body).toMatchObject({ title: 'Template 1 B' })
    await expect(call?.headers.get('If-Match')).toBe('"1"')
  },
}

/** Creates a survey from an unlocked template. */
export const UsedForSurvey: Story = {
  args: { server: surveyServer({ templates: [own] }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Create survey' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(`/surveys/create?template=${own.id}`)
  },
}

/** Unlocked, Remove permanently deletes the template. */
export const Deleted: Story = {
  args: { server: surveyServer({ templates: [own] }) },
  play: async ({ canvas, args }) => {
    await canvas.findByRole('button', { name: 'Update' })
    await chooseAction({ userEvent, screen }, 'Remove')
    const text = 'Are you sure you want to permanently delete this template?'
    const dialog = within(await screen.findByRole('alertdialog', { name: text }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys?tab=templates'))
    await expect(calls(args.server, 'DELETE')[0]?.path).toMatch(new RegExp(`/templates/${own.id}$`))
  },
}

/** A shared template is read-only: Remove, which removes only its reference, and Go Back. */
export const Locked: Story = {
  args: { server: surveyServer({ templates: [shared] }), id: shared.id },
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('This template is locked')).toBeVisible()
    await expect(canvas.getByText('Questions to begin with.')).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: /^Title/ })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Update' })).toBeNull()
    await expect(canvas.queryByRole('button', { name: 'Create survey' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toBeVisible()
    await chooseAction({ userEvent, screen }, 'Remove')
    const text = 'Are you sure you want to remove this template?'
    const dialog = within(await screen.findByRole('alertdialog', { name: text }))
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys?tab=templates'))
    await expect(calls(args.server, 'DELETE')[0]?.path).toContain(`referenceId=${shared.reference_id}`)
  },
}

/** A failed access check leaves the template locked and says so. */
export const AccessUnknown: Story = {
  args: { server: surveyServer({ templates: [own] }).on('get', access, problem(400, 'invalid', 'No check now.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This template is locked')).toBeVisible()
    await expect(await screen.findByText('No check now.')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Escape}')
  },
}

export const Missing: Story = {
  args: { server: surveyServer({ templates: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such template.')).toBeVisible()
  },
}

export const Phone: Story = {
  args: { server: surveyServer({ templates: [own] }) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Update' })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
