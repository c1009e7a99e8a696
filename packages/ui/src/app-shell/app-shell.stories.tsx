import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Award,
  BarChart3,
  Building2,
  ChevronsUpDown,
  FileText,
  Home,
  Newspaper,
  Plus,
  ShieldCheck,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { Avatar } from '../avatar'
import { BannerList, type BannerItem } from '../banner-list'
import { Button } from '../button'
import { Card } from '../card'
import { Inbox } from '../inbox'
import { Link } from '../link'
import { Menu } from '../menu'
import { PageHeader } from '../page-header'
import { Pagination } from '../pagination'
import { SearchField } from '../search-field'
import { people } from '../stories/people'
import { Table } from '../table'
import { ToastProvider } from '../toast'
import { AppShell, type NavGroup } from '.'

const navigation: NavGroup[] = [
  {
    id: 'main',
    items: [
      { id: 'home', label: 'Dashboard', href: '#home', icon: <Home size={18} /> },
      { id: 'employees', label: 'Employees', href: '#employees', icon: <Users size={18} /> },
      { id: 'surveys', label: 'Surveys', href: '#surveys', icon: <BarChart3 size={18} /> },
      { id: 'documents', label: 'Documents', href: '#documents', icon: <FileText size={18} /> },
      { id: 'recognition', label: 'Recognition', href: '#recognition', icon: <Award size={18} /> },
      { id: 'news', label: 'News', href: '#news', icon: <Newspaper size={18} /> },
    ],
  },
  {
    id: 'platform',
    label: 'Administration',
    items: [
      {
        id: 'access',
        label: 'Auth',
        icon: <ShieldCheck size={18} />,
        children: [
          { id: 'users', label: 'Users', href: '#users' },
          { id: 'roles', label: 'Roles', href: '#roles' },
          { id: 'policies', label: 'Policies', href: '#policies' },
        ],
      },
      { id: 'clients', label: 'Clients', href: '#clients', icon: <Building2 size={18} /> },
    ],
  },
]

const Logo = () => (
  <Link variant="plain" href="#home" aria-label="Acme, home">
    <svg width="92" height="24" viewBox="0 0 92 24" aria-hidden fill="currentColor">
      <path d="M12 2 23 22H1Zm0 7-5.500 10h11Z" />
      <text x="30" y="18" fontSize="17" fontWeight="650" direction="ltr">
        Acme
      </text>
    </svg>
  </Link>
)
const Sign = () => (
  <Link variant="plain" href="#home" aria-label="Acme, home">
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden fill="currentColor">
      <path d="M12 2 23 22H1Zm0 7-5.500 10h11Z" />
    </svg>
  </Link>
)

const rows = people(10)

const Page = () => (
  <div style={{ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <PageHeader
      title="Employees"
      facts="5,000 people, 4,212 registered"
      action={
        <Button variant="primary" iconStart={<Plus size={16} />}>
          Create employee
        </Button>
      }
      actions={[
        { id: 'import', label: 'Import from a file' },
        { id: 'export', label: 'Export' },
      ]}
    />
    <Card flush>
      <Table
        caption="Employees"
        rows={rows}
        rowKey={(person) => person.id}
        rowHref={(person) => `#${person.id}`}
        columns={[
          { key: 'name', header: 'Name', cell: (person) => person.name, sortable: true },
          { key: 'team', header: 'Team', cell: (person) => person.team },
          { key: 'email', header: 'E-mail', cell: (person) => person.email, hideBelow: 'md' },
          { key: 'registered', header: 'Registered', cell: (person) => person.registered, kind: 'number' },
        ]}
        sort={{ key: 'name', direction: 'ascending' }}
      />
    </Card>
    <Pagination page={0} pageSize={10} total={5000} onPageChange={() => {}} />
  </div>
)

const meta = {
  title: 'Structure/App shell',
  component: AppShell,
  parameters: { layout: 'fullscreen' },
  args: {
    navigation,
    currentId: 'employees',
    logo: <Logo />,
    logoSmall: <Sign />,
    header: {
      search: <SearchField label="Search for employee" placeholder="Search for employee..." />,
      client: (
        <Button variant="quiet" iconEnd={<ChevronsUpDown size={16} />}>
          Acme Logistics
        </Button>
      ),
      inbox: <Inbox />,
      account: (
        <Menu
          label="Account of Anna Kowalska"
          icon={<Avatar name="Anna Kowalska" size="sm" />}
          actions={[
            { id: 'profile', label: 'Profile', href: '#profile' },
            { id: 'logout', label: 'Logout' },
          ]}
        />
      ),
    },
    children: <Page />,
  },
  decorators: [
    (Story) => (
      <ToastProvider>
        <Story />
      </ToastProvider>
    ),
  ],
} satisfies Meta<typeof AppShell>

export default meta
type Story = StoryObj<typeof meta>

/** A whole page: navigation, header, page header, table, paging. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Employees' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.queryByRole('link', { name: 'Roles' })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Auth' }))
    await expect(canvas.getByRole('link', { name: 'Roles' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Auth' }))
  },
}

/** The first tab stop moves the focus to the content. */
export const SkipLink: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
  },
}

