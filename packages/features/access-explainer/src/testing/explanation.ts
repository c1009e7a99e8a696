import type { AccessExplanation } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'

/** Explains a permission that is held through a policy of the role, at the home client. */
export const explanation = (changes: Partial<AccessExplanation> = {}): AccessExplanation => ({
  allowed: true,
  denial: null,
  judgedAt: fakeClient().id,
  reach: 'home',
  role: { id: fakeId(3001), name: 'hr_editor', label: 'HR editor' },
  policies: [{ id: fakeId(20_001), name: 'people', label: 'People' }],
  direct: false,
  strictRights: false,
  ...changes,
})
