import { lazyPanel, useLocation, useNavigate, usePanel, type PanelProps } from '@ssp/feature-kit'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { importFields } from '../model/import-fields'
import type { SurveyDraft } from '../model/survey-draft'
import type { Editor } from '../shared/use-editor'
import type { ImportPanelProps } from './import-panel'
import { useAddTemplate } from './use-add-template'

const ImportPanel = lazyPanel<ImportPanelProps>(async () => (await import('./import-panel')).ImportPanel)

/**
 * Import from a template: adds copies of its fields at the end, and its texts only where there are none yet (decision 22).
 * The template named by the parameter `template` of the address is imported at once.
 */
export function useImport(form: Editor<SurveyDraft>['form']): { open: () => void; element: ReactNode } {
  const { values, change } = form
  const pageProps: Omit<ImportPanelProps, keyof PanelProps> = {
    onImport: (template) => {
      const fields = importFields(values.fields, template.fields)
      if (!fields) return false
      change({
        fields,
        ...(values.title.trim() === '' && { title: template.title }),
        ...(values.description.trim() === '' && { description: template.description }),
      })
      return true
    },
  }
  const navigate = useNavigate()
  const named = new URLSearchParams(useLocation().search).get('template')
  const add = useAddTemplate(pageProps.onImport)
  const importNamed = useEffectEvent((id: string) => {
    // A reloaded page must not import a second time.
    navigate('/surveys/create', { replace: true })
    void add.run(id)
  })
  useEffect(() => {
    if (named) importNamed(named)
  }, [named])
  const panel = usePanel(ImportPanel, false, pageProps)
  return { open: () => panel.open(), element: panel.element }
}
