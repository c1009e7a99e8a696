import { expect, test } from 'vitest'
import { limitsModule } from '../packages/api/scripts/operation-table.mjs'

test('limits of selections come from the operations and from the lists of ids', () => {
  const source = limitsModule({
    paths: { '/teams': { get: { operationId: 'listTeams' }, post: { operationId: 'addTeams', 'x-ssp-most': 20 } } },
    components: { schemas: { SelectedTeams: { maxItems: 30 }, SelectionResult: {}, TeamList: { maxItems: 40 } } },
  })
  expect(source).toContain('MOST_CHANGED = {\n  addTeams: 20,\n} as const')
  expect(source).toContain('MOST_NAMED = {\n  SelectedTeams: 30,\n} as const')
})
