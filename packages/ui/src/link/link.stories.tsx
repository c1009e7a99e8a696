import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, fn } from 'storybook/test'
import * as layout from '../internal/story-layout.css'
import { Link, LinkProvider } from '.'

const navigate = fn()

/** Prevents the story from navigating. */
const stay = (event: Event) => event.preventDefault()

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/employees?page=2#top', children: 'All employees' },
  decorators: [(Story) => <LinkProvider navigate={navigate}>{Story()}</LinkProvider>],
  beforeEach: () => void navigate.mockClear(),
} satisfies Meta<typeof Link>

export default meta
type Story = StoryObj<typeof meta>

/** A plain click calls the router with the whole path. */
export const Inline: Story = {
  render: (args) => (
    <p>
      See <Link {...args} /> for the rest.
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(navigate).toHaveBeenCalledWith('/employees?page=2#top', expect.anything())
  },
}

/** The host adds what a new tab needs to the address. */
export const WithAddress: Story = {
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate} address={(href) => `${href}&tenant=one`}>
        {Story()}
      </LinkProvider>
    ),
  ],
  args: { href: '/employees?page=2' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/employees?page=2&tenant=one')
  },
}

export const Quiet: Story = { args: { variant: 'quiet' } }

/** The browser handles modifier keys, other targets, downloads and other origins. */
export const BrowserHandled: Story = {
  render: (args) => (
    <div className={layout.row}>
      <Link {...args} />
      <Link href="/employees" target="_blank">
        New window
      </Link>
      <Link href="/employees.csv" download>
        Download
      </Link>
      <Link href="https://example.com/">Elsewhere</Link>
      <Link href="/employees" onClick={(event) => event.preventDefault()}>
        Stopped by its owner
      </Link>
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    document.addEventListener('click', stay)
    for (const key of ['metaKey', 'ctrlKey', 'shiftKey']) {
      await fireEvent.click(canvas.getByText('All employees'), { [key]: true })
    }
    for (const link of [...canvasElement.querySelectorAll('a')].slice(1)) await fireEvent.click(link)
    document.removeEventListener('click', stay)
    await expect(navigate).not.toHaveBeenCalled()
    await expect(canvas.getByText('New window')).toHaveAttribute('rel', 'noopener noreferrer')
  },
}
