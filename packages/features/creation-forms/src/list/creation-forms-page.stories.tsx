import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import { CreationFormsPage } from './creation-forms-page'
import { creationFormPath, creationFormServer, fakeCreationForm } from '../testing'

interface Args {
  server: FakeServer
  at: string
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Creation forms/List',
  render: (args) => (
    <SspStoryProvider {...args} permissions={['PLATFORM_VIEW']}>
      <CreationFormsPage />
    </SspStoryProvider>
  ),
  args: { server: creationFormServer(), at: '/platform/creation-form', onNavigate: fn() },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => localStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

/** Ten to a page, with the columns in their order (R4-282); View and New Form lead on. */
export const Default: Story = {
  args: { server: creationFormServer() },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByText('12 forms')).toBeVisible()
    const table = within(canvas.getByRole('table'))
    const headers = table.getAllByRole('columnheader').map(({ textContent }) => textContent)
    await expect(headers.slice(0, 5)).toEqual(['#', 'Client Name', 'URL', 'Created At', 'Status'])
    const [, first, , third] = table.getAllByRole('row')
    await expect(first).toHaveTextContent(/1Larkspur Foods.*larkspur-foods\..*In Progress/)
    await expect(third).toHaveTextContent(/Completed/)
    await expect(table.getAllByRole('row')).toHaveLength(11)
    await userEvent.click(table.getByRole('link', { name: 'View Larkspur Foods' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(`/platform/creation-form/${fakeCreationForm(0).id}`)
    await expect(canvas.getByRole('link', { name: 'New Form' })).toHaveAttribute(
      'href',
      '/platform/creation-form/create',
    )
  },
}

/** Row numbers continue over the pages. */
export const SecondPage: Story = {
  args: { at: '/platform/creation-form?page=2' },
  play: async ({ canvas, args }) => {
    const first = await canvas.findByText('Larkspur Foods 3')
    await expect(first.closest('tr')).toHaveTextContent(/^11Larkspur/)
    const pages = args.server.calls.map(({ path }) => new URL(path, 'http://story.test').searchParams.get('page'))
    await expect(pages).toContain('1')
  },
}

export const Search: Story = {
  args: { server: creationFormServer() },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search creation forms' }), 'quayside')
    await expect(await canvas.findByText('2 found')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: creationFormServer([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Creation Form list is currently empty')).toBeVisible()
  },
}

/** The text of the server in a notification titled 'Error' (R4-524, R4-525). */
export const Failed: Story = {
  args: {
    server: creationFormServer([]).on('get', creationFormPath, problem(400, 'invalid', 'Closed for a moment.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The creation forms could not be loaded')).toBeVisible()
    await expect(await screen.findByText('Error')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: creationFormServer([]).on('get', creationFormPath, () => new Promise<Response>(() => {})) },
}

const long = [
  fakeCreationForm(0, {
    client_name: 'The Worshipful Society of Lighthouse, Harbour and Canal Keepers of the Northern Isles',
    url: 'worshipful-society-of-lighthouse-harbour-and-canal-keepers',
  }),
  fakeCreationForm(1),
]
export const Stress: Story = { args: { server: creationFormServer(long) } }
export const Narrow: Story = { ...Stress, globals: { viewport: { value: 'mobile1' } } }
