import type { Meta, StoryObj } from '@storybook/react-vite'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SearchField } from '../search-field'
import {
  CommandPalette,
  SearchSuggestions,
  type CommandGroup,
  type CommandPaletteProps,
  type SuggestionInputProps,
} from '.'

const groups: CommandGroup[] = [
  {
    id: 'employees',
    label: 'Employees',
    options: [
      { id: 'ada', label: 'Ada Okafor', detail: 'Engineering', reference: 'EMP-00012' },
      { id: 'adam', label: 'Adam Novak', detail: 'Finance', reference: 'EMP-01234' },
    ],
  },
  {
    id: 'actions',
    label: 'Actions',
    options: [{ id: 'create', label: 'Create survey', icon: <Plus size={18} /> }],
  },
]

const texts = {
  label: 'Search',
  placeholder: 'Search people, records, pages and actions',
  loading: 'Searching...',
  empty: 'Nothing found. Check the spelling, or try another word.',
  failed: 'The search did not work.',
  retry: 'Try again',
  count: (options: number) => `${options} results`,
}

/** Keeps its text, as a host would. */
function Typed({ text: initial, onTextChange, ...rest }: CommandPaletteProps) {
  const [text, setText] = useState(initial)
  const change = (next: string) => {
    setText(next)
    onTextChange(next)
  }
  return <CommandPalette {...rest} text={text} onTextChange={change} />
}

const meta = {
  title: 'Overlays/Command palette',
  component: CommandPalette,
  render: Typed,
  args: {
    open: true,
    onOpenChange: fn(),
    text: 'ada',
    onTextChange: fn(),
    groups,
    texts,
    onRetry: fn(),
    onChoose: fn(),
    footer: '↑ ↓ to move, Enter to open, Esc to close',
  },
} satisfies Meta<typeof CommandPalette>

export default meta
type Story = StoryObj<typeof meta>

const input = () => screen.findByRole('combobox', { name: 'Search' })
const active = async () => document.getElementById((await input()).getAttribute('aria-activedescendant') ?? '')

/** The first option is active; the arrow keys wrap around, and Enter selects the active option. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await input()).toHaveFocus())
    await expect(await active()).toHaveTextContent('Ada Okafor')
    await expect(screen.getByRole('group', { name: 'Employees' })).toBeVisible()
    await userEvent.keyboard('{ArrowDown}')
    await expect(await active()).toHaveTextContent('Adam Novak')
    await expect(screen.getByRole('option', { selected: true })).toHaveTextContent('EMP-01234')
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(await active()).toHaveTextContent('Create survey')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('create')
    await userEvent.keyboard('m')
    await expect(args.onTextChange).toHaveBeenLastCalledWith('adam')
    await expect(await active()).toHaveTextContent('Ada Okafor')
    await userEvent.keyboard('{Escape}')
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false)
  },
}

/** A click selects an option, and the focus stays in the input. */
export const ByMouse: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('option', { name: /Adam/ }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('adam')
    await expect(await input()).toHaveFocus()
  },
}

/** Nothing typed and no previous choices. */
export const Empty: Story = { args: { text: '', groups: groups.slice(1) } }

export const NothingFound: Story = {
  args: { groups: [] },
  play: async () => {
    await expect(await screen.findByText(texts.empty)).toBeVisible()
    await expect(await input()).toHaveAttribute('aria-expanded', 'false')
  },
}

/** The previous options stay until the new ones arrive. */
export const Slow: Story = {
  args: { status: 'loading' },
  play: async () => {
    await expect(await screen.findByRole('listbox')).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getAllByRole('option')).toHaveLength(3)
  },
}

export const SlowFirst: Story = {
  args: { status: 'loading', groups: [] },
  play: async () => expect(await screen.findByText('Searching...')).toBeVisible(),
}

export const Failed: Story = {
  args: { status: 'failed', groups: groups.slice(1) },
  play: async ({ args }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('The search did not work.')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await expect(args.onRetry).toHaveBeenCalled()
  },
}

/** Names that do not fit, at 320 px, where the palette fills the screen. */
export const Phone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  args: {
    groups: [
      {
        id: 'documents',
        label: 'Documents',
        options: Array.from({ length: 12 }, (_, index) => ({
          id: String(index),
          label: `Rechtsschutzversicherungsgesellschaften ${index}`,
          detail: 'Donaudampfschifffahrtsgesellschaft',
          reference: 'EMP-0000000000000001',
        })),
      },
    ],
  },
}

function Header({ onChoose, onSubmit }: { onChoose: (id: string) => void; onSubmit: () => void }) {
  const [text, setText] = useState('')
  const [props, setProps] = useState<SuggestionInputProps>()
  return (
    <form
      style={{ position: 'relative', maxInlineSize: '20rem', minBlockSize: '20rem' }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <SearchField {...props} label="Search for employees" value={text} onValueChange={setText} />
      {text && (
        <SearchSuggestions
          text={text}
          groups={groups}
          texts={texts}
          onRetry={() => {}}
          onChoose={onChoose}
          onInputProps={setProps}
          style={{ insetBlockStart: 44 }}
        />
      )}
    </form>
  )
}

const submitted = fn()

/** Under a search field, Enter submits the form unless a suggestion was selected with the arrow keys. */
export const Suggestions: Story = {
  render: ({ onChoose }) => <Header onChoose={onChoose} onSubmit={submitted} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'ada')
    const field = await canvas.findByRole('combobox', { name: 'Search for employees' })
    await expect(field).not.toHaveAttribute('aria-activedescendant')
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledOnce()
    await expect(args.onChoose).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).toHaveBeenLastCalledWith('ada')
    await expect(submitted).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
