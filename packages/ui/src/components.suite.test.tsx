// @vitest-environment jsdom
import { render, waitFor } from '@testing-library/react'
import { createElement, createRef, type ComponentType, type ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { beforeAll, describe, expect, it } from 'vitest'
import * as ui from './index'
import { Root } from './root'

/** Required props of a component. */
type Props = Record<string, unknown>

const field = { label: 'Name' }
const nothing = () => {}
const options = [{ value: 'a', label: 'A' }]
const command = {
  groups: [],
  texts: { label: 'Search', placeholder: '', loading: '', empty: '', failed: '', retry: '', count: String },
  text: '',
  onRetry: nothing,
  onChoose: nothing,
}
const open = { open: true, onOpenChange: nothing }

/** Components with an element that props, `className` and `ref` of the caller reach: their required props. */
const components: Record<string, Props> = {
  AppShell: { logo: 'Acme', navigation: [], header: {}, children: 'Page' },
  AppShellHeader: { onOpenNavigation: nothing, navigationOpen: false },
  AppShellDrawer: { onClose: nothing, logo: 'Acme', children: 'Navigation' },
  AppShellMain: {},
  AppShellRoot: {},
  AppShellSide: { collapsed: false, onCollapsedChange: nothing, logo: 'Acme', children: 'Navigation' },
  AppShellSkipLink: { mainId: 'main' },
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
  ColumnMenu: {
    columns: [],
    value: { order: [], hidden: [], density: 'comfortable' },
    onChange: nothing,
    onReset: nothing,
  },
  ComboBox: { ...field, options },
  CommandPalette: { ...open, ...command, onTextChange: nothing },
  DateField: field,
  DatePicker: field,
  DateRangePicker: field,
  DescriptionList: { items: [{ label: 'Name', value: 'Ada' }] },
  Dialog: { ...open, title: 'Edit' },
  DialogBody: {},
  DialogClose: {},
  DialogContent: { children: 'Content' },
  DialogDescription: {},
  DialogFooter: {},
  DialogHeader: {},
  DialogTitle: {},
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
  Inbox: {},
  LayoutToggle: { value: 'list', onChange: nothing },
  LeftOut: { count: 37, most: 200 },
  Link: { href: '/', children: 'Home' },
  Loading: { children: 'rows' },
  LongComboBox: { ...field, options },
  Menu: { label: 'More', actions: [] },
  MultiSelect: { ...field, options },
  NumberField: field,
  OneTimeCode: field,
  PageHeader: { title: 'Employees' },
  PageSizeSelect: { value: 10, onChange: nothing },
  SortSelect: { columns: [{ key: 'name', header: 'Name', sortable: true }], sort: undefined, onChange: nothing },
  Pagination: { page: 1, pageSize: 10, total: 95, onPageChange: nothing },
  PasswordField: field,
  PopoverPanel: { label: 'Views', triggerRef: { current: null }, onClose: nothing, children: 'Views' },
  Progress: { label: 'Upload', value: 40 },
  CheckboxGroup: { ...field, options },
  RadioGroup: { ...field, options },
  Root: {},
  SearchField: field,
  SearchSuggestions: { ...command, onInputProps: nothing },
  Select: { ...field, options },
  SideNav: { groups: [] },
  SidePanel: { ...open, title: 'Edit' },
  Skeleton: {},
  Stepper: { steps: [{ id: 'a', label: 'A' }], current: 0 },
  Switch: field,
  Table: { caption: 'People', columns: [{ key: 'name', header: 'Name', cell: String }], rows: ['Ada'], rowKey: String },
  TableSelectionBar: { selection: { selected: new Set(['a']), onChange: nothing }, children: 'Delete' },
  TabLinks: { label: 'Sections', items: [{ label: 'Info', href: '/info', current: true }] },
  Tabs: { label: 'Sections', items: [{ id: 'a', label: 'A', content: 'A' }] },
  TabsList: {},
  TabsPanel: { value: 'a' },
  TabsRoot: {},
  TabsTab: { value: 'a' },
  TextArea: field,
  TextField: field,
  VisuallyHidden: { children: 'words' },
}

/** Why a component has no element that props, `className` and `ref` could reach. */
const withoutElement: Record<string, { reason: string; props: Props }> = {
  ConfirmProvider: { reason: 'a context', props: { children: 'Page' } },
  DialogRoot: { reason: 'state; DialogContent is the element', props: { ...open, children: 'Content' } },
  ErrorBoundary: { reason: 'renders its children or a fallback', props: { children: 'Page' } },
  LinkProvider: { reason: 'a context', props: { navigate: nothing, children: 'Page' } },
  ToastProvider: { reason: 'a context', props: { children: 'Page' } },
  Tooltip: { reason: 'describes a control that has its own props', props: { text: 'Hint', children: 'Control' } },
  UiMessagesProvider: { reason: 'a context', props: { messages: {}, children: 'Page' } },
}

const inDialog = (part: ReactElement) => (
  <ui.DialogRoot {...open}>
    <ui.DialogContent>{part}</ui.DialogContent>
  </ui.DialogRoot>
)
const inTabs = (part: ReactElement) => <ui.TabsRoot defaultValue="a">{part}</ui.TabsRoot>

/** What a part must be rendered in. */
const contexts: Record<string, (part: ReactElement) => ReactElement> = {
  DialogBody: inDialog,
  DialogClose: inDialog,
  DialogContent: (part) => <ui.DialogRoot {...open}>{part}</ui.DialogRoot>,
  DialogDescription: inDialog,
  DialogFooter: inDialog,
  DialogHeader: inDialog,
  DialogTitle: inDialog,
  Inbox: (part) => <ui.ToastProvider>{part}</ui.ToastProvider>,
  TabsList: inTabs,
  TabsPanel: inTabs,
  TabsTab: (part) => inTabs(<ui.TabsList>{part}</ui.TabsList>),
}

const exported = Object.entries(ui).filter(
  ([name, value]) =>
    /^[A-Z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && '$$typeof' in value)),
)
const component = (name: string) => (ui as Record<string, unknown>)[name] as ComponentType<Props>

