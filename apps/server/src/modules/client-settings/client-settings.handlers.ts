import { requireSameClient } from '../../access/call.ts'
import type { HandlersOf } from '../../contract/handlers.ts'
import type { Deps } from '../../deps.ts'
import { problem } from '../../errors.ts'
import { tenantFrom } from '../../http/authorise.ts'
import { callOf } from '../../http/call.ts'
import { changed, etagOf } from '../../http/etag.ts'
import type { SettingsChange, SettingsRow } from './client-settings.repository.ts'
import {
  getClientSettings,
  getLoginNotice,
  getStrictRightsImpact,
  saveClientSettings,
} from './client-settings.service.ts'

/** Settings of a client, the pin of its app, and the notice of its login page. */
export function clientSettingsHandlers(
  deps: Deps,
): HandlersOf<'getClientSettings' | 'saveClientSettings' | 'getStrictRightsImpact' | 'getAppPin' | 'getLoginNotice'> {
  return {
    async getClientSettings(request, reply) {
      const row = await getClientSettings(deps, callOf(request))
      void reply.header('etag', etagOf(row.version))
      return toWire(row)
    },

    async saveClientSettings(request, reply) {
      const { body } = request
      const change: SettingsChange = {
        ...(body.loginIdentifierType !== undefined && { login_identifier_type: body.loginIdentifierType.trim() }),
        ...(body.registerIdentifierType !== undefined && {
          register_identifier_type: body.registerIdentifierType.trim(),
        }),
        ...(body.login_timeout !== undefined && { login_timeout: body.login_timeout === 1 }),
        ...(body.login_retries !== undefined && { login_retries: body.login_retries }),
        ...(body.login_timeout_time !== undefined && { login_timeout_time: body.login_timeout_time }),
        ...(body.show_notice_message !== undefined && { show_notice_message: body.show_notice_message === 1 }),
        ...(body.notice_title !== undefined && { notice_title: body.notice_title?.trim() ?? null }),
        ...(body.notice_message !== undefined && { notice_message: body.notice_message }),
        ...(body.notice_start !== undefined && { notice_start: body.notice_start }),
        ...(body.notice_end !== undefined && { notice_end: body.notice_end }),
        ...(body.manager_share_only !== undefined && { manager_share_only: body.manager_share_only === 1 }),
        ...(body.strict_rights !== undefined && { strict_rights: body.strict_rights === 1 }),
        ...(body.time_zone !== undefined && { time_zone: body.time_zone }),
      }
      const version = await saveClientSettings(deps, callOf(request), change, request.headers['if-match'], toWire)
      return changed(reply, version)
    },

    getStrictRightsImpact: (request) => getStrictRightsImpact(deps, callOf(request)),

    async getAppPin(request) {
      const call = callOf(request)
      const { clientId, platformId } = request.query
      requireSameClient(call, clientId)
      if (platformId !== undefined && platformId !== call.client.platformId) throw problem('not_found')
      const [first] = (await getClientSettings(deps, call)).app_pin
      return { pin: first?.pin ?? null }
    },

    getLoginNotice: async (request) => ({ notice: await getLoginNotice(deps, tenantFrom(request)) }),
  }
}

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)

const toWire = (row: SettingsRow) => ({
  id: row.id,
  clientName: row.client_name,
  identifier: row.identifier,
  platform_id: row.platform_id,
  platformDomain: row.platform_domain,
  loginIdentifierType: row.login_identifier_type,
  registerIdentifierType: row.register_identifier_type,
  login_timeout: flag(row.login_timeout),
  login_retries: row.login_retries as 1 | 3 | 5 | null,
  login_timeout_time: row.login_timeout_time as 10 | 30 | 60 | null,
  show_notice_message: flag(row.show_notice_message),
  notice_title: row.notice_title,
  notice_message: row.notice_message,
  notice_start: row.notice_start,
  notice_end: row.notice_end,
  manager_share_only: flag(row.manager_share_only),
  strict_rights: flag(row.strict_rights),
  time_zone: row.time_zone,
})
