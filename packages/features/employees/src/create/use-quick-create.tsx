import { quickCreateEmployee } from '@ssp/api'
import { CreateButton, lazyPanel, useHasDraft, usePanel } from '@ssp/feature-kit'
import { QUICK_CREATE } from '../model/quick-create-key'

const QuickCreatePanel = lazyPanel(async () => (await import('./quick-create-panel')).QuickCreatePanel)

/** The button of a list that opens the quick create panel, and the panel; offers a persisted draft. */
export function useQuickCreate(genders?: readonly number[]) {
  const panel = usePanel(QuickCreatePanel, useHasDraft(QUICK_CREATE), genders && { genders })
  return {
    panel: panel.element,
    button: (label: string) => (
      <CreateButton panel={panel} change={quickCreateEmployee}>
        {label}
      </CreateButton>
    ),
  }
}
