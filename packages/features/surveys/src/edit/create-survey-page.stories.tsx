import { fakeId, problem } from '@ssp/api/testing'
import { chooseAction, type FakeServer, SspStoryProvider, typeDate } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { surveyServer, templates } from '../testing'
import { CreateSurveyPage } from './create-survey-page'

const root = '/ssp/production/surveys/{clientId}'

interface Args {
  server: FakeServer
  /** Default `/surveys/create`. */
  at?: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Surveys/Create page',
  render: ({ at = '/surveys/create', ...args }) => (
    <SspStoryProvider {...args} permissions={['SURVEYS_VIEW', 'SURVEYS_CREATE']} at={at}>
      <CreateSurveyPage />
    </SspStoryProvider>
  ),
  args: { server: surveyServer(), onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = ReturnType<typeof within>

const sent = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'POST').map(({ body }) => body)
const local = (hours: number) => {
  const date = new Date(Date.now() + hours * 3_600_000)
  return new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}
const setDate = async (canvas: Canvas, name: string, value: string) =>
  typeDate(userEvent, await canvas.findByRole('group', { name }), value)
const importTemplate = async () => {
  await chooseAction({ userEvent, screen }, 'Template')
  const dialog = within(await screen.findByRole('dialog', { name: 'Import from template' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Import Template 1' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

/** Branded, not anonymous, no dates, no fields: a draft without Preview. */
export const Default: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Save as a draft' })).toBeVisible()
    await expect(canvas.getByRole('checkbox', { name: 'Branded' })).toBeChecked()
    await expect(canvas.getByRole('checkbox', { name: 'Anonymous' })).not.toBeChecked()
    await expect(canvas.getByRole('button', { name: 'Manage category' })).toHaveAccessibleDescription(
      'Choose a category first.',
    )
    await expect(canvas.queryByRole('button', { name: 'Preview' })).toBeNull()
    await expect(canvas.getByRole('link', { name: 'Go Back' })).toHaveAttribute('href', '/surveys')
  },
}

/** The two dates determine whether it is published. */
export const PublishedByDates: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas }) => {
    await setDate(canvas, 'Start date', local(-5))
    await setDate(canvas, 'Completion date', local(5))
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible()
    await expect(canvas.getByText('LIVE')).toBeVisible()
    await setDate(canvas, 'Completion date', local(-4))
    await expect(canvas.getByRole('button', { name: 'Save as a draft' })).toBeVisible()
    await setDate(canvas, 'Completion date', local(-9))
    await expect(canvas.getByText('The completion date is before the start date.')).toBeVisible()
  },
}

/** A survey that has ended accepts no answers. */
export const PastCompletion: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas, args }) => {
    await setDate(canvas, 'Completion date', local(-48))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a draft' }))
    const field = canvas.getByRole('group', { name: 'Completion date' })
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This day has passed\./))
    await expect(sent(args.server)).toEqual([])
  },
}

/** Clearing one part of a date removes it; the survey is a draft again. */
export const DateRemoved: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas }) => {
    await setDate(canvas, 'Start date', local(-5))
    await setDate(canvas, 'Completion date', local(5))
    await expect(canvas.getByRole('button', { name: 'Publish' })).toBeVisible()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await userEvent.click(canvas.getAllByRole('textbox', { name: /^Title/ })[0]!)
    await expect(await canvas.findByRole('button', { name: 'Save as a draft' })).toBeVisible()
    await expect(canvas.getByRole('group', { name: 'Completion date' })).toHaveTextContent('dd.mm.yyyy')
  },
}

