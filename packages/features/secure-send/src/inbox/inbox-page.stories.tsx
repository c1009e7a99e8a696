import { problem } from '@ssp/api/testing'
import type { FakeServer } from '@ssp/feature-kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { fakeSharedDocument, secureSendPath, secureSendServer } from '../testing'
import { pageStory, type PageStoryArgs } from '../testing/page-story'
import { InboxPage } from './inbox-page'

const meta = { title: 'Secure Send/Inbox', ...pageStory(InboxPage, '/shared-documents') } satisfies Meta<PageStoryArgs>

export default meta
type Story = StoryObj<typeof meta>

const calls = (server: FakeServer, method: string) => server.calls.filter((call) => call.method === method)

/** Ten cards per page, optionally as a list; LOGS is a separate page. */
export const Default: Story = {
  args: { server: secureSendServer(), onNavigate: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('12 files')).toBeVisible()
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['INBOX', 'LOGS'])
    const cards = within(canvas.getByRole('list', { name: 'Shared documents' })).getAllByRole('listitem')
    await expect(cards).toHaveLength(10)
    await expect(cards[0]).toHaveTextContent(/annualreport2026\.pdf.*From Ada Okafor.*12\.35 kb/)
    await expect(within(cards[0]!).getByText('New')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'List' }))
    const heads = (await canvas.findAllByRole('columnheader')).map((head) => head.textContent)
    await expect(heads.slice(0, 5)).toEqual(['Filename', 'From', 'Message', 'Size', 'Shared At'])
    await expect(localStorage.getItem('ssp.list:/shared-documents')).toContain('list')
    await userEvent.click(canvas.getByRole('tab', { name: 'LOGS' }))
    await expect(args.onNavigate).toHaveBeenCalledWith(expect.stringContaining('/shared-documents/logs'))
  },
}

/** The first view is recorded; if that fails, the file still opens. */
export const Download: Story = {
  args: {
    server: secureSendServer().on('patch', `${secureSendPath}/file`, () => problem(500, 'internal', 'No.')),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download annualreport2026.pdf' }))
    await waitFor(() => expect(calls(args.server, 'PATCH')).toHaveLength(1))
    await waitFor(() => expect(args.server.calls.some(({ path }) => path.includes('/file?key='))).toBe(true))
    // A file that was viewed before is not recorded again.
    await userEvent.click(canvas.getByRole('button', { name: 'Download holidays.csv' }))
    await waitFor(() => expect(args.server.calls.filter(({ path }) => path.includes('/file?key='))).toHaveLength(2))
    await expect(calls(args.server, 'PATCH')).toHaveLength(1)
  },
}

/** Removing asks for confirmation. */
export const Remove: Story = {
  args: { server: secureSendServer({ received: [fakeSharedDocument(0)] }) },
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove annualreport2026.pdf' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByText('Are you sure you want to remove this file permanently?')).toBeVisible()
    await expect(calls(args.server, 'DELETE')).toHaveLength(0)
    await userEvent.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect(await canvas.findByText("Couldn't find any shared documents")).toBeVisible()
    await expect(calls(args.server, 'DELETE')[0]?.path).toContain('fileId=')
  },
}

/** A file with an expiry date, one that can no longer be opened, and one from another client. */
export const States: Story = {
  args: {
    server: secureSendServer({
      received: [
        fakeSharedDocument(0, { expires_at: '2026-12-01T10:00:00.000Z' }),
        fakeSharedDocument(1, { expires_at: '2026-11-01T10:00:00.000Z', available: false }),
        fakeSharedDocument(2, { client_from: 'Borealis' }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Until 01.12.2026')).toBeVisible()
    await expect(canvas.getByText('Expired')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Download holidays.csv' })).toHaveAccessibleDescription(
      'The file can no longer be opened.',
    )
    await expect(canvas.getByText('From Chloé Lefèvre, Borealis')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: secureSendServer({ received: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't find any shared documents")).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Share' })).toBeVisible()
  },
}

export const Failed: Story = {
  args: {
    server: secureSendServer().on('get', `${secureSendPath}/{userId}`, () => problem(503, 'unavailable', 'Not now.')),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
}

export const Loading: Story = {
  args: { server: secureSendServer().on('get', `${secureSendPath}/{userId}`, () => new Promise(() => {})) },
}

/** Long words, as a list. */
export const LongWords: Story = {
  args: {
    at: '/shared-documents?layout=list',
    server: secureSendServer({
      received: [
        fakeSharedDocument(0, {
          filename: `${'rechtsschutzversicherung'.repeat(4)}.pdf`,
          label_from: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh',
          client_from: 'Rechtsschutzversicherungsgesellschaftsangestellte',
          message: 'unbreakable'.repeat(60),
          size: 268_435_456,
        }),
      ],
    }),
  },
  play: async ({ canvasElement, canvas }) => {
    await canvas.findByText(/^unbreakable/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

export const Phone: Story = {
  ...LongWords,
  globals: { viewport: { value: 'mobile1' } },
}
