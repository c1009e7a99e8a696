import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Clock, OctagonX, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Button } from '../button'
import { Card } from '../card'
import { Link, LinkProvider } from '../link'
import { Menu } from '../menu'
import { Empty } from '../states'
import { longPerson, people, type Person } from '../stories/people'
import { Table, TableSelectionBar, type TableColumn, type TableSort } from '.'

const statuses = {
  registered: (
    <Badge tone="success" icon={<CircleCheck size={12} />}>
      Registered
    </Badge>
  ),
  invited: (
    <Badge tone="info" icon={<Clock size={12} />}>
      Invited
    </Badge>
  ),
  suspended: (
    <Badge tone="danger" icon={<OctagonX size={12} />}>
      Suspended
    </Badge>
  ),
}

const columns: TableColumn<Person>[] = [
  { key: 'name', header: 'Name', cell: (person) => person.name, sortable: true },
  { key: 'team', header: 'Team', cell: (person) => person.team, hideBelow: 'md' },
  { key: 'email', header: 'E-mail', cell: (person) => person.email, hideBelow: 'lg' },
  { key: 'status', header: 'Status', kind: 'status', cell: (person) => statuses[person.status] },
  {
    key: 'logins',
    header: 'Logins',
    cell: (person) => person.logins.toLocaleString('en'),
    kind: 'number',
    sortable: true,
  },
  { key: 'registered', header: 'Registered', cell: (person) => person.registered, kind: 'number', hideBelow: 'sm' },
]

const meta = {
  title: 'Lists/Table',
  component: Table<Person>,
  args: { caption: 'Employees', columns, rows: people(10), rowKey: (person) => person.id, onSortChange: fn() },
  render: (args) => (
    <Card flush>
      <Table {...args} />
    </Card>
  ),
} satisfies Meta<typeof Table<Person>>

export default meta
type Story = StoryObj<typeof meta>

const navigate = fn()