/** A page inside a group: its parent is open. */
export const Inside: Story = {
  args: { currentId: 'roles' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Roles' })).toHaveAttribute('aria-current', 'page')
  },
}

/** Icons only; clicking an entry with children expands the navigation. */
export const Collapsed: Story = {
  render: function Collapsed(args) {
    const [collapsed, setCollapsed] = useState(true)
    return <AppShell {...args} collapsed={collapsed} onCollapsedChange={setCollapsed} />
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Surveys' })).toHaveAttribute('title', 'Surveys')
    await userEvent.click(canvas.getByRole('button', { name: 'Auth' }))
    await expect(canvas.getByRole('link', { name: 'Users' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Collapse navigation' }))
    await expect(canvas.queryByRole('link', { name: 'Users' })).toBeNull()
  },
}

const failures: BannerItem[] = [
  {
    id: '1',
    title: 'Employees could not be loaded.',
    text: 'The server did not answer. Try again in a minute.',
    errorId: '7f3a-91c2',
  },
  { id: '2', kind: 'warning', text: 'Your session ends in five minutes.' },
]

/** Banners appear above the content of every page. */
export const Banners: Story = {
  render: function Banners(args) {
    const [banners, setBanners] = useState(failures)
    const dismiss = (id: string) => setBanners(banners.filter((banner) => banner.id !== id))
    return <AppShell {...args} banners={<BannerList banners={banners} onDismiss={dismiss} />} />
  },
}

/** Very long names. */
export const Stress: Story = {
  args: {
    navigation: [
      ...navigation,
      {
        id: 'long',
        label: 'Donaudampfschifffahrtsgesellschaft',
        items: [{ id: 'x', label: 'Rechtsschutzversicherungsgesellschaften verwalten', href: '#x' }],
      },
    ],
    header: {
      ...meta.args.header,
      client: <Button variant="quiet">Wolfeschlegelsteinhausenbergerdorff International Holdings</Button>,
    },
  },
}

/** Under 500 px the navigation is a drawer that traps and restores the focus. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible())
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
    const opener = canvas.getByRole('button', { name: 'Open navigation' })
    await userEvent.click(opener)
    const drawer = canvas.getByRole('dialog', { name: 'Main' })
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Employees' })).toBeVisible())
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close navigation' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
}

/** On a phone the header is one line; the search opens over it and returns the focus. */
export const PhoneSearch: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open search' })
    await waitFor(() => expect(opener).toBeVisible())
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(64)
    await userEvent.click(opener)
    const field = canvas.getByRole('searchbox')
    await expect(field).toBeVisible()
    await expect(field).toHaveFocus()
    await expect(canvas.getByRole('banner').offsetHeight).toBeLessThanOrEqual(64)
    await userEvent.click(canvas.getByRole('button', { name: 'Close search' }))
    await expect(opener).toHaveFocus()
    await expect(field).not.toBeVisible()
  },
}

/** The open drawer, for visual review. */
export const PhoneDrawer: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Open navigation' })).toBeVisible())
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }))
  },
}
