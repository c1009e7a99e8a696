import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { meantName } from './misspelt.ts'
import { OperatorError } from './operator-error.ts'
import { repositoryRoot } from './paths.ts'

const list = z.string().transform((text) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
)
const oneOf = <const Name extends string>(names: readonly Name[]) =>
  z.enum(names, { error: `must be one of ${names.join(', ')}` })
const flag = z.enum(['true', 'false'], { error: 'must be true or false' }).transform((text) => text === 'true')
/** A whole number in digits; `Number` alone also reads `1e3` and `0x10`. */
const whole = (least: number, most: number) => {
  const error = `must be a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^\s*\d+\s*$/, error)
    .transform(Number)
    .pipe(z.number().min(least, error).max(most, error))
}
const port = whole(0, 65535)
const ENCODED = 'in which / # ? @ and % of a password are percent-encoded'
const postgresAddress = z.url({ protocol: /^postgres(ql)?$/, error: `must be a postgres:// address, ${ENCODED}` })

const environment = z.object({
  NODE_ENV: oneOf(['development', 'test', 'production']).default('development'),
  HOST: z.string().min(1).default('localhost'),
  PORT: port.default(4000),
  METRICS_PORT: port.optional(),
  DATA_DIR: z.string().min(1).default(join(repositoryRoot, '.data')),
  PORTAL_DIR: z.string().min(1).default(join(repositoryRoot, 'apps/portal/dist')),
  CONTRACT_FILE: z.string().min(1).default(join(repositoryRoot, 'openapi/generated/ssp.json')),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_READ_URL: postgresAddress.optional(),
  LOCAL_CLIENT: z
    .string()
    .regex(/^[a-z0-9-]{1,63}$/, 'must be a sub-domain')
    .optional(),
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  CORS_ORIGINS: list
    .pipe(z.array(z.url({ protocol: /^https?$/, error: 'must be a comma-separated list of origins' })))
    .default([]),
  TRUST_PROXY: flag.default(false),
  TOKEN_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  DEMO_DATA: flag.optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  RATE_LIMIT_PER_MINUTE: whole(10, 1_000_000).default(3000),
  BODY_TIMEOUT: whole(100, 60_000).default(10_000),
  MAX_IN_FLIGHT: whole(10, 10_000).default(150),
  AUDIT_RETENTION_DAYS: whole(30, 36_500).optional(),
  STORAGE_QUOTA_MB: whole(1, 1_000_000_000).default(100_000),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: `must be an smtp:// address, ${ENCODED}` }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/[^\s@]@[^\s@]/, 'must have an e-mail address, such as People <no-reply@portal.example>')
    .default('Employee portal <no-reply@portal.example>'),
  STORAGE_TIMEOUT: whole(100, 60_000).default(5_000),
  GIFT_CARD_URL: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  GIFT_CARD_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  GIFT_CARD_TIMEOUT: whole(100, 60_000).default(10_000),
  S3_BUCKET: z.string().min(3, 'must have at least 3 characters').optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
})

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

/** Address of the object store, used when S3_BUCKET is set. */
export interface S3Config {
  bucket: string
  region: string
  endpoint?: string
  credentials?: { accessKeyId: string; secretAccessKey: string }
}

/** The service that sells gift cards. */
export interface GiftCardConfig {
  url: string
  token: string
  /** Milliseconds after which the outcome of a call counts as unknown. */
  timeout: number
}

/** The whole configuration, parsed once at start. */
export interface Config {
  environment: 'development' | 'test' | 'production'
  host: string
  port: number
  /** Port of `/metrics`; absent: not served. */
  metricsPort?: number
  /** Folder of the embedded database, objects, outbox and generated secret. */
  dataDir: string
  portalDir: string
  contractFile: string
  databaseUrl?: string
  /** A streaming replica of it for long reads. */
  databaseReadUrl?: string
  /** Sub-domain of the client served on a host without sub-domain. */
  localClient: string
  /** Whether the environment names it, so that it must exist. */
  isLocalClientGiven: boolean
  /** Origin put before addresses handed out (images, uploads); relative when absent. */
  publicUrl: string
  corsOrigins: string[]
  trustProxy: boolean
  tokenSecret?: string
  /** Whether an empty database is filled with the demo clients at start; never by itself in production. */
  demoData: boolean
  logLevel: string
  /** Requests per minute and address before 429. */
  rateLimit: number
  /** Milliseconds in which headers and a JSON body must arrive, and an upload must progress. */
  bodyTimeout: number
  /** Requests worked on at once before 503; an address has two thirds of them, an account one third. */
  maxInFlight: number
  /** Days that rows of the audit log are kept; for ever when absent. */
  auditDays?: number
  /** Bytes that a client may store. */
  storageQuota: number
  smtpUrl?: string
  mailFrom: string
  /** Milliseconds without a response after which the object store counts as unavailable. */
  storageTimeout: number
  /** Absent: no gift can be given. */
  giftCards?: GiftCardConfig
  s3?: S3Config
  /** Whether traces are sent; the `OTEL_...` variables configure the target. */
  isTraced: boolean
}

/** Thrown for an invalid environment; the message has one line per variable. */
export class ConfigError extends OperatorError {
  constructor(lines: string[]) {
    super(['The configuration is rejected:', ...lines.map((line) => `  ${line}`)].join('\n'))
  }
}

