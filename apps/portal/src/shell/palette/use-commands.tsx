import { platformClientsQuery, searchQuery, type SearchHit } from '@ssp/api'
import {
  useApi,
  useCan,
  useClient,
  useConfirmLeaving,
  useGuardedNavigate,
  useMessages,
  useNotify,
  useSession,
  useTitle,
  type FeatureRoute,
} from '@ssp/feature-kit'
import { searchMatcher, type CommandGroup, type CommandOption } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { ArrowRightLeft, Plus, Search } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useSwitchClient } from '../../client/switch-client'
import { navigationItems } from '../../routing/navigation-items'
import { optionOf, pathOf, permissionOf } from './kinds'
import { paletteMessages } from './messages'
import { keepRecent, readRecent, type Recent } from './recent'

/** Milliseconds after the last key before the server searches. */
const DELAY = 120
/** Options of pages and of actions for a text. */
const MOST = 5

/** An option with what choosing it does. */
interface Command {
  option: CommandOption
  run: () => void
}

type Group = Omit<CommandGroup, 'options'> & { commands: readonly Command[] }

function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, DELAY, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** Pages of the navigation and pages that create something, as far as the account may open them. */
function usePages(routes: readonly FeatureRoute[]): { pages: CommandOption[]; actions: CommandOption[] } {
  const can = useCan()
  const title = useTitle()
  return useMemo(() => {
    const entries = navigationItems(routes, can, title).flatMap(({ label, href, icon, children = [] }) => [
      ...(children.length > 0 ? [] : [{ id: href ?? '', label, icon }]),
      ...children.map((child) => ({ id: child.href ?? '', label: child.label, detail: label, icon })),
    ])
    const creating = routes.filter(
      ({ path, handle: { access } }) => /\/create$/i.test(path) && typeof access === 'object' && can(access.permission),
    )
    return {
      pages: entries,
      actions: creating.map(({ path, handle }) => ({ id: path, label: title(handle.title), icon: <Plus size={18} /> })),
    }
  }, [can, routes, title])
}

function useSwitches(enabled: boolean, onDone: () => void): Command[] {
  const client = useClient()
  const can = useCan()
  const messages = useMessages(paletteMessages)
  const notify = useNotify()
  const switchTo = useSwitchClient()
  const confirmLeaving = useConfirmLeaving()
  const clients = useQuery({
    ...platformClientsQuery(useApi(), client.platform_id),
    enabled: enabled && can('CLIENT_SWITCH'),
  })
  return (clients.data ?? [])
    .filter(({ id }) => id !== client.id)
    .map((other) => ({
      option: {
        id: `switch:${other.id}`,
        label: messages.switchTo(other.clientName),
        icon: <ArrowRightLeft size={18} />,
      },
      run: async () => {
        if (!(await confirmLeaving())) return
        onDone()
        await switchTo(other).catch((error: unknown) => notify.error(error))
      },
    }))
}

interface CommandsOptions {
  /** Every page inside the shell. */
  routes: readonly FeatureRoute[]
  text: string
  /** Called before a choice is followed. */
  onDone: () => void
  /** Whether earlier choices, pages and actions are offered in addition to records. Default true. */
  full?: boolean
}

/** The options for a text: records that the server finds, pages and actions; without a text, earlier choices. */
export function useCommands({ routes, text, onDone, full = true }: CommandsOptions) {
  const can = useCan()
  const messages = useMessages(paletteMessages)
  const client = useClient()
  const userId = useSession().user?.id ?? ''
  const navigate = useGuardedNavigate()
  const typed = text.trim()
  const settled = useSettled(typed)
  const hits = useQuery({
    ...searchQuery(useApi(), settled),
    enabled: settled !== '' && Object.values(permissionOf).some((permission) => can(permission)),
    placeholderData: keepPreviousData,
  })
  const { pages, actions } = usePages(routes)
  const switches = useSwitches(full && typed !== '', onDone)

  const open = (path: string, recent?: Recent) => () => {
    if (recent) keepRecent(client.id, userId, recent)
    onDone()
    navigate(path)
  }
  const ofPage = (option: CommandOption): Command => ({ option, run: open(option.id, { kind: 'page', id: option.id }) })
  const ofHit = (hit: SearchHit): Command => ({
    option: optionOf(hit, messages.anonymous),
    run: open(pathOf(hit), hit),
  })
  const ofRecent = (recent: Recent): Command[] => {
    // Stored data may be of an older version.
    if (recent.kind !== 'page')
      return recent.kind in permissionOf && can(permissionOf[recent.kind]) ? [ofHit(recent)] : []
    return [...pages, ...actions].filter(({ id }) => id === recent.id).map(ofPage)
  }
  const matching = (commands: readonly Command[]) => {
    const matches = searchMatcher(typed)
    return commands.filter(({ option: { label, detail = '' } }) => matches(`${label} ${detail}`)).slice(0, MOST)
  }

  const group = (id: string, label: string, commands: readonly Command[]): Group => ({ id, label, commands })
  const withoutText = () => {
    const recent = readRecent(client.id, userId).flatMap(ofRecent)
    const known = new Set(recent.map(({ option }) => option.id))
    const others = (options: CommandOption[]) => options.filter(({ id }) => !known.has(id)).map(ofPage)
    return [
      group('recent', messages.recent, recent),
      group('actions', messages.actions, others(actions)),
      group('pages', messages.pages, others(pages)),
    ]
  }
  const withText = () => {
    const found = hits.data ?? []
    const records = Object.entries(messages.kinds).map(([kind, label]) =>
      group(kind, label, found.filter((hit) => hit.kind === kind).map(ofHit)),
    )
    if (!full) return records
    const all: Command = {
      option: { id: 'all', label: messages.allEmployees(typed), icon: <Search size={18} /> },
      run: open(`/employees?${new URLSearchParams({ search: typed })}`),
    }
    const places = group('pages', messages.pages, matching(pages.map(ofPage)))
    const doing = group('actions', messages.actions, [
      ...matching([...actions.map(ofPage), ...switches]),
      ...(can('EMPLOYEES_VIEW') ? [all] : []),
    ])
    const begins = ({ option }: Command) => option.label.toLowerCase().startsWith(typed.toLowerCase())
    // Pages whose name starts with the text come before records; so do actions, once more than their first word is typed.
    const named = [places, doing].filter(
      (each) => (each === places || typed.includes(' ')) && each.commands.some(begins),
    )
    return [...new Set([...named, ...records, places, doing])]
  }
  const groups = (typed === '' ? (full ? withoutText() : []) : withText()).filter(({ commands }) => commands.length > 0)
  const isLate = typed !== '' && (typed !== settled || hits.isFetching)
  return {
    groups: groups.map(({ commands, ...rest }): CommandGroup => ({
      ...rest,
      options: commands.map(({ option }) => option),
    })),
    status: isLate ? ('loading' as const) : typed !== '' && hits.isError ? ('failed' as const) : undefined,
    onRetry: () => void hits.refetch(),
    onChoose: (id: string) =>
      groups
        .flatMap(({ commands }) => commands)
        .find(({ option }) => option.id === id)
        ?.run(),
  }
}
