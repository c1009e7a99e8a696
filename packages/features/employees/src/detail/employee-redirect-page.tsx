import { useNavigate, type RouteParams } from '@ssp/feature-kit'
import { useEffect } from 'react'

/** `/employees/:id` opens the first tab. */
export function EmployeeRedirectPage({ params: { id } }: RouteParams) {
  const navigate = useNavigate()
  useEffect(() => navigate(`/employees/${encodeURIComponent(id ?? '')}/info`, { replace: true }), [navigate, id])
  return null
}
