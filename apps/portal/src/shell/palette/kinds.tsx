import type { SearchHit } from '@ssp/api'
import { slugOf } from '@ssp/api/slug'
import { formatDate } from '@ssp/feature-kit'
import type { CommandOption } from '@ssp/ui'
import { BookOpen, ClipboardList, FileText, Network, Newspaper, Siren } from 'lucide-react'
import type { ReactNode } from 'react'

type Kind = SearchHit['kind']

/** The permission of the page that shows a record of a kind. */
export const permissionOf: Record<Kind, string> = {
  employee: 'EMPLOYEES_VIEW',
  user: 'USERS_VIEW',
  team: 'TEAMS_VIEW',
  document: 'DOCUMENTS_VIEW',
  survey: 'SURVEYS_UPDATE',
  news: 'NEWS_UPDATE',
  article: 'KNOWLEDGE_BASE_VIEW',
  incident: 'INCIDENTS_VIEW',
}

// People have their initials.
const icons: Partial<Record<Kind, ReactNode>> = {
  team: <Network size={18} />,
  document: <FileText size={18} />,
  survey: <ClipboardList size={18} />,
  news: <Newspaper size={18} />,
  article: <BookOpen size={18} />,
  incident: <Siren size={18} />,
}

/** Address of a record. */
export function pathOf({ kind, id, detail, reference }: SearchHit): string {
  if (kind === 'user') return `/access/users/${encodeURIComponent(reference ?? '')}`
  if (kind === 'article')
    return `/knowledge/${reference}/${encodeURIComponent(slugOf(detail ?? '').replace(/^\.{1,2}$/, '-'))}`
  const folder = { employee: '/employees', survey: '/surveys', news: '/news/Edit' }
  return `${kind in folder ? folder[kind as keyof typeof folder] : `/client/${kind}s`}/${id}`
}

/**
 * A record as an option.
 *
 * @param anonymous label of an incident without a reporter
 */
export function optionOf(hit: SearchHit, anonymous: string): CommandOption {
  const { kind, id, detail, reference } = hit
  const isIncident = kind === 'incident'
  return {
    id: `${kind}:${id}`,
    label: hit.label || (isIncident ? anonymous : (reference ?? '')),
    detail: detail ?? undefined,
    reference: (kind === 'article' ? null : isIncident ? formatDate(reference) : reference) ?? undefined,
    icon: icons[kind],
  }
}
