import { fakeClient } from '@ssp/api/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { Page as SwitchedPage } from '../switched/switched-page'
import { Page as ManagePage } from './manage-page'
import { Page as PlatformPage } from './platform-redirect-page'

const meta = {
  title: 'Pages/Clients',
  component: SspStoryProvider,
  args: { client: fakeClient({ clientName: 'Borealis Energy' }), onNavigate: fn(), children: null },
} satisfies Meta<typeof SspStoryProvider>

export default meta
type Story = StoryObj<typeof meta>

export const Switched: Story = {
  args: { children: <SwitchedPage params={{}} /> },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Portal switched to Borealis Energy')
    await userEvent.click(canvas.getByRole('link', { name: 'Go to dashboard' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/')
  },
}

export const PlatformManager: Story = {
  args: { permissions: ['PLATFORM_VIEW'], children: <ManagePage params={{}} /> },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => link.textContent)).toEqual([
      expect.stringContaining('Employees'),
      expect.stringContaining('Accounts'),
      expect.stringContaining('Surveys'),
    ])
    for (const link of links) await expect(link).toHaveAttribute('href', '/platform/employees')
  },
}

/** `/platform` has no page of its own (4-decisions 2). */
export const PlatformRedirect: Story = {
  args: { permissions: ['PLATFORM_VIEW'], children: <PlatformPage params={{}} /> },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onNavigate).toHaveBeenCalledWith('/platform/manage'))
  },
}