/** A click anywhere in the row opens the item, except on nested controls and after a text selection. */
export const Default: Story = {
  args: {
    rowHref: (person) => `/employees/${person.id}`,
    rowActions: (person) => (
      <Menu
        label={`Actions for ${person.name}`}
        size="small"
        actions={[
          { id: 'edit', label: 'Edit', icon: <Pencil size={16} /> },
          { id: 'remove', label: 'Remove', icon: <Trash2 size={16} />, danger: true },
        ]}
      />
    ),
    columns: columns.map((column) =>
      column.key === 'name'
        ? {
            ...column,
            cell: (person) => (
              <span style={{ display: 'inline-flex', alignItems: 'center', gap: 8 }}>
                <Avatar name={person.name} size="sm" />
                {person.name}
              </span>
            ),
          }
        : column,
    ),
  },
  decorators: [
    (Story) => (
      <LinkProvider navigate={navigate}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    navigate.mockClear()
    const row = canvas.getByRole('row', { name: /Bartek/ })
    await userEvent.click(within(row).getByText('Registered'))
    await expect(navigate).toHaveBeenLastCalledWith('/employees/e2', expect.anything())
    await userEvent.click(within(row).getByRole('link'))
    await expect(navigate).toHaveBeenCalledTimes(2)

    await userEvent.click(within(row).getByRole('button', { name: /Actions for Bartek/ }))
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Edit' }))
    await expect(navigate).toHaveBeenCalledTimes(2)

    window.getSelection()?.selectAllChildren(within(row).getByText('Registered'))
    within(row).getByText('Registered').click()
    await expect(navigate).toHaveBeenCalledTimes(2)
    window.getSelection()?.removeAllRanges()
  },
}

/**
 * Sortable headings are buttons and expose `aria-sort`; the third click restores the default order. The new order is
 * announced.
 */
export const Sorting: Story = {
  render: function Sorting(args) {
    const [sort, setSort] = useState<TableSort | undefined>({ key: 'name', direction: 'ascending' })
    const sign = sort?.direction === 'ascending' ? 1 : -1
    const sorted = args.rows.toSorted((one, other) =>
      sort?.key === 'logins' ? sign * (one.logins - other.logins) : sign * one.name.localeCompare(other.name),
    )
    const rows = sort ? sorted : args.rows
    return (
      <Card flush>
        <Table {...args} rows={rows} sort={sort} onSortChange={setSort} />
      </Card>
    )
  },
  play: async ({ canvas, canvasElement }) => {
    const heading = canvas.getByRole('columnheader', { name: 'Name' })
    await expect(heading).toHaveAttribute('aria-sort', 'ascending')
    await userEvent.click(within(heading).getByRole('button'))
    await expect(heading).toHaveAttribute('aria-sort', 'descending')
    canvas.getByRole('button', { name: 'Logins' }).focus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Logins' })).toHaveAttribute('aria-sort', 'ascending')
    await expect(heading).not.toHaveAttribute('aria-sort')
    const announced = canvasElement.querySelector('[aria-live]')
    await expect(announced).toHaveTextContent('Logins, ascending')
    await userEvent.keyboard('{Enter}{Enter}')
    await expect(canvas.getByRole('columnheader', { name: 'Logins' })).not.toHaveAttribute('aria-sort')
    await expect(announced).toHaveTextContent('Usual order')
    await expect(canvas.getByRole('button', { name: 'Logins' })).toHaveFocus()
  },
}

/** The separators of the head are one tab stop; the pointer and the arrow keys change the width, and every cell is cut at it. */
export const Resizing: Story = {
  render: function Resizing(args) {
    const [widths, setWidths] = useState<Record<string, number | undefined>>({})
    return (
      <Card flush>
        <Table
          {...args}
          columns={columns.map((column) => ({ ...column, chosenWidth: widths[column.key] }))}
          onResize={(key, width) => setWidths({ ...widths, [key]: width })}
        />
      </Card>
    )
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('separator', { name: 'Width of Name' })
    const widthOf = () => canvas.getByRole('columnheader', { name: 'Name' }).getBoundingClientRect().width
    const first = widthOf()
    canvas.getByRole('button', { name: 'Name' }).focus()
    await userEvent.tab()
    await expect(name).toHaveFocus()
    await expect(name).toHaveAccessibleDescription(/arrow left and right/)
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await waitFor(() => expect(widthOf()).toBeCloseTo(first + 32, -1))
    await expect(name).toHaveAttribute('aria-valuenow', String(Math.round(widthOf())))
    await userEvent.keyboard('{Home}')
    await waitFor(() => expect(widthOf()).toBeLessThan(first))
    await expect(canvas.getByRole('rowheader', { name: /Bartek/ })).toHaveStyle({ textOverflow: 'ellipsis' })
    await userEvent.keyboard('{ArrowDown}')
    const status = canvas.getByRole('separator', { name: 'Width of Team' })
    await expect(status).toHaveFocus()
    await userEvent.keyboard('{ArrowUp}{Delete}')
    await waitFor(() => expect(widthOf()).toBeCloseTo(first, 0))

    const { right, top } = name.getBoundingClientRect()
    const at = (clientX: number) => ({ target: name, coords: { clientX, clientY: top + 4 } })
    await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(right - 2) }, at(right + 58)])
    await waitFor(() => expect(widthOf()).toBeCloseTo(first + 60, 0))
    await userEvent.pointer({ keys: '[/MouseLeft]', ...at(right + 58) })
    await expect(name).toHaveAttribute('aria-valuenow', String(Math.round(first + 60)))
    await userEvent.dblClick(name)
    await waitFor(() => expect(widthOf()).toBeCloseTo(first, 0))
  },
}

/** Selected rows show a bar with bulk actions. */
export const Selection: Story = {
  render: function Selection(args) {
    const [selected, onChange] = useState<ReadonlySet<string>>(new Set(['e2']))
    const selection = { selected, onChange, label: (person: Person) => person.name }
    return (
      <Card flush>
        <TableSelectionBar selection={selection}>
          <Button size="small">Send welcome e-mail</Button>
        </TableSelectionBar>
        <Table {...args} selection={selection} />
      </Card>
    )
  },
  play: async ({ canvas }) => {
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Select all rows on this page' })
    await expect(all.indeterminate).toBe(true)
    await expect(canvas.getByText('1 selected')).toBeVisible()
    await userEvent.click(all)
    await expect(canvas.getByText('10 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('checkbox', { name: /Select Chiara/ }))
    await expect(canvas.getByText('9 selected')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }))
    await expect(canvas.queryByText(/selected/)).toBeNull()
  },
}