/** Missing values are a notification, and their labels are red for four seconds. */
export const Incomplete: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save as a draft' }))
    const text = 'Title, Description and Survey fields are required to save.'
    await expect(await screen.findByText(text)).toBeInTheDocument()
    const title = canvas.getByRole('textbox', { name: /^Title/ })
    await expect(title).toHaveFocus()
    await expect(title).toBeInvalid()
    await expect(title).toHaveAccessibleDescription('Please fill in this field.')
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toBeInvalid()
    await expect(canvas.getByText('Title')).toHaveAttribute('data-missing')
    await expect(canvas.getByText('Description')).toHaveAttribute('data-missing')
    await waitFor(() => expect(canvas.getByText('Title')).not.toHaveAttribute('data-missing'))
    await expect(sent(args.server)).toEqual([])
  },
}

/** Imports the fields and, where they are empty, the texts of a template; the survey is sent with its answers cleared. */
export const CreatedFromTemplate: Story = {
  args: { server: surveyServer({ templates: templates(2) }) },
  play: async ({ canvas, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '  Pulse ')
    await importTemplate()
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('  Pulse ')
    await expect(canvas.getByRole('textbox', { name: /^Description/ })).toHaveValue('Questions to begin with.')
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a draft' }))
    await expect(await screen.findByText('Survey has been created')).toBeInTheDocument()
    const [body] = sent(args.server) as { title: string; fields: string; branded: boolean }[]
    await expect(body).toMatchObject({ title: 'Pulse', branded: true, anonymous: false, start_date: null })
    const fields = JSON.parse(body!.fields) as { id: number; type: string; value: unknown }[]
    await expect(fields.map(({ type }) => type)).toEqual(['header', 'radio', 'range', 'text'])
    await expect(fields.find(({ type }) => type === 'range')?.value).toBe(5)
    await expect(fields.some(({ id }) => id === 12)).toBe(false)
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys'))
  },
}

/** The template in the address is imported once, and not again by the same address. */
export const BegunFromTemplate: Story = {
  args: {
    server: surveyServer({ templates: templates(2) }),
    at: `/surveys/create?template=${templates(2)[0]?.id}`,
  },
  play: async ({ canvas, args }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Template 1'))
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible()
    await expect(await screen.findAllByText(/fields imported/)).toHaveLength(1)
    await expect(args.onNavigate).toHaveBeenCalledWith('/surveys/create')
  },
}

/** Nothing is created twice while the next page loads. */
export const ClickedAgain: Story = {
  args: { server: surveyServer({ templates: templates(2) }) },
  play: async ({ canvas, args }) => {
    await importTemplate()
    const save = canvas.getByRole('button', { name: 'Save as a draft' })
    await userEvent.click(save)
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys'))
    await userEvent.click(save)
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), '!{Enter}')
    await userEvent.click(save)
    await expect(sent(args.server)).toHaveLength(1)
  },
}

/** A new category is created from the picker. */
export const NewCategory: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas, args }) => {
    // The field loads on first render.
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Category' }))
    await screen.findByRole('option', { name: 'Wellbeing' })
    await userEvent.keyboard('Culture')
    await userEvent.click(await screen.findByRole('option', { name: 'Create “Culture”' }))
    await expect(await screen.findByText('Category has been created')).toBeInTheDocument()
    await expect(sent(args.server)).toEqual([{ title: 'Culture' }])
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Category' })).toHaveValue('Culture'))
  },
}

/** Title, description, delete and save of the chosen category. */
export const ManagedCategory: Story = {
  args: { server: surveyServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Category' }))
    await userEvent.click(await screen.findByRole('option', { name: 'Wellbeing' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Manage category' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Manage category' }))
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('How people are')
    await expect(dialog.getByRole('button', { name: 'Delete' })).toBeVisible()
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), ' and health')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Category has been updated')).toBeInTheDocument()
    await expect(args.server.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      title: 'Wellbeing and health',
    })
  },
}

