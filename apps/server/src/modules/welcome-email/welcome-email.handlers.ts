import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { callOf, keyOf } from '../../http/call.ts'
import { readerFrom } from '../../http/file-cookie.ts'
import { listAttachments, removeAttachment, signAttachmentAddress } from './attachments.service.ts'
import { previewWelcome, registerEmployee, sendTestWelcome } from './welcome.service.ts'

type Ids =
  | 'listEmailAttachments'
  | 'sendTestWelcomeEmail'
  | 'removeEmailAttachment'
  | 'previewWelcomeEmail'
  | 'completeRegistration'

const MB = 1024 * 1024

/** The welcome e-mail and its attachments (C3-068 to C3-071). */
export function welcomeEmailHandlers(deps: Deps): HandlersOf<Ids> {
  return {
    async listEmailAttachments(request, reply) {
      const { key } = request.query
      const call = callOf(request)
      if (key !== undefined)
        return { url: await signAttachmentAddress(deps, call, key, readerFrom(request, reply, deps.addresses)) }
      return (await listAttachments(deps, call)).map(({ size, ...attachment }) => ({ ...attachment, size: size / MB }))
    },

    async sendTestWelcomeEmail(request, reply) {
      const sent = await sendTestWelcome(deps, callOf(request), request.body, keyOf(request))
      reply.status(201)
      return sent
    },

    async removeEmailAttachment(request) {
      await removeAttachment(deps, callOf(request), request.query.key)
      return { success: true }
    },

    async previewWelcomeEmail(request) {
      const { subject, html, employee } = await previewWelcome(deps, callOf(request), request.query.employeeId)
      const { id, forename, surname, identifier } = employee ?? {}
      return {
        subject,
        html,
        employee:
          id === undefined
            ? null
            : { id, forename: forename ?? '', surname: surname ?? '', identifier: identifier ?? null },
      }
    },

    async completeRegistration(request, reply) {
      const registration = await registerEmployee(deps, callOf(request), request.body.employeeId, keyOf(request))
      reply.status(201)
      return registration
    },
  }
}
