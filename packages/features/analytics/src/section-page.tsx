import { useNavigate } from '@ssp/feature-kit'
import { useEffect } from 'react'

/** `/analytics` has no page of its own: it opens the first report (decision 2). */
export function SectionPage() {
  const navigate = useNavigate()
  useEffect(() => navigate('/analytics/client-daily-analytics', { replace: true }), [navigate])
  return null
}
