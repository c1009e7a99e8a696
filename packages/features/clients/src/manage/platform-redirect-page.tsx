import { useNavigate, type RouteParams } from '@ssp/feature-kit'
import { useEffect, type ComponentType } from 'react'

/** `/platform` opens the platform manager (4-decisions 2). */
export const Page: ComponentType<RouteParams> = function PlatformRedirectPage() {
  const navigate = useNavigate()
  useEffect(() => navigate('/platform/manage', { replace: true }), [navigate])
  return null
}
