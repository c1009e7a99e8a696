import type { FastifyReply, FastifyRequest } from 'fastify'
import type { PersonalAddresses, Reader } from '../storage/personal-addresses.ts'
import { DOWNLOAD_SECONDS } from '../storage/personal-addresses.ts'
import { callerFrom } from './authorise.ts'

const NAME = 'ssp-file'

/** The caller as the reader of a personal address, whose browser gets the cookie that opens it. */
export function readerFrom(request: FastifyRequest, reply: FastifyReply, addresses: PersonalAddresses): Reader {
  const actor = callerFrom(request)
  // The browser stores no cookie for a request from another origin.
  const from = request.headers['sec-fetch-site']
  const needsCookie = from !== 'cross-site' && from !== 'same-site'
  if (needsCookie) {
    const secure = request.protocol === 'https' ? '; Secure' : ''
    const proof = addresses.proofOf(actor.sessionId)
    void reply.header(
      'set-cookie',
      `${NAME}=${proof}; Path=/api/storage/file; Max-Age=${DOWNLOAD_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
    )
  }
  return { actor, needsCookie, host: request.host }
}

/** The cookie of a request. */
export const proofFrom = (request: FastifyRequest): string | undefined =>
  request.headers.cookie
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1)