/** The component with its required props and `more`, in what it needs around it. */
function specimen(name: string, more: Props = {}): ReactElement {
  const props = components[name] ?? withoutElement[name]?.props
  const element = createElement(component(name), { ...props, ...more })
  return <Root>{contexts[name]?.(element) ?? element}</Root>
}

beforeAll(() => {
  window.matchMedia = (query) => Object.assign(new EventTarget(), { matches: false, media: query }) as MediaQueryList
  HTMLDialogElement.prototype.showModal = nothing
  // A dialog scrolls to the control that has the focus.
  Element.prototype.scrollIntoView = nothing
})

it('covers every public component', () => {
  const known = [...Object.keys(components), ...Object.keys(withoutElement)]
  expect(known.toSorted()).toEqual(exported.map(([name]) => name).toSorted())
})

describe.each(Object.keys(components))('%s', (name) => {
  it('passes ref, className and other props to its element', async () => {
    const ref = createRef<HTMLElement>()
    render(specimen(name, { ref, className: 'probe', 'data-probe': 'x' }))
    await waitFor(() => expect(ref.current).toBeInstanceOf(HTMLElement), { timeout: 10_000 })
    const probed = document.querySelector('[data-probe=x]')
    const frame = document.querySelector('.probe')
    expect(probed).not.toBeNull()
    // A field applies `className` to the frame and everything else to the control inside it.
    expect(frame?.contains(ref.current)).toBe(true)
    expect(ref.current?.contains(probed) || probed?.contains(ref.current)).toBe(true)
  })
})

describe.each(Object.keys({ ...components, ...withoutElement }))('%s', (name) => {
  it('renders on the server and in the browser', () => {
    expect(renderToString(specimen(name))).toContain('<')
    expect(render(specimen(name)).container.childNodes).toHaveLength(1)
  })

  it('has a display name', () => {
    const { displayName, name: own } = component(name)
    expect(displayName ?? own).toBe(name)
  })
})
