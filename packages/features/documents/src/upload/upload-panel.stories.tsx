import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { documentServer } from '../testing'
import { UploadPanel } from './upload-panel'

interface Args {
  server: FakeServer
  permissions: string[]
  onShared: (target: string) => void
  onClose: () => void
}

const meta = {
  title: 'Documents/Upload',
  render: ({ onShared, onClose, ...args }) => (
    <SspStoryProvider {...args}>
      <UploadPanel open onClose={onClose} onShared={onShared} />
    </SspStoryProvider>
  ),
  args: {
    server: documentServer(),
    permissions: ['DOCUMENTS_VIEW', 'EMPLOYEES_VIEW', 'TEAMS_VIEW'],
    onShared: fn(),
    onClose: fn(),
  },
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const shares = (server: FakeServer) =>
  server.calls.filter(({ method, path }) => method === 'POST' && path.includes('associations'))
const panel = async () => within(await screen.findByRole('dialog', { name: 'Upload' }))

/** The target first; each team can be a target. Before a file is chosen, the panel says who gets it and when. */
export const Targets: Story = {
  play: async () => {
    const dialog = await panel()
    const target = dialog.getByRole('combobox', { name: /Share with/ })
    await waitFor(() =>
      expect(
        within(target)
          .getAllByRole('option')
          .map((option) => option.textContent),
      ).toEqual([
        'Choose whom the file is for',
        'Company Wide Document',
        'Individual Employees',
        'Night shift',
        'Drivers',
      ]),
    )
    await expect(dialog.queryByLabelText('File')).toBeNull()
    await userEvent.selectOptions(target, 'Night shift')
    await expect(await dialog.findByLabelText('File')).toBeInTheDocument()
    await expect(dialog.getByText('Everybody in Night shift gets the file as soon as it is uploaded.')).toBeVisible()
    await userEvent.selectOptions(target, 'Company Wide Document')
    await expect(dialog.getByText('Every employee gets the file as soon as it is uploaded.')).toBeVisible()
  },
}

/** Employees are searched, three per page; the box appears with the first one. */
export const Employees: Story = {
  play: async () => {
    const dialog = await panel()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Share with/ }), 'Individual Employees')
    const table = await dialog.findByRole('table', { name: 'Employees' })
    await expect(within(table).getAllByRole('checkbox')).toHaveLength(3)
    await expect(dialog.queryByLabelText('File')).toBeNull()
    await userEvent.click(within(table).getByRole('checkbox', { name: /Bruno Costa/ }))
    await expect(await dialog.findByLabelText('File')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: 'Page 2' }))
    await expect(await within(table).findByRole('checkbox', { name: /Dmitri Ivanov/ })).toBeVisible()
    await expect(dialog.getByText('Chosen employees')).toBeVisible()
  },
}

/** With the client's rule the panel explains why nothing can be shared. */
export const ManagersOnly: Story = {
  args: { server: documentServer({ mayShare: false }) },
  play: async () => {
    const dialog = await panel()
    await expect(await dialog.findByText('Only managers can share documents of this client.')).toBeVisible()
    await expect(dialog.queryByRole('combobox')).toBeNull()
  },
}

/** A file of another type is not sent. */
export const WrongKind: Story = {
  play: async ({ args }) => {
    const dialog = await panel()
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Share with/ }), 'Company Wide Document')
    const input = await dialog.findByLabelText('File')
    await userEvent.upload(input, new File(['x'], 'page.html', { type: 'text/html' }), { applyAccept: false })
    await expect(dialog.getByRole('alert')).not.toBeEmptyDOMElement()
    await expect(shares(args.server)).toEqual([])
  },
}
