import { problem } from '@ssp/api/testing'
import { useLeaveGuard } from '@ssp/feature-kit'
import { SspStoryProvider, type FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { clientsServer, platformClients } from '../testing'
import { ClientSwitcher } from './client-switcher'

const CLIENTS = '/ssp/production/platform/{clientId}#getPlatformClients'

interface Args {
  server: FakeServer
  permissions: string[]
  onSwitch: (client: { id: string }) => Promise<void>
  onOpenChange: (open: boolean) => void
  onNavigate: (to: string) => void
}

const meta = {
  title: 'Clients/Switcher',
  args: {
    server: clientsServer(),
    permissions: ['CLIENT_SWITCH', 'PLATFORM_VIEW'],
    onSwitch: fn(async () => {}),
    onOpenChange: fn(),
    onNavigate: fn(),
  },
  render: ({ server, permissions, onSwitch, onOpenChange, onNavigate }) => (
    <SspStoryProvider server={server} permissions={permissions} onNavigate={onNavigate}>
      <ClientSwitcher open onOpenChange={onOpenChange} onSwitch={onSwitch} />
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<typeof meta>

const dialog = async () => within(await screen.findByRole('dialog', { name: 'Switch client' }))

export const Tiles: Story = {
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await expect(await view.findAllByRole('listitem')).toHaveLength(platformClients.length)
    await userEvent.click(view.getByRole('button', { name: /Borealis Energy/ }))
    await expect(args.onSwitch).toHaveBeenCalledWith(platformClients[1])
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false))
  },
}

function UnsavedPage() {
  useLeaveGuard(true, { title: 'Leave without saving?', confirmLabel: 'Leave', cancelLabel: 'Stay' })
  return null
}

/** A switch discards unsaved input of the page below. */
export const AsksAboutUnsavedPage: Story = {
  render: ({ server, permissions, onSwitch, onOpenChange }) => (
    <SspStoryProvider server={server} permissions={permissions}>
      <UnsavedPage />
      <ClientSwitcher open onOpenChange={onOpenChange} onSwitch={onSwitch} />
    </SspStoryProvider>
  ),
  play: async ({ args, userEvent }) => {
    const switchTo = async () =>
      userEvent.click(await (await dialog()).findByRole('button', { name: /Borealis Energy/ }))
    await switchTo()
    await userEvent.click(await screen.findByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onSwitch).not.toHaveBeenCalled()
    await switchTo()
    await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(args.onSwitch).toHaveBeenCalledOnce())
  },
}

export const Searching: Story = {
  play: async ({ userEvent }) => {
    const view = await dialog()
    await userEvent.type(await view.findByRole('searchbox', { name: 'Search clients' }), 'EMBER')
    await waitFor(() => expect(view.getAllByRole('listitem')).toHaveLength(1))
    await userEvent.type(view.getByRole('searchbox'), ' nothing')
    await expect(await view.findByText('We could not find any clients.')).toBeVisible()
  },
}

export const PlatformManager: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click((await dialog()).getByRole('link', { name: 'Platform manager' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/platform/manage')
  },
}

export const WithoutPlatformView: Story = {
  args: { permissions: ['CLIENT_SWITCH'] },
  play: async () => {
    await expect((await dialog()).queryByRole('link', { name: 'Platform manager' })).toBeNull()
  },
}

export const LoadingFails: Story = {
  args: { server: clientsServer().on('get', CLIENTS, () => problem(400, 'invalid', 'The list is away.')) },
  play: async () => {
    const view = await dialog()
    // The dialog fades in.
    await waitFor(() => expect(view.getByText("We're sorry, there was a problem loading clients.")).toBeVisible())
    await expect(view.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: clientsServer().on('get', CLIENTS, () => new Promise<never>(() => {})) },
}

export const Empty: Story = { args: { server: clientsServer([]) } }

export const SwitchFails: Story = {
  args: { onSwitch: fn(() => Promise.reject(new Error('gone'))) },
  play: async ({ args, userEvent }) => {
    const view = await dialog()
    await userEvent.click(await view.findByRole('button', { name: /Borealis Energy/ }))
    await expect(await view.findByText('Something went wrong, please try again.')).toBeVisible()
    await expect(args.onOpenChange).not.toHaveBeenCalled()
  },
}