/**
 * The row that was just created is tinted, has a bar at its start and is announced as new; muted text stays readable on the
 * tint.
 */
export const Created: Story = {
  args: {
    isCreated: ({ id }) => id === 'e3',
    rowHref: (person) => `/employees/${person.id}`,
    rows: people(5).map((person) => ({ ...person, team: '' })),
  },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Chiara.* New/ })
    await expect(row).toHaveAttribute('data-created')
    await expect(within(row).getByRole('link')).not.toHaveAccessibleName(/New/)
    await expect(canvas.getAllByText('New')).toHaveLength(1)
    const other = canvas.getByRole('row', { name: /Bartek/ })
    await expect(getComputedStyle(row).backgroundColor).not.toBe(getComputedStyle(other).backgroundColor)
    // Visible with the forced colours of the system.
    await expect(getComputedStyle(row).outlineStyle).toBe('solid')
  },
}

/** The same in the cards of a phone. */
export const CreatedPhone: Story = { args: Created.args ?? {}, globals: { viewport: { value: 'mobile1' } } }

/** Skeleton rows in the final layout, after 150 ms. */
export const Loading: Story = {
  args: { rows: [], loading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true')
  },
}

/** The old rows stay until the next page is loaded, under a progress line. */
export const LoadingNextPage: Story = { args: { loading: true } }

/** The empty state with one action. */
export const EmptyState: Story = {
  args: {
    rows: [],
    empty: <Empty title="We could not find any employees." action={<Button>Create employee</Button>} />,
  },
}

/** Empty cells show a muted dash. */
export const EmptyCells: Story = {
  args: { rows: people(3).map((person) => ({ ...person, team: '', email: '' })) },
}

/** Long names and large numbers. */
export const Stress: Story = {
  args: {
    rows: [longPerson, ...people(99)],
    rowHref: (person) => `/employees/${person.id}`,
    sort: { key: 'name', direction: 'ascending' },
  },
}

