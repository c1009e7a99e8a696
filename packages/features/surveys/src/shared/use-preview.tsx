import { useMessages } from '@ssp/feature-kit'
import { FormPreview, type FormField } from '@ssp/form-builder'
import type { PageHeaderSecondary } from '@ssp/ui'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { surveyMessages } from './messages'
import { useBrandLogo } from './use-brand-logo'

/**
 * The action Preview of the page header, absent while there are no fields (R2-088, R2-089, decision 27), and its modal.
 *
 * @param title title of the survey; the empty string for none yet
 * @param branded whether the logo of the client is shown (decision 23)
 */
export function usePreview(
  fields: FormField[],
  title: string,
  branded = true,
): { action: PageHeaderSecondary | undefined; element: ReactNode } {
  const { preview } = useMessages(surveyMessages)
  const logo = useBrandLogo(branded && fields.length > 0)
  const [open, setOpen] = useState(false)
  if (fields.length === 0) return { action: undefined, element: null }
  return {
    action: { id: 'preview', label: preview, icon: <Eye size={16} />, onAction: () => setOpen(true) },
    element: <FormPreview fields={fields} title={title} open={open} onClose={() => setOpen(false)} logo={logo} />,
  }
}
