import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { survey, surveys, surveyServer, templates } from '../testing'
import { SurveysPage } from './surveys-page'

const listCall = '/ssp/production/surveys/{clientId}'
const ALL = ['SURVEYS_VIEW', 'SURVEYS_CREATE', 'SURVEYS_UPDATE']

interface Args {
  server: FakeServer
  at: string
  permissions: string[]
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Surveys/List page',
  render: (args) => (
    <SspStoryProvider {...args}>
      <SurveysPage />
    </SspStoryProvider>
  ),
  args: { server: surveyServer(), at: '/surveys', permissions: ALL, onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** A card per survey with category, start, status and description; ten per page. */
export const Default: Story = {
  args: { server: surveyServer({ surveys: surveys(12) }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 surveys')).toBeVisible()
    const cards = within(canvas.getByRole('list', { name: 'Surveys' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(10)
    await expect(within(cards[0]!).getByText('DRAFT')).toBeVisible()
    await expect(within(cards[1]!).getByText('SCHEDULED')).toBeVisible()
    await expect(within(cards[2]!).getByText('LIVE')).toBeVisible()
    await expect(within(cards[3]!).getByText('COMPLETED')).toBeVisible()
    await expect(within(cards[2]!).getByText(/^Wellbeing · Starts \d\d\.\d\d\.\d{4} \d\d:\d\d$/)).toBeVisible()
    await expect(within(cards[2]!).getByText(/^Ten questions/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Page 2' }))
    await waitFor(() => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(2))
  },
}

const closed = [
  survey(0),
  survey(2),
  survey(2, { id: survey(6).id, title: 'Anonymous 7', anonymous: true }),
  survey(3, { title: 'Long ago 4' }),
]

/** The table: closing date, anonymity, and number of answers, read once for the page. */
export const Columns: Story = {
  args: { server: surveyServer({ surveys: closed }), at: '/surveys?layout=list' },
  play: async ({ canvas, args }) => {
    const rowOf = async (name: RegExp) => within(await canvas.findByRole('row', { name }))
    await expect((await rowOf(/Anonymous 7/)).getByText('Yes')).toBeVisible()
    await expect(await canvas.findAllByText('20 of 60 have answered')).toHaveLength(2)
    await expect((await rowOf(/Anonymous 7/)).getByText('Fewer than 5 of 60 have answered')).toBeVisible()
    const draft = await rowOf(/No start date/)
    await expect(draft.getByText('No end date')).toBeVisible()
    await expect(draft.queryByText(/have answered/)).toBeNull()
    const asked = args.server.calls.filter(({ path }) => path.includes('/participation'))
    await expect(asked).toHaveLength(1)
    await expect(new URL(asked[0]!.path, 'http://ssp.test').searchParams.get('surveyIds')?.split(',')).toEqual(
      closed.slice(1).map(({ id }) => id),
    )
  },
}

/** Removes selected surveys; the confirmation counts the lost responses. */
export const RemoveSelected: Story = {
  args: { server: surveyServer({ surveys: closed }), at: '/surveys?layout=list' },
  play: async ({ canvas }) => {
    for (const name of [/Long ago 4/, /Anonymous 7/])
      await userEvent.click(within(await canvas.findByRole('row', { name })).getByRole('checkbox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }))
    const confirm = within(await screen.findByRole('alertdialog', { name: 'Remove 2 surveys?' }))
    await expect(confirm.getByText(/^Their forms and [\d,]+ responses are lost/)).toBeVisible()
    await userEvent.click(confirm.getByRole('button', { name: 'Remove' }))
    await expect(await screen.findByText('2 surveys removed')).toBeInTheDocument()
    await waitFor(() => expect(canvas.queryByRole('row', { name: /Long ago 4/ })).toBeNull())
  },
}

/** The response rates cannot be read: the list stays without them. */
export const NoRates: Story = {
  args: {
    server: surveyServer().on(
      'get',
      '/ssp/production/survey-responses/{clientId}/participation',
      problem(403, 'forbidden', 'You do not have permission.'),
    ),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 surveys')).toBeVisible()
    await waitFor(() => expect(canvas.getAllByText(/^Closes/).length).toBeGreaterThan(0))
    await expect(canvas.queryByText(/have answered/)).toBeNull()
  },
}

/** The actions button links to both create pages. */
export const Actions: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions' }))
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Create Template' })).toBeVisible())
    await userEvent.click(screen.getByRole('menuitem', { name: 'Create Survey' }))
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/surveys/create'))
  },
}

/** Number, name and description of each template, and View. */
export const Templates: Story = {
  args: { server: surveyServer({ templates: templates(12) }) },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'TEMPLATES' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/surveys?tab=templates')
    const table = within(await canvas.findByRole('table', { name: 'Survey templates' }))
    await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(11))
    await expect(table.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await expect(table.getByRole('columnheader', { name: 'Description' })).toBeVisible()
    await expect(table.getByRole('link', { name: 'View Template 1' })).toHaveTextContent('View')
  },
}

export const NoTemplates: Story = {
  args: { server: surveyServer({ templates: [] }), at: '/surveys?tab=templates' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There are currently no templates available.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: surveyServer({ surveys: [] }) },
  play: async ({ canvas }) => {
    const text = 'Click the actions button in the top right to create your first survey.'
    await expect(await canvas.findByText(text)).toBeVisible()
  },
}

/** The server's text as a notification titled Error. */
export const Failed: Story = {
  args: { server: surveyServer().on('get', listCall, problem(400, 'invalid', 'Surveys are closed for a moment.')) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The surveys could not be loaded.')).toBeVisible()
    const notice = within(await screen.findByRole('alertdialog'))
    await expect(notice.getByText('Error')).toBeVisible()
    await expect(notice.getByText('Surveys are closed for a moment.')).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: surveyServer().on('get', listCall, () => new Promise<Response>(() => {})) },
}

/** A user who may only view sees neither actions nor links. */
export const ViewOnly: Story = {
  args: { permissions: ['SURVEYS_VIEW'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('12 surveys')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Actions' })).toBeNull()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}

const long = 'Donaudampfschifffahrtsgesellschaftskapitäne '.repeat(4).trim()

export const Phone: Story = {
  args: {
    server: surveyServer({
      surveys: [survey(2, { title: long, description: long.repeat(5), category_title: long, response_count: 12_345 })],
    }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 2, name: long })
    const page = canvasElement.ownerDocument.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}