/** Columns that do not fit scroll in a named, focusable region; words, numbers and badges are not broken. */
export const Overflowing: Story = {
  args: {
    columns: columns.map((column) => ({ ...column, hideBelow: undefined })),
    rows: people(3),
    rowActions: (person) => <Button size="small">{`Send ${person.name}`}</Button>,
  },
  render: (args) => (
    <div style={{ inlineSize: 600, maxInlineSize: '100%' }}>
      <Table {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Employees' })
    await expect(region).toHaveAttribute('tabindex', '0')
    const [last] = canvas.getAllByRole('button', { name: /^Send/ })
    last?.focus()
    const edge = region.getBoundingClientRect().right
    await expect(last?.getBoundingClientRect().right).toBeLessThanOrEqual(edge)
    for (const badge of canvas.getAllByText('Registered', { selector: 'td *' }))
      await expect(getComputedStyle(badge).whiteSpace).toBe('nowrap')
  },
}

/** Without `onSortChange` the headings are plain text. */
export const OrderElsewhere: Story = {
  args: { sort: { key: 'name', direction: 'ascending' } },
  render: ({ caption, rows, rowKey, sort }) => (
    <Table caption={caption} columns={columns} rows={rows} rowKey={rowKey} sort={sort} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
}

/** A `line` column is cut with an ellipsis and has the full text as its title; numbers are aligned to the end. */
export const Kinds: Story = {
  args: { rows: [longPerson, ...people(2)] },
  render: (args) => (
    <div style={{ inlineSize: 700, maxInlineSize: '100%' }}>
      <Table
        {...args}
        columns={columns.map((column) =>
          column.key === 'email' ? { ...column, kind: 'line', hideBelow: undefined } : column,
        )}
      />
    </div>
  ),
  play: async ({ canvas }) => {
    const line = canvas.getByTitle(longPerson.email)
    await expect(line.scrollWidth).toBeGreaterThan(line.clientWidth)
    await expect(getComputedStyle(line).whiteSpace).toBe('nowrap')
    const heading = canvas.getByRole('columnheader', { name: 'Logins' })
    await expect(getComputedStyle(heading).textAlign).toBe('end')
    await expect(getComputedStyle(canvas.getByText(longPerson.logins.toLocaleString('en'))).textAlign).toBe('end')
  },
}

const personColumns: TableColumn<Person>[] = [
  {
    key: 'name',
    header: 'Name',
    kind: 'person',
    width: '12rem',
    cell: ({ name }) => name,
    person: ({ name, email }) => ({ name, detail: email }),
  },
  { key: 'team', header: 'Team', kind: 'line', width: '8rem', cell: ({ team }) => team },
]

/** Picture, and name over detail, one line each; the link is the name alone. */
export const Persons: Story = {
  args: { columns: personColumns, rows: [...people(3), longPerson], rowHref: ({ id }) => `/employees/${id}` },
  play: async ({ canvas }) => {
    const [first] = people(1)
    await expect(canvas.getByRole('link', { name: first?.name ?? '' })).toBeVisible()
    const cell = canvas.getByRole('rowheader', { name: new RegExp(longPerson.email) })
    await expect(cell).toHaveAttribute('title', longPerson.name)
    await expect(cell.scrollHeight).toBeLessThanOrEqual(cell.clientHeight)
  },
}

/** Cards show names and details in full. */
export const PersonsPhone: Story = {
  args: Persons.args ?? {},
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText(longPerson.email)).toBeVisible()
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/**
 * Narrower than 500 px, a row that opens a page has two lines: name, status and actions, then two values, numbers with
 * their labels.
 */
export const Phone: Story = {
  args: {
    rows: [longPerson, ...people(3).map((person) => ({ ...person, team: '' }))],
    selection: { selected: new Set(), onChange: fn(), label: (person: Person) => person.name },
    onSortChange: fn(),
    rowHref: (person) => `/employees/${person.id}`,
    rowActions: (person) => <Menu label={`Actions for ${person.name}`} actions={[{ id: 'edit', label: 'Edit' }]} />,
    sort: { key: 'name', direction: 'ascending' },
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ args, canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(5)
    const sort = canvas.getByRole('combobox', { name: 'Sort by' })
    await expect(sort).toHaveDisplayValue('Name, ascending')
    await userEvent.selectOptions(sort, 'Logins, descending')
    await expect(args.onSortChange).toHaveBeenCalledWith({ key: 'logins', direction: 'descending' })
    await expect(canvas.queryByRole('button', { name: 'Name' })).toBeNull()
    const box = canvas.getByRole('checkbox', { name: `Select ${longPerson.name}` }).getBoundingClientRect()
    const name = canvas.getByText(longPerson.name).getBoundingClientRect()
    await expect(box.right).toBeLessThan(name.left)
    await expect(box.top).toBeLessThan(name.bottom)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const [first] = people(1)
    const row = within(canvas.getByRole('row', { name: new RegExp(first?.name ?? '') }))
    const cells = row.getAllByRole('cell').filter((cell) => cell.dataset['column'])
    await expect(cells.map((cell) => cell.dataset['column'])).toEqual(['status', 'logins'])
  },
}

/** If the name takes half of the width, its status and actions are beside it. */
export const TwoLines: Story = {
  args: Phone.args!,
  globals: { viewport: { value: 'mobile2' } },
  play: async ({ canvas }) => {
    const [first] = people(1)
    const row = within(canvas.getByRole('row', { name: new RegExp(first?.name ?? '') }))
    const cells = row.getAllByRole('cell').filter((cell) => cell.dataset['column'])
    const [status, logins] = cells.map((cell) => cell.getBoundingClientRect())
    const main = row.getByRole('rowheader').getBoundingClientRect()
    await expect(status?.top).toBeLessThan(main.bottom)
    await expect(logins?.top).toBeGreaterThanOrEqual(main.bottom)
    await expect(row.getByRole('button', { name: /^Actions for/ }).getBoundingClientRect().top).toBeLessThan(
      main.bottom,
    )
    await expect(main.height + (logins?.height ?? 0)).toBeLessThan(80)
  },
}

/** For two dates the labels are cut, not the dates; the hidden link of a row takes no width. */
export const DatesPhone: Story = {
  args: {
    rows: people(2),
    columns: [
      { key: 'name', header: 'Name', main: true, cell: ({ name }) => name },
      { key: 'created', header: 'Zuletzt geändert', kind: 'date', cell: () => '29.11.2026 09:00' },
      { key: 'expiry', header: 'Läuft ab am', kind: 'date', cell: () => '12.12.2026 09:00' },
    ],
    rowHref: (person) => `/employees/${person.id}`,
    rowActions: (person) => (
      <Link variant="quiet" data-shape="icon" href={`/employees/${person.id}`}>
        View
      </Link>
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const dates = document.createRange()
    const rows = canvas.getAllByRole('row').slice(1)
    const cells = rows.flatMap((row) =>
      within(row)
        .getAllByRole('cell')
        .filter(({ dataset }) => dataset['column']),
    )
    await expect(cells).toHaveLength(4)
    for (const cell of cells) {
      dates.selectNodeContents(cell)
      await expect(dates.getBoundingClientRect().right).toBeLessThanOrEqual(cell.getBoundingClientRect().right + 1)
    }
    const [row, last] = [rows[0]!.getBoundingClientRect(), cells[1]!.getBoundingClientRect()]
    await expect(row.right - last.right).toBeLessThan(24)
  },
}

/** A text in an element of its own ends in an ellipsis too. */
export const PhoneLongText: Story = {
  args: {
    columns: [
      { key: 'name', header: 'Name', cell: (person) => person.name },
      { key: 'email', header: 'E-mail', cell: () => <div>{longPerson.email.repeat(3)}</div> },
    ],
    rows: people(2),
    rowHref: (person) => `/employees/${person.id}`,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const [text] = canvas.getAllByText(longPerson.email.repeat(3))
    await expect(text?.clientWidth).toBeLessThanOrEqual(text?.parentElement?.clientWidth ?? 0)
  },
}

/** A row without a page of its own is a labelled card without its empty values, because they are shown nowhere else. */
export const PhoneCards: Story = {
  args: { rows: people(3).map((person) => ({ ...person, team: '' })) },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const [first] = people(1)
    await expect(canvas.getByText(first?.email ?? '')).toBeVisible()
    await expect(canvas.getAllByText('Registered').length).toBeGreaterThan(0)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

const many = people(1000)
const some = people(300)
const rowAt = (canvasElement: HTMLElement, index: number) => canvasElement.querySelector(`tr[aria-rowindex="${index}"]`)
const rowsOf = (canvasElement: HTMLElement) => canvasElement.querySelectorAll('tbody tr:not([aria-hidden])')

/**
 * Of more than 200 rows only the first, the last and those near the view are in the document. The rows have their
 * positions, and the page is as high as with all rows.
 */
export const Long: Story = {
  args: { rows: many, rowHref: (person) => `/employees/${person.id}` },
  play: async ({ canvas, canvasElement }) => {
    const table = canvas.getByRole('table', { name: 'Employees' })
    await expect(table).toHaveAttribute('aria-rowcount', '1001')
    await expect(table.getBoundingClientRect().height).toBeGreaterThan(1000 * 40)
    await expect(rowsOf(canvasElement).length).toBeLessThan(251)
    await expect(rowAt(canvasElement, 2)).toHaveTextContent(many[0]?.name ?? '')
    await expect(rowAt(canvasElement, 1001)).toHaveTextContent(many[999]?.name ?? '')
    await expect(rowAt(canvasElement, 502)).toBeNull()
    canvasElement.querySelectorAll('tbody')[10]?.scrollIntoView()
    await waitFor(() => expect(rowAt(canvasElement, 502)).toHaveTextContent(many[500]?.name ?? ''))
    await expect(rowsOf(canvasElement).length).toBeLessThan(500)
  },
}

/** The keys of the browser's search render all rows before it opens, as do printing and selecting everything. */
export const LongSearched: Story = {
  args: { rows: some },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement).length).toBeLessThan(251)
    await userEvent.keyboard('{Control>}f{/Control}')
    await expect(rowsOf(canvasElement)).toHaveLength(300)
    await expect(canvasElement.querySelector('tr[aria-hidden]')).toBeNull()
  },
}

export const LongPrinted: Story = {
  args: { rows: some },
  play: async ({ canvasElement }) => {
    await expect(rowsOf(canvasElement).length).toBeLessThan(251)
    window.dispatchEvent(new Event('beforeprint'))
    await expect(rowsOf(canvasElement)).toHaveLength(300)
  },
}
