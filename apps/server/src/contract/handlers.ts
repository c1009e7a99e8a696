import type { operations } from '@ssp/api/schema'
import type { FastifyReply, FastifyRequest } from 'fastify'

type Part<T, K extends string> = T extends Record<K, infer V> ? V : T extends Partial<Record<K, infer V>> ? V : never
type Content<T> = T extends { content: { 'application/json': infer B } } ? B : never
type Answer<T> = T extends { responses: infer R }
  ? Content<
      R extends { 200: infer Ok } ? Ok : R extends { 201: infer Ok } ? Ok : R extends { 202: infer Ok } ? Ok : never
    >
  : never

/** Every operation of the contract, by its id. */
export type OperationId = keyof operations

/** The JSON body of an operation. */
export type OperationBody<Id extends OperationId> = Content<NonNullable<Part<operations[Id], 'requestBody'>>>

/** A request with the parameters and body of the contract, which were validated before. */
export type OperationRequest<Id extends OperationId> = FastifyRequest<{
  Params: NonNullable<Part<operations[Id]['parameters'], 'path'>>
  Querystring: NonNullable<Part<operations[Id]['parameters'], 'query'>>
  Body: OperationBody<Id>
}>

/** Body of an operation's successful response. */
export type OperationAnswer<Id extends OperationId> = Answer<operations[Id]>

/** Parses, calls a service, shapes the response: about 15 lines. */
export type Handler<Id extends OperationId> = (
  request: OperationRequest<Id>,
  reply: FastifyReply,
) => Promise<OperationAnswer<Id>> | OperationAnswer<Id>

/** One handler per operation; the server does not start when one is missing or too many. */
export type Handlers = { [Id in OperationId]: Handler<Id> }

/** The handlers of one module, named by their operation ids. */
export type HandlersOf<Ids extends OperationId> = Pick<Handlers, Ids>
