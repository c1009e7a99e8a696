import { useMessages } from '@ssp/feature-kit'
import { FormPreview } from '@ssp/form-builder'
import type { PageHeaderSecondary } from '@ssp/ui'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import type { SurveyDraft } from '../model/survey-draft'
import { surveyMessages } from './messages'
import { useBrandLogo } from './use-brand-logo'

/**
 * The action Preview of the page header, absent if there are no fields (R2-088, R2-089, decision 27), and its modal. A
 * branded survey has the logo of the client (decision 23).
 */
export function usePreview({ fields, title, description, branded }: SurveyDraft): {
  action: PageHeaderSecondary | undefined
  element: ReactNode
} {
  const { preview } = useMessages(surveyMessages)
  const logo = useBrandLogo(branded && fields.length > 0)
  const [open, setOpen] = useState(false)
  if (fields.length === 0) return { action: undefined, element: null }
  return {
    action: { id: 'preview', label: preview, icon: <Eye size={16} />, onAction: () => setOpen(true) },
    element: <FormPreview {...{ fields, title, description, logo }} open={open} onClose={() => setOpen(false)} />,
  }
}
