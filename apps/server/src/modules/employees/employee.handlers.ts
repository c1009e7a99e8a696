import type { FastifyRequest } from 'fastify'
import { requireSame, requireSameClient } from '../../access/call.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { etagOf } from '../../http/etag.ts'
import { additionalDataText } from '../../people/additional-data.ts'
import {
  deleteEmployeeAdditionalData,
  getEmployeeAdditionalData,
  saveEmployeeAdditionalData,
} from './additional-data.service.ts'
import { toEmployee } from './employee-wire.ts'
import { removeEmployee, resetEmployeePassword, updateEmployee, type ExpectedVersion } from './employee.service.ts'
import { deleteMerge, mergeEmployee } from './merges.service.ts'

type Operations =
  | 'updateEmployee'
  | 'removeEmployee'
  | 'getEmployeeAdditionalData'
  | 'saveEmployeeAdditionalData'
  | 'deleteEmployeeAdditionalData'
  | 'mergeEmployee'
  | 'deleteMerge'

/** One employee: changes, avatar, merges, removal (C2-023 to C2-025, C2-028, C2-031 to C2-033, C2-050 to C2-053). */
export function employeeHandlers(deps: Deps): HandlersOf<Operations> {
  const expectedBy = ({ headers }: FastifyRequest): ExpectedVersion => ({
    ifMatch: headers['if-match'],
    toWire: (row) => toEmployee(row, null, deps.objects),
  })
  return {
    async updateEmployee(request, reply) {
      const { id } = request.params
      const { body } = request
      const call = callOf(request)
      requireSameClient(call, request.query.clientId)
      requireSame('id', id, body.id)
      const expected = expectedBy(request)
      if (body.resetPassword) {
        const { version, isMailed } = await resetEmployeePassword(deps, call, id, body, expected)
        reply.header('etag', etagOf(version))
        return { success: true, message: isMailed ? MAILED : NOT_MAILED }
      }
      reply.header('etag', etagOf(await updateEmployee(deps, call, id, body, expected)))
      return { success: true, message: 'Employee updated successfully' }
    },

    async removeEmployee(request) {
      await removeEmployee(deps, callOf(request), request.body.id, expectedBy(request))
      return { success: true }
    },

    async getEmployeeAdditionalData(request) {
      const call = callOf(request)
      const { employeeId } = request.query
      const row = await getEmployeeAdditionalData(deps, call, employeeId)
      return {
        employeeId,
        additionalData: additionalDataText(row?.data ?? null, call.client.id, deps.objects, row?.version),
      }
    },

    saveEmployeeAdditionalData: (request) =>
      saveEmployeeAdditionalData(deps, callOf(request), request.body.employeeId, request.body.additionalData),

    deleteEmployeeAdditionalData: (request) =>
      deleteEmployeeAdditionalData(deps, callOf(request), request.query.employeeId),

    mergeEmployee: (request) => mergeEmployee(deps, callOf(request), request.body, keyOf(request), expectedBy(request)),

    deleteMerge: (request) => deleteMerge(deps, callOf(request), request.body, keyOf(request)),
  }
}

const MAILED = 'The password has been reset. A mail to set a new one is on its way.'
const NOT_MAILED =
  'The password has been reset. There is no e-mail address to tell: a new password is asked for at the next sign-in.'
