import { problem } from '@ssp/api/testing'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { creationFormPath, creationFormServer, fakeCreationForm } from '../testing'
import { CreationFormPage } from './creation-form-page'

interface Args {
  server: FakeServer
  id: string
}

const form = fakeCreationForm(0)

const meta = {
  title: 'Creation forms/Form',
  render: ({ server, id }) => (
    <SspStoryProvider server={server} at={`/platform/creation-form/${id}`} permissions={['PLATFORM_VIEW']}>
      <CreationFormPage params={{ id }} />
    </SspStoryProvider>
  ),
  args: { server: creationFormServer(), id: form.id },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>

const changes = ({ calls }: FakeServer) => calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)

/** The fields of the create page as text (R4-305). */
export const ReadOnly: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Larkspur Foods' })).toBeVisible()
    await expect(canvas.getByText('In Progress')).toBeVisible()
    for (const term of ['Company Name', 'Name in URL', 'Point of Contact Name', 'Login Label', 'Primary Color'])
      await expect(canvas.getByText(term)).toBeVisible()
    await expect(canvas.getByText('National Insurance Number')).toBeVisible()
    await expect(canvas.getByText('P45').closest('li')).toHaveTextContent('Yes')
    await expect(canvas.getByText('Welcome Letters').closest('li')).toHaveTextContent('No')
    await expect(canvas.getByRole('img', { name: 'Asset logo.svg' })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(canvas.queryByRole('checkbox')).toBeNull()
  },
}

export const Completed: Story = {
  args: { id: fakeCreationForm(2).id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Completed /)).toBeVisible()
  },
}

/** Edit unlocks the fields, Update sends the changed ones (4-decisions 78). */
export const Edited: Story = {
  args: { server: creationFormServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await expect(canvas.getByRole('button', { name: 'Update' })).toHaveAccessibleDescription(
      'Nothing has been changed yet.',
    )
    const name = canvas.getByRole('textbox', { name: /^Point of Contact Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, 'Noor Haddad')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove logo.svg' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('Noor Haddad')).toBeVisible()
    await expect(await screen.findByText('Form updated')).toBeInTheDocument()
    await expect(canvas.getByText('No assets')).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(changes(args.server)).toEqual([{ contact_name: 'Noor Haddad', assets: [] }])
  },
}

/** Cancel asks for confirmation before input is lost. */
export const Cancelled: Story = {
  args: { server: creationFormServer() },
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Company Name/ }), ' plc')
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Discard' }))
    await expect(await canvas.findByRole('button', { name: 'Edit' })).toBeVisible()
    await expect(canvas.getByText('Larkspur Foods', { selector: 'dd' })).toBeVisible()
    await expect(changes(args.server)).toHaveLength(0)
  },
}

/** Changes saved by another user are named; the input stays. */
export const Conflict: Story = {
  args: {
    server: creationFormServer().on(
      'patch',
      `${creationFormPath}/{id}`,
      problem(412, 'stale', 'Somebody else has changed this.', { current: {} }),
    ),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }))
    await userEvent.type(canvas.getByRole('textbox', { name: /^Company Name/ }), ' plc')
    await userEvent.click(canvas.getByRole('button', { name: 'Update' }))
    await expect(await canvas.findByText('Somebody else saved changes in the meantime.')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: /^Company Name/ })).toHaveValue('Larkspur Foods plc')
  },
}

export const Missing: Story = {
  args: { id: '00000000-0000-4000-8000-000000000000' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such creation form.')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Back to the creation forms' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    server: creationFormServer().on('get', `${creationFormPath}/{id}`, problem(400, 'invalid', 'Closed for a moment.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The creation form could not be loaded')).toBeVisible()
    await expect(await screen.findByText('Error')).toBeInTheDocument()
  },
}

export const Loading: Story = {
  args: { server: creationFormServer().on('get', `${creationFormPath}/{id}`, () => new Promise<Response>(() => {})) },
}

const long = fakeCreationForm(0, {
  client_name: 'The Worshipful Society of Lighthouse, Harbour and Canal Keepers of the Northern Isles',
  url: 'worshipful-society-of-lighthouse-harbour-and-canal-keepers-of-the-northern-isles',
  contact_email: 'the.honourable.secretary.of.the.society@worshipful-society-of-lighthouse-keepers.example',
})
export const Stress: Story = { args: { server: creationFormServer([long]) } }
export const Narrow: Story = { ...Stress, globals: { viewport: { value: 'mobile1' } } }
export const NarrowEdit: Story = {
  ...Narrow,
  play: async ({ canvas }) => userEvent.click(await canvas.findByRole('button', { name: 'Edit' })),
}
