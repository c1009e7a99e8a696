import { expect, test } from 'vitest'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

interface Part {
  name?: string
  $ref?: string
}
interface Operation {
  operationId: string
  parameters?: Part[]
}
const contract = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../../openapi/generated/ssp.json', import.meta.url)), 'utf8'),
) as { paths: Record<string, Record<string, Operation | Part[] | undefined>> }

/** Changes that cannot undo another editor's: they set one value that they name, or act once. */
const OF_ONE_VALUE = {
  associateEmployee: 'sets one value',
  batchUpdateEmployees: 'writes the cells of a file',
  changePassword: 'names the old one',
  likeRecognition: 'sets one value',
  openReward: 'acts once',
  restoreIncidentAssignees: 'leaves out what was assigned since',
  saveEmployeeAdditionalData: 'sets one value',
  setDefaultScope: 'sets one value',
  setTeamApprover: 'sets one value',
  unlockUser: 'acts once',
  updateSelectedIncidents: 'sets one value of each',
  updateSelectedNews: 'sets one value of each',
  updateSelectedUsers: 'sets one value of each',
  viewSharedDocument: 'acts once',
}

test('a change of a record takes the version that its editor saw, so that a second save is a conflict', () => {
  const without = Object.values(contract.paths).flatMap((path) =>
    (['put', 'patch'] as const).flatMap((method) => {
      const operation = path[method] as Operation | undefined
      const parts = [...((path['parameters'] as Part[] | undefined) ?? []), ...(operation?.parameters ?? [])]
      const takes = parts.some(({ name, $ref }) => name === 'If-Match' || $ref?.endsWith('/IfMatch'))
      return operation && !takes ? [operation.operationId] : []
    }),
  )
  expect(without.toSorted((a, b) => a.localeCompare(b))).toEqual(Object.keys(OF_ONE_VALUE))
})
