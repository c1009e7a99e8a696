import { Button, SidePanel } from '@ssp/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { SspStoryProvider } from '../testing'
import type { RowGroup } from './row-parts'
import { VirtualGroups } from './virtual-groups'
import * as styles from './virtual-groups.stories.css'

interface Args {
  groups: RowGroup<string>[]
  /** Whether the groups are side by side. */
  columns: boolean
  /** Whether the list is in a side panel. */
  panel: boolean
}

/** `count` groups of `size` rows. */
const groupsOf = (count: number, size: number): RowGroup<string>[] =>
  Array.from({ length: count }, (_, group) => ({
    name: `Group ${group + 1}`,
    rows: Array.from({ length: size }, (__, row) => `Row ${group + 1}.${row + 1}`),
  }))

const List = ({ groups, columns }: Pick<Args, 'groups' | 'columns'>) => (
  <VirtualGroups groups={groups} className={columns ? styles.columns : styles.stack}>
    {({ name, isFirst, rows }) => (
      <section>
        {isFirst && <h2>{name}</h2>}
        <ul role="list" aria-label={name}>
          {rows.map((row) => (
            <li key={row}>
              <Button size="small">{row}</Button>
            </li>
          ))}
        </ul>
      </section>
    )}
  </VirtualGroups>
)

const meta = {
  title: 'Page kit/Virtualised list',
  args: { groups: groupsOf(250, 4), columns: false, panel: false },
  render: ({ panel, ...args }) => (
    <SspStoryProvider>
      {panel ? (
        <SidePanel open title="Many rows" onOpenChange={fn()}>
          <List {...args} />
        </SidePanel>
      ) : (
        <List {...args} />
      )}
    </SspStoryProvider>
  ),
} satisfies Meta<Args>

export default meta
type Story = StoryObj<Args>
type Canvas = Pick<typeof screen, 'queryByRole' | 'queryAllByRole' | 'findByRole'>

const rowsOf = (canvas: Canvas) => canvas.queryAllByRole('listitem')
/** Scrolls to the end, and again while lines turn out to be higher than expected. */
const toEnd = async (canvas: Canvas, last: string, scroll: () => void) =>
  waitFor(async () => {
    scroll()
    await expect(canvas.queryByRole('button', { name: last })).toBeVisible()
  })
const scrollWindow = () => window.scrollTo(0, document.documentElement.scrollHeight)

/** Of a thousand rows only a few screens are rendered at any scroll position; each part is a list. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Row 1.1' })
    await expect(rowsOf(canvas).length).toBeLessThan(120)
    await expect(canvas.getByRole('list', { name: 'Group 1' })).toBeVisible()
    await toEnd(canvas, 'Row 250.4', scrollWindow)
    await expect(canvas.queryByRole('button', { name: 'Row 1.1' })).toBeNull()
    await expect(rowsOf(canvas).length).toBeLessThan(120)
  },
}

/** A focused row stays rendered however far it is scrolled away, until it loses the focus. */
export const Focused: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: 'Row 1.1' })
    first.focus()
    await toEnd(canvas, 'Row 250.4', scrollWindow)
    await expect(first).toHaveFocus()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Row 2.1' })).toBeNull())
    first.blur()
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Row 1.1' })).toBeNull())
  },
}

/** Groups in columns, as many as the stylesheet fits. */
export const Columns: Story = {
  args: { columns: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Row 1.1' })
    const top = (name: string) => canvas.getByRole('heading', { name }).getBoundingClientRect().top
    await waitFor(() => expect(top('Group 2')).toBe(top('Group 1')))
    await toEnd(canvas, 'Row 250.4', scrollWindow)
  },
}

/** A large group is rendered in sections, with a single heading. */
export const LargeGroups: Story = {
  args: { groups: groupsOf(2, 500) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Row 1.1' })
    await expect(canvas.getAllByRole('heading')).toHaveLength(1)
    await expect(rowsOf(canvas).length).toBeLessThan(120)
    await toEnd(canvas, 'Row 2.500', scrollWindow)
  },
}

/** In a dialog or panel, its body scrolls the list. */
export const InPanel: Story = {
  args: { panel: true },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await panel.findByRole('button', { name: 'Row 1.1' })
    await expect(rowsOf(panel).length).toBeLessThan(120)
    const tabbed = panel.getByRole('button', { name: 'Row 1.1' })
    tabbed.focus()
    await userEvent.tab()
    await expect(panel.getByRole('button', { name: 'Row 1.2' })).toHaveFocus()
    const body = scrollableOf(tabbed)
    await toEnd(panel, 'Row 250.4', () => body.scrollTo(0, body.scrollHeight))
    await expect(rowsOf(panel).length).toBeLessThan(120)
  },
}

/** A short list is rendered completely. */
export const Short: Story = {
  args: { groups: groupsOf(30, 4) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Row 30.4' })
    await expect(rowsOf(canvas)).toHaveLength(120)
  },
}

function scrollableOf(element: HTMLElement): HTMLElement {
  const { parentElement } = element
  if (!parentElement) throw new Error('nothing scrolls')
  return parentElement.scrollHeight > parentElement.clientHeight && getComputedStyle(parentElement).overflowY === 'auto'
    ? parentElement
    : scrollableOf(parentElement)
}
