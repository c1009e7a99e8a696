import { useLocation } from '@ssp/feature-kit'
import { ListTab } from './list-tab'
import { readTab } from './tab'
import { TemplateList } from './template-list'

/** `/surveys`: the tabs LIST and TEMPLATES (R2-028, R2-029). */
export function SurveysPage() {
  const { search } = useLocation()
  return readTab(search) === 'templates' ? <TemplateList /> : <ListTab />
}
