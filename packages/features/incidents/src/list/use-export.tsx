import { exportIncidents } from '@ssp/api'
import { FailureModal, useAction } from '@ssp/feature-kit'

/** Opens the export of all reports in a new tab (R3-475, 3-decisions 28). */
export function useExport() {
  const file = useAction({
    send: (_input: object, api) => exportIncidents(api, {}),
    key: () => 'export',
    failed: null,
    onDone: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  return { run: file.run, isPending: () => file.isPending(), element: <FailureModal actions={[file]} /> }
}
