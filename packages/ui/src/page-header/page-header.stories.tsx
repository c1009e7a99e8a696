import type { Meta, StoryObj } from '@storybook/react-vite'
import { CircleCheck, Plus } from 'lucide-react'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { Avatar } from '../avatar'
import { Badge } from '../badge'
import { Button } from '../button'
import { Tabs } from '../tabs'
import { PageHeader } from '.'

const meta = {
  title: 'Structure/Page header',
  component: PageHeader,
  args: {
    title: 'Employees',
    facts: '5,000 people, 4,212 registered',
    action: (
      <Button variant="primary" iconStart={<Plus size={16} />}>
        Create employee
      </Button>
    ),
    actions: [
      { id: 'import', label: 'Import from a file' },
      { id: 'export', label: 'Export' },
    ],
  },
} satisfies Meta<typeof PageHeader>

export default meta
type Story = StoryObj<typeof meta>

/** Title, facts, one main action, and a menu for the others. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Employees' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    await expect(await screen.findByRole('menuitem', { name: 'Export' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
}

/** A detail page with a back button above its title, and tabs. */
export const Detail: Story = {
  args: {
    title: 'Anna Kowalska',
    breadcrumbs: [{ label: 'Employees', href: '#employees' }, { label: 'Anna Kowalska' }],
    facts: (
      <>
        <Badge tone="success" icon={<CircleCheck size={12} />}>
          Registered
        </Badge>
        <span>Payroll, since 01.02.2026</span>
      </>
    ),
    action: <Button>Edit</Button>,
    onBack: fn(),
    tabs: (
      <Tabs
        label="Employee"
        items={[
          { id: 'info', label: 'Info', content: 'Info' },
          { id: 'teams', label: 'Teams', content: 'Teams' },
        ]}
      />
    ),
  },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

/** The back button as a link, an outlined action beside the primary one, and destructive actions last in the menu. */
export const AllActions: Story = {
  args: {
    breadcrumbs: undefined,
    backHref: '#list',
    backLabel: 'Go Back',
    secondary: { id: 'preview', label: 'Preview', onAction: fn() },
    actions: [
      { id: 'remove', label: 'Remove', danger: true },
      { id: 'export', label: 'Export' },
    ],
  },
  play: async ({ canvas }) => {
    const [back, title] = [canvas.getByRole('link', { name: 'Go Back' }), canvas.getByRole('heading', { level: 1 })]
    await expect(back).toHaveAttribute('href', '#list')
    await expect(back.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top)
    await expect(title.getBoundingClientRect().left).toBe(back.getBoundingClientRect().left)
    await expect(canvas.getByRole('button', { name: 'Preview' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Export', 'Remove'])
    await userEvent.keyboard('{Escape}')
  },
}

/** Under 640 px the outlined action is the first one in the menu. */
export const AllActionsPhone: Story = {
  args: AllActions.args ?? {},
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Preview' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }))
    const items = await screen.findAllByRole('menuitem')
    await expect(items.map(({ textContent }) => textContent)).toEqual(['Preview', 'Export', 'Remove'])
    await userEvent.keyboard('{Escape}')
  },
}

/** On a phone the picture is beside the title, below the line of the back button and the actions. */
export const PicturePhone: Story = {
  args: { ...Detail.args, title: 'Anna Kowalska', image: <Avatar name="Anna Kowalska" size="xl" /> },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const place = (element: Element | null | undefined) => element?.getBoundingClientRect() ?? new DOMRect()
    const [back, more, title] = [
      place(canvas.getByRole('button', { name: 'Go back' })),
      place(canvas.getByRole('button', { name: 'More actions' })),
      place(canvas.getByRole('heading', { level: 1 })),
    ]
    const picture = place(canvasElement.querySelector('.ssp-Avatar'))
    await expect(more.top).toBeLessThan(back.bottom)
    await expect(picture.top).toBeGreaterThanOrEqual(more.bottom)
    await expect(picture.right).toBeLessThan(title.left)
    await expect(title.top).toBeLessThan(picture.bottom)
  },
}

/** A word of the title is never broken: if it does not fit beside the actions, the actions wrap to the next line. */
export const LongWordPhone: Story = {
  args: { ...Default.args, title: 'Dokumentenverwaltung', facts: undefined },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const text = document.createRange()
    text.selectNodeContents(title)
    await expect(text.getClientRects()).toHaveLength(1)
    const action = canvas.getByRole('button', { name: 'Create employee' })
    await expect(action.getBoundingClientRect().top).toBeGreaterThanOrEqual(title.getBoundingClientRect().bottom)
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}

/** On a phone a count is at the end of the line of the title, and the actions on the line of the back button. */
export const CountPhone: Story = {
  args: {
    title: 'Anerkennung',
    facts: '5,000 people',
    factsAside: true,
    onBack: fn(),
    action: <Button variant="primary">Create employee</Button>,
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const place = (element: Element) => element.getBoundingClientRect()
    const [back, action, count, title] = [
      place(canvas.getByRole('button', { name: 'Go back' })),
      place(canvas.getByRole('button', { name: 'Create employee' })),
      place(canvas.getByText('5,000 people')),
      place(canvas.getByRole('heading', { level: 1 })),
    ]
    await expect(action.top).toBeLessThan(back.bottom)
    await expect(title.top).toBeGreaterThanOrEqual(action.bottom)
    await expect(count.top).toBeLessThan(title.bottom)
    await expect(count.right).toBeCloseTo(canvasElement.getBoundingClientRect().right - title.left, 0)
  },
}

/** A title alone. */
export const Plain: Story = { args: { facts: undefined, action: undefined, actions: undefined } }

/** Long words at 320 px. */
export const Phone: Story = {
  args: { ...Detail.args, title: 'Wolfeschlegelsteinhausenbergerdorff-Montgomery Featherstonehaugh' },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
}
