import { useCan, useHref, useMessages } from '@ssp/feature-kit'
import { TabLinks } from '@ssp/ui'
import { newsTabsMessages } from '../messages'

/** The tabs of an article; EDIT only for an account that may edit (4-decisions 6). */
export function NewsTabs({ id, current }: { id: string; current: 'edit' | 'logs' }) {
  const messages = useMessages(newsTabsMessages)
  const href = useHref()
  const can = useCan()
  const tab = (name: 'edit' | 'logs', path: string) => ({
    label: messages[name],
    href: href(path),
    current: name === current,
  })
  return (
    <TabLinks
      label={messages.label}
      items={[...(can('NEWS_UPDATE') ? [tab('edit', `/news/Edit/${id}`)] : []), tab('logs', `/news/Logs/${id}`)]}
    />
  )
}
