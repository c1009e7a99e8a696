import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { fakeProof, fakeSentDocument, fakeSharedDocument, secureSendServer } from '../testing'
import { pageStory, type PageStoryArgs } from '../testing/page-story'
import { LogsPage } from './logs-page'

const meta = {
  title: 'Secure Send/Logs',
  ...pageStory(LogsPage, '/shared-documents/logs'),
} satisfies Meta<PageStoryArgs>

export default meta
type Story = StoryObj<typeof meta>

/** The seven columns of the specification; recall for files that the user has sent. */
export const Default: Story = {
  args: { onNavigate: fn() },
  play: async ({ args, canvas }) => {
    await expect(await canvas.findByText('6 entries')).toBeVisible()
    const heads = canvas.getAllByRole('columnheader').map((head) => head.textContent)
    await expect(heads.slice(0, 7)).toEqual([
      'Filename',
      'From',
      'To',
      'Message',
      'Shared At',
      'Viewed At',
      'Deleted At',
    ])
    await expect(canvas.getAllByRole('button', { name: /^Recall / })).toHaveLength(4)
    await userEvent.click(canvas.getByRole('tab', { name: 'INBOX' }))
    await expect(args.onNavigate).toHaveBeenCalledWith('/shared-documents')
  },
}

const one = (opened: boolean) => ({
  logs: [fakeSentDocument(0)],
  proof: fakeProof(
    opened
      ? { opened: [{ username: 'user.0', label: 'Ada Okafor', viewed_at: '2026-11-21T10:00:00.000Z' }], unopened: 1 }
      : {},
  ),
})

/** Recall asks for confirmation; the proof says that the file had not been opened. */
export const RecallUnopened: Story = {
  args: { server: secureSendServer(one(false)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recall annualreport2026.pdf' }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: 'Recall' }))
    const proof = within(await screen.findByRole('dialog', { name: 'annualreport2026.pdf was recalled' }))
    await expect(proof.getByText('Not opened by anyone: removed.')).toBeVisible()
  },
}

/** The proof names who had opened it and when. */
export const RecallOpened: Story = {
  args: { server: secureSendServer(one(true)) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Recall annualreport2026.pdf' }))
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Recall' }))
    const proof = within(await screen.findByRole('dialog', { name: 'annualreport2026.pdf was recalled' }))
    await expect(proof.getByText('Opened before it was recalled by')).toBeVisible()
    await expect(proof.getByText(/21\.11\.2026/)).toBeVisible()
    await expect(proof.getByText('1 receiver never opened it.')).toBeVisible()
  },
}

/** Viewed, removed, recalled; the proof of a recall can be shown again without a confirmation. */
export const States: Story = {
  args: {
    server: secureSendServer({
      logs: [
        fakeSentDocument(0, { deleted_at: '2026-11-22T08:00:00.000Z', recalled_at: '2026-11-22T08:00:00.000Z' }),
        fakeSentDocument(1, { deleted_at: '2026-11-21T08:00:00.000Z', client_to: 'Borealis' }),
        fakeSharedDocument(2),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Recalled')).toBeVisible()
    await expect(canvas.getByText('user.1 · Borealis')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Proof of the recall of annualreport2026.pdf' }))
    await expect(await screen.findByText('Not opened by anyone: removed.')).toBeVisible()
  },
}

export const Empty: Story = {
  args: { server: secureSendServer({ logs: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Couldn't find any logs")).toBeVisible()
  },
}

export const Phone: Story = {
  args: {
    server: secureSendServer({ logs: [fakeSentDocument(0, { message: 'unbreakable'.repeat(60) })] }),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByText(/^unbreakable/)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
