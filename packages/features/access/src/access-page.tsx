import { useCan, useNavigate } from '@ssp/feature-kit'
import { useEffect } from 'react'
import { accessSections } from './sections'

/** `/access` has no page of its own: it opens the first list that the user may see (decision 11). */
export function AccessPage() {
  const can = useCan()
  const navigate = useNavigate()
  const to = accessSections.find(({ permission }) => can(permission))?.path ?? '/403'
  useEffect(() => navigate(to, { replace: true }), [navigate, to])
  return null
}