/**
 * Reads the configuration from environment variables. An empty variable counts as absent, except in production if it
 * determines where data or mail goes, because its value may have been lost.
 * @throws ConfigError naming every invalid variable.
 */
export function loadConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const misspelt = Object.keys(given).flatMap((name) => {
    const meant = meantName(name, SETTINGS)
    return meant === undefined ? [] : [`${name}: is not a setting; did you mean ${meant}?`]
  })
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const invalid = parsed.error.issues.map((issue) => `${issue.path[0]?.toString()}: ${issue.message}`)
    throw new ConfigError([...misspelt, ...invalid])
  }
  const values = parsed.data
  const problems = misspelt
  if (values.NODE_ENV === 'production') {
    const empty = ['DATABASE_URL', 'S3_BUCKET', 'SMTP_URL'].filter((name) => env[name]?.trim() === '')
    problems.push(...empty.map((name) => `${name}: is empty; give a value, or leave it out to use DATA_DIR`))
  }
  if (values.NODE_ENV === 'production' && values.DATABASE_URL && !values.TOKEN_SECRET) {
    problems.push('TOKEN_SECRET: is required in production with DATABASE_URL, so that every process signs alike')
  }
  if (values.DATABASE_READ_URL && !values.DATABASE_URL) {
    problems.push('DATABASE_READ_URL: needs DATABASE_URL, of whose server it is a replica')
  }
  const ofStore = ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter((name) => name in given)
  if (ofStore.length > 0 && !values.S3_BUCKET) problems.push(`S3_BUCKET: is required with ${ofStore.join(' and ')}`)
  if (values.METRICS_PORT === values.PORT && values.PORT !== 0) {
    problems.push('METRICS_PORT: must be another port than PORT')
  }
  if (Boolean(values.S3_ACCESS_KEY_ID) !== Boolean(values.S3_SECRET_ACCESS_KEY)) {
    problems.push('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: must be given together')
  }
  if (Boolean(values.GIFT_CARD_URL) !== Boolean(values.GIFT_CARD_TOKEN)) {
    problems.push('GIFT_CARD_URL and GIFT_CARD_TOKEN: must be given together')
  }
  if (!existsSync(values.CONTRACT_FILE)) problems.push(`CONTRACT_FILE: ${values.CONTRACT_FILE} does not exist`)
  if (problems.length > 0) throw new ConfigError(problems)

  return {
    environment: values.NODE_ENV,
    host: values.HOST,
    port: values.PORT,
    dataDir: resolve(values.DATA_DIR),
    portalDir: resolve(values.PORTAL_DIR),
    contractFile: resolve(values.CONTRACT_FILE),
    localClient: values.LOCAL_CLIENT ?? 'acme',
    isLocalClientGiven: values.LOCAL_CLIENT !== undefined,
    publicUrl: values.PUBLIC_URL?.replace(/\/$/, '') ?? '',
    corsOrigins: values.CORS_ORIGINS,
    trustProxy: values.TRUST_PROXY,
    demoData: values.DEMO_DATA ?? values.NODE_ENV !== 'production',
    logLevel: values.LOG_LEVEL ?? (values.NODE_ENV === 'production' ? 'info' : 'warn'),
    rateLimit: values.RATE_LIMIT_PER_MINUTE,
    bodyTimeout: values.BODY_TIMEOUT,
    maxInFlight: values.MAX_IN_FLIGHT,
    storageQuota: values.STORAGE_QUOTA_MB * 1_000_000,
    mailFrom: values.MAIL_FROM,
    storageTimeout: values.STORAGE_TIMEOUT,
    isTraced: values.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined && values.OTEL_SDK_DISABLED?.toLowerCase() !== 'true',
    ...(values.METRICS_PORT !== undefined && { metricsPort: values.METRICS_PORT }),
    ...(values.DATABASE_URL && { databaseUrl: values.DATABASE_URL }),
    ...(values.DATABASE_READ_URL && { databaseReadUrl: values.DATABASE_READ_URL }),
    ...(values.AUDIT_RETENTION_DAYS && { auditDays: values.AUDIT_RETENTION_DAYS }),
    ...(values.TOKEN_SECRET && { tokenSecret: values.TOKEN_SECRET }),
    ...(values.SMTP_URL && { smtpUrl: values.SMTP_URL }),
    ...(values.GIFT_CARD_URL &&
      values.GIFT_CARD_TOKEN && {
        giftCards: {
          url: values.GIFT_CARD_URL.replace(/\/$/, ''),
          token: values.GIFT_CARD_TOKEN,
          timeout: values.GIFT_CARD_TIMEOUT,
        },
      }),
    ...(values.S3_BUCKET && { s3: s3Config(values, values.S3_BUCKET) }),
  }
}

function s3Config(values: z.infer<typeof environment>, bucket: string): S3Config {
  return {
    bucket,
    region: values.S3_REGION,
    ...(values.S3_ENDPOINT && { endpoint: values.S3_ENDPOINT }),
    ...(values.S3_ACCESS_KEY_ID &&
      values.S3_SECRET_ACCESS_KEY && {
        credentials: { accessKeyId: values.S3_ACCESS_KEY_ID, secretAccessKey: values.S3_SECRET_ACCESS_KEY },
      }),
  }
}
