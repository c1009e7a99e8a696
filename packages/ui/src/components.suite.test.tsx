// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react'
import { createElement, createRef, type ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import * as ui from './index'
import { Root } from './root'

/** Required props of a component. */
type Props = Record<string, unknown>

const field = { label: 'Name' }
const nothing = () => {}
const options = [{ value: 'a', label: 'A' }]

/** Components with a root element: props, `className` and `ref` of the caller reach it. */
const components: Record<string, Props> = {
  AppShell: { logo: 'Acme', navigation: [], header: {}, children: 'Page' },
  AppShellHeader: { onOpenNavigation: nothing, navigationOpen: false },
  AppShellMain: {},
  AppShellRoot: {},
  Avatar: { name: 'Ada Lovelace' },
  Badge: { children: 'Active' },
  Banner: { text: 'Saved.' },
  BannerList: { banners: [{ id: '1', text: 'Saved.' }], onDismiss: nothing },
  Breadcrumbs: { items: [{ label: 'Employees', href: '/employees' }, { label: 'Ada' }] },
  Button: { children: 'Save' },
  ButtonLink: { href: '/', children: 'Home' },
  Card: { title: 'Team', children: 'Body' },
  CardBody: {},
  CardFooter: {},
  CardHeader: {},
  CardRoot: {},
  CardTitle: { children: 'Team' },
  Checkbox: field,
  ColourField: field,
  Disclosure: { title: 'History' },
  DisclosureGroup: {},
  EmailField: field,
  Empty: { title: 'No employees' },
  ErrorState: { title: 'Failed' },
  Field: { ...field, controlId: 'control', labelId: 'label', messageId: 'message' },
  FileDrop: { label: 'Photo', onFiles: nothing },
  FileList: { files: [], onRemove: nothing },
  FilterBar: { definitions: [], values: {}, onApply: nothing },
  IconButton: { label: 'Close', icon: '×' },
  LayoutToggle: { value: 'list', onChange: nothing },
  Link: { href: '/', children: 'Home' },
  Loading: { children: 'rows' },
  NumberField: field,
  OneTimeCode: field,
  PageHeader: { title: 'Employees' },
  PageSizeSelect: { value: 10, onChange: nothing },
  Pagination: { page: 1, pageSize: 10, total: 95, onPageChange: nothing },
  PasswordField: field,
  Progress: { label: 'Upload', value: 40 },
  CheckboxGroup: { ...field, options },
  RadioGroup: { ...field, options },
  Root: {},
  SearchField: field,
  Select: { ...field, options },
  SideNav: { groups: [] },
  Skeleton: {},
  Stepper: { steps: [{ id: 'a', label: 'A' }], current: 0 },
  Switch: field,
  Table: { caption: 'People', columns: [{ key: 'name', header: 'Name', cell: String }], rows: ['Ada'], rowKey: String },
  TableSelectionBar: { selection: { selected: new Set(['a']), onChange: nothing }, children: 'Delete' },
  TabLinks: { label: 'Sections', items: [{ label: 'Info', href: '/info', current: true }] },
  Tabs: { label: 'Sections', items: [{ id: 'a', label: 'A', content: 'A' }] },
  TextArea: field,
  TextField: field,
  VisuallyHidden: { children: 'words' },
}

/** Loaded on first render: tested after loading. */
const lazyComponents: Record<string, Props> = {
  ComboBox: { ...field, options },
  DateField: field,
  DatePicker: field,
  DateRangePicker: field,
  LongComboBox: { ...field, options },
  MultiSelect: { ...field, options },
}

/** Without a root element, or rendered by others: covered by their stories. */
const elsewhere = new Set([
  'AppShellDrawer',
  'AppShellSide',
  'AppShellSkipLink',
  'ConfirmProvider',
  'Dialog',
  'DialogBody',
  'DialogClose',
  'DialogContent',
  'DialogDescription',
  'DialogFooter',
  'DialogHeader',
  'DialogRoot',
  'DialogTitle',
  'ErrorBoundary',
  'Inbox',
  'LinkProvider',
  'Menu',
  'SidePanel',
  'TabsList',
  'TabsPanel',
  'TabsRoot',
  'TabsTab',
  'ToastProvider',
  'Tooltip',
  'UiMessagesProvider',
])

const exported = Object.entries(ui).filter(
  ([name, value]) =>
    /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && '$$typeof' in value)),
)
const component = (name: string) => (ui as Record<string, unknown>)[name] as ComponentType<Props>

beforeAll(() => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
})
afterEach(cleanup)

it('covers every public component', () => {
  const known = new Set([...Object.keys(components), ...Object.keys(lazyComponents), ...elsewhere])
  expect(exported.map(([name]) => name).filter((name) => !known.has(name))).toEqual([])
})

describe.each(Object.entries({ ...components, ...lazyComponents }))('%s', (name, props) => {
  it('passes ref, className and other props to its element', async () => {
    const ref = createRef<HTMLElement>()
    const element = createElement(component(name), { ...props, ref, className: 'probe', 'data-probe': 'x' })
    const { container } = render(createElement(Root, null, element))
    await waitFor(() => expect(ref.current).toBeInstanceOf(HTMLElement), { timeout: 10_000 })
    const probed = container.querySelector('[data-probe=x]')
    const frame = container.querySelector('.probe')
    expect(probed).not.toBeNull()
    // A field applies `className` to the frame and everything else to the control inside it.
    expect(frame?.contains(ref.current)).toBe(true)
    expect(ref.current?.contains(probed) || probed?.contains(ref.current)).toBe(true)
  })

  it('renders on the server', () => {
    expect(renderToString(createElement(Root, null, createElement(component(name), props)))).toContain('<')
  })

  it('has a display name', () => {
    const { displayName, name: own } = component(name)
    expect(displayName ?? own).toBe(name)
  })
})