const openCategory = async (canvas: Canvas) => {
  await userEvent.click(await canvas.findByRole('combobox', { name: 'Category' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Wellbeing' }))
  await userEvent.click(canvas.getByRole('button', { name: 'Manage category' }))
  return within(await screen.findByRole('dialog', { name: 'Manage category' }))
}

const shared = surveyServer()
/**
 * Another user changed the category while the form was open: both changes are listed, and a second save sends the new
 * version.
 */
export const CategoryChangedElsewhere: Story = {
  args: { server: shared },
  play: async ({ canvas }) => {
    const dialog = await openCategory(canvas)
    await userEvent.type(dialog.getByRole('textbox', { name: /^Title/ }), ' and health')
    shared.saveCategoryElsewhere(fakeId(1), { title: 'Wellness', description: 'Body and mind', version: 2 })
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await dialog.findByText(/Title: Wellbeing is now Wellness/)).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Wellbeing and health')
    await expect(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue('Body and mind')
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
    await expect(await screen.findByText('Category has been updated')).toBeInTheDocument()
    const patches = shared.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)
    await expect(patches.at(-1)).toEqual({ title: 'Wellbeing and health', description: 'Body and mind' })
  },
}

const removing = surveyServer()
/** A category that another user has changed since it was read is not deleted; the dialog shows the change. */
export const CategoryNotDeleted: Story = {
  args: { server: removing },
  play: async ({ canvas }) => {
    const dialog = await openCategory(canvas)
    removing.saveCategoryElsewhere(fakeId(1), { title: 'Wellness', version: 2 })
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
    const confirmation = within(await screen.findByRole('alertdialog'))
    await userEvent.click(confirmation.getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: /^Title/ })).toHaveValue('Wellness'))
    await expect(screen.queryByText('Category has been deleted')).toBeNull()
  },
}

const gone = surveyServer()
/**
 * Another user deleted the chosen category: the server's text says so, the field is empty, and the survey can be saved
 * without one.
 */
export const ChosenCategoryDeleted: Story = {
  args: {
    server: gone.on('post', root, ({ body }) => {
      const { category_id: id } = body as { category_id: string | null }
      return id === null
        ? { success: true as const, id: fakeId(9) }
        : problem(404, 'not_found', 'Please choose again.', { fields: { category_id: 'This is not there any more.' } })
    }),
  },
  play: async ({ canvas, args }) => {
    await importTemplate()
    const field = canvas.getByRole('combobox', { name: 'Category' })
    await userEvent.click(field)
    await userEvent.click(await screen.findByRole('option', { name: 'Wellbeing' }))
    gone.deleteCategoryElsewhere(fakeId(1))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a draft' }))
    await expect(await screen.findByText('Please choose again.')).toBeInTheDocument()
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a draft' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys'))
  },
}

/** The server's text as a notification titled Error; the input stays. */
export const Rejected: Story = {
  args: { server: surveyServer().on('post', root, problem(400, 'invalid', 'No survey can be created now.')) },
  play: async ({ canvas, args }) => {
    await importTemplate()
    await userEvent.click(canvas.getByRole('button', { name: 'Save as a draft' }))
    await expect(await screen.findByText('No survey can be created now.')).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: /^Title/ })).toHaveValue('Template 1')
    await expect(args.onNavigate).not.toHaveBeenCalledWith('/surveys')
  },
}

/** Publish stops at the first field that cannot be answered, and saving a draft at one that is invalid; nothing is sent. */
export const StoppedAtField: Story = {
  args: { server: surveyServer({ templates: templates(2) }) },
  play: async ({ canvas, args }) => {
    await importTemplate()
    await setDate(canvas, 'Start date', local(-5))
    await setDate(canvas, 'Completion date', local(5))
    await userEvent.click(canvas.getByRole('button', { name: 'Radio Button' }))
    await userEvent.type(await canvas.findByRole('textbox', { name: 'Question' }), 'Which site?')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard Changes' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText('Radio Button has no question yet.')).toBeInTheDocument()
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Question' })).toHaveFocus())
    await userEvent.type(canvas.getByRole('textbox', { name: 'Question' }), 'Which site?')
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }))
    await expect(await screen.findByText('Radio Button has no options yet.')).toBeInTheDocument()
    await expect(sent(args.server)).toEqual([])
  },
}

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Save as a draft' })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
