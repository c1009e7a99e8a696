import { EmployeesPage } from '@ssp/employees'
import { bulkServer } from '@ssp/employees/testing'
import { SspStoryProvider } from '@ssp/feature-kit/testing'
import { createRoot } from 'react-dom/client'

createRoot(document.getElementById('root')).render(
  <SspStoryProvider
    server={bulkServer()}
    at="/employees"
    permissions={['EMPLOYEES_VIEW', 'EMPLOYEES_CREATE', 'EMPLOYEES_UPDATE', 'TEAMS_VIEW']}
    appearance={{}}
  >
    <EmployeesPage />
  </SspStoryProvider>,
)

window.bench = {
  isValidated: () => {
    const panel = document.querySelector('[role=dialog]')
    return /rows? ready/.test(panel?.textContent) && panel.querySelectorAll('section li input').length > 0
  },
}
