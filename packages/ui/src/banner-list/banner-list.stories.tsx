import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { Button } from '../button'
import { Link } from '../link'
import { BannerList, type BannerItem } from '.'

const banners: BannerItem[] = [
  {
    id: 'a',
    title: 'Employees could not be loaded.',
    text: 'The server did not answer. Try again in a minute.',
    errorId: '7f3a-91c2',
  },
  {
    id: 'b',
    text: 'The import stopped at line 212: the e-mail address is missing.',
    action: <Link href="#import">Open the import</Link>,
  },
  { id: 'c', kind: 'warning', text: 'Your session ends in five minutes.', action: <Button size="small">Stay</Button> },
  { id: 'd', kind: 'info', text: 'A new version is ready. Reload the page when it suits you.' },
  { id: 'e', kind: 'success', text: 'All 5,000 invitations were sent.' },
]

const meta = {
  title: 'Feedback/Banner list',
  component: BannerList,
  args: { banners, onDismiss: () => {} },
  render: function Render(args) {
    const [left, setLeft] = useState(args.banners)
    return (
      <BannerList {...args} banners={left} onDismiss={(id) => setLeft(left.filter((banner) => banner.id !== id))} />
    )
  },
} satisfies Meta<typeof BannerList>

export default meta
type Story = StoryObj<typeof meta>

/** Several banners; errors are announced assertively, the others politely. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('alert')).toHaveLength(2)
    await expect(canvas.getAllByRole('status')).toHaveLength(3)
  },
}

/** Each banner is dismissed separately and the focus stays in the list. */
export const Dismissing: Story = {
  args: { banners: banners.slice(0, 3) },
  play: async ({ canvas }) => {
    const crosses = () => canvas.getAllByRole('button', { name: /^Dismiss / })
    crosses()[0]?.focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Employees could not be loaded.')).toBeNull()
    await expect(crosses()[0]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getByRole('group', { name: 'Messages' })).toHaveFocus()
  },
}

/** Long text at 320 px. */
export const Phone: Story = {
  args: {
    banners: [
      {
        id: 'x',
        title: 'Rechtsschutzversicherungsgesellschaften',
        text: 'could_not_be_loaded_because_the_address_of_the_server_is_far_too_long.',
      },
      ...banners,
    ],
  },
  globals: { viewport: { value: 'mobile1' } },
}
