import type { RootProps } from '@ssp/ui'
import { useCallback, useMemo, useState } from 'react'
import type { BrandPort } from './ssp-context'

/** The brand port of one provider, with the custom properties above its stylesheet: a preview of one client. */
export function useOwnBrand(clientId: string, onSaved: (() => Promise<void>) | undefined) {
  const [shown, setShown] = useState<{ clientId: string; variables: RootProps['variables'] } | null>(null)
  const preview = useCallback<BrandPort['preview']>(
    (variables) => setShown(variables ? { clientId, variables } : null),
    [clientId],
  )
  const brand = useMemo<BrandPort>(
    () => ({
      preview,
      async saved() {
        await onSaved?.()
        // The stylesheet now contains the colours; without one they stay on the page.
        if (onSaved) preview(null)
      },
    }),
    [preview, onSaved],
  )
  return { brand, variables: shown?.clientId === clientId ? shown.variables : undefined }
}
