import { useMessages } from '@ssp/feature-kit'
import { FormPreview, type FormField } from '@ssp/form-builder'
import { Button } from '@ssp/ui'
import { Eye } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { surveyMessages } from './messages'
import { useBrandLogo } from './use-brand-logo'

/**
 * The button Preview, absent while there are no fields (R2-088, R2-089, decision 27), and its modal.
 *
 * @param branded whether the logo of the client is shown (decision 23)
 */
export function usePreview(fields: FormField[], branded = true): { button: ReactNode; element: ReactNode } {
  const { preview } = useMessages(surveyMessages)
  const logo = useBrandLogo(branded && fields.length > 0)
  const [open, setOpen] = useState(false)
  if (fields.length === 0) return { button: null, element: null }
  return {
    button: (
      <Button iconStart={<Eye size={16} />} onClick={() => setOpen(true)}>
        {preview}
      </Button>
    ),
    element: <FormPreview fields={fields} open={open} onClose={() => setOpen(false)} logo={logo} />,
  }
}
