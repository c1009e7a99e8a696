import { defineTranslation } from '@ssp/feature-kit/messages'
import type { employeeMessages } from './messages'

/** German texts of a person. */
export const employeeGerman = defineTranslation<typeof employeeMessages>('employees.employee', {
  unnamed: 'Ohne Namen',
  genders: {
    0: 'Weiblich',
    1: 'Männlich',
    2: 'Keine Angabe',
    3: 'Andere',
    4: 'Nichtbinär',
    5: 'Intergeschlechtlich',
  },
})
