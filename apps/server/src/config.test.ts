import { describe, expect, it } from 'vitest'
import { ConfigError, loadConfig } from './config.ts'

const errorOf = (env: Record<string, string>): string => {
  try {
    loadConfig(env)
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
  return 'accepted'
}

describe('loadConfig', () => {
  it('is on its defaults', () => {
    expect(loadConfig({})).toMatchObject({
      port: 4000,
      localClient: 'acme',
      environment: 'development',
      demoData: true,
    })
  })

  it('takes an empty variable for an absent one', () => {
    expect(loadConfig({ DATABASE_URL: '', PORT: ' ' }).port).toBe(4000)
  })

  it('keeps audit rows for ever unless it is told for how long', () => {
    expect(loadConfig({})).not.toHaveProperty('auditDays')
    expect(loadConfig({ AUDIT_RETENTION_DAYS: '365' }).auditDays).toBe(365)
  })

  it.each([
    ['PORT', { PORT: 'eighty' }],
    ['PORT', { PORT: '70000' }],
    ['METRICS_PORT', { METRICS_PORT: 'yes' }],
    ['METRICS_PORT', { METRICS_PORT: '4000' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/ssp' }],
    ['DATABASE_READ_URL', { DATABASE_READ_URL: 'postgres://replica/ssp' }],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', { OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' }],
    ['LOCAL_CLIENT', { LOCAL_CLIENT: '../acme' }],
    ['CORS_ORIGINS', { CORS_ORIGINS: 'https://good.example,*' }],
    ['TOKEN_SECRET', { TOKEN_SECRET: 'short' }],
    ['SMTP_URL', { SMTP_URL: 'http://mail.example' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'perhaps' }],
    ['AUDIT_RETENTION_DAYS', { AUDIT_RETENTION_DAYS: '29' }],
    ['S3_ACCESS_KEY_ID', { S3_BUCKET: 'portal', S3_ACCESS_KEY_ID: 'only-one' }],
    ['S3_BUCKET', { S3_ENDPOINT: 'https://store.example' }],
    ['S3_BUCKET', { S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'key' }],
    ['MAIL_FROM', { MAIL_FROM: 'People team' }],
    ['CONTRACT_FILE', { CONTRACT_FILE: '/nowhere.yaml' }],
    ['TOKEN_SECRET', { NODE_ENV: 'production', DATABASE_URL: 'postgres://db/ssp' }],
  ])('rejects a senseless %s by name', (name, env) => {
    expect(errorOf(env as Record<string, string>)).toContain(name)
  })

  // Each setting that can be given a senseless value; what it must be is said in words of its own.
  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', 'eighty', '-1', '70000', '80.5', '1e3', '0x50'],
    ['METRICS_PORT', '9464/tcp'],
    ['DATABASE_URL', 'db.internal/ssp', 'mysql://db/ssp'],
    ['DATABASE_READ_URL', 'replica'],
    ['LOCAL_CLIENT', 'Acme Precision'],
    ['PUBLIC_URL', 'portal.example'],
    ['CORS_ORIGINS', 'portal.example'],
    ['TRUST_PROXY', 'yes'],
    ['TOKEN_SECRET', 'short'],
    ['DEMO_DATA', '1'],
    ['LOG_LEVEL', 'loud'],
    ['RATE_LIMIT_PER_MINUTE', '9', 'many'],
    ['BODY_TIMEOUT', '10s'],
    ['MAX_IN_FLIGHT', '0'],
    ['AUDIT_RETENTION_DAYS', '29', '40000'],
    ['STORAGE_QUOTA_MB', '0', '1 GB'],
    ['SMTP_URL', 'mail.internal:587', 'http://mail.example'],
    ['MAIL_FROM', 'People team'],
    ['STORAGE_TIMEOUT', '5s'],
    ['GIFT_CARD_URL', 'cards'],
    ['GIFT_CARD_TOKEN', 'short'],
    ['GIFT_CARD_TIMEOUT', '99'],
    ['S3_BUCKET', 'x'],
    ['S3_ENDPOINT', 'minio:9000'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318'],
  ])('says what %s must be', (name, ...values) => {
    for (const value of values) {
      const [, line] = errorOf({ [name]: value }).split('\n')
      expect(line, value).toMatch(new RegExp(`^  ${name}: must (?:be|have) [^"|]+$`))
    }
  })

  it.each(['DATABASE_URL', 'S3_BUCKET', 'SMTP_URL'])(
    'takes no empty %s in production, whose value got lost',
    (name) => {
      const others = { NODE_ENV: 'production', TOKEN_SECRET: 'x'.repeat(32) }
      expect(errorOf({ ...others, [name]: ' ' })).toContain(`  ${name}: is empty; `)
      expect(errorOf(others)).toBe('accepted')
    },
  )

  it('leaves the variables of OpenTelemetry to its SDK, and is traced with an endpoint alone', () => {
    const others = [
      'OTEL_SERVICE_NAME',
      'OTEL_EXPORTER_OTLP_HEADERS',
      'OTEL_TRACES_SAMPLER',
      'OTEL_EXPORTER_OTLP_TIMEOUT',
    ]
    const env = Object.fromEntries(others.map((name) => [name, 'x']))
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }
    expect(loadConfig(env).isTraced).toBe(false)
    expect(loadConfig({ ...env, ...endpoint }).isTraced).toBe(true)
    expect(loadConfig({ ...env, ...endpoint, OTEL_SDK_DISABLED: 'true' }).isTraced).toBe(false)
  })

  it('names every rejected variable at once', () => {
    expect(errorOf({ PORT: 'x', LOG_LEVEL: 'x' }).split('\n')).toHaveLength(3)
  })

  it('never fills a production database with demo users by itself', () => {
    expect(loadConfig({ NODE_ENV: 'production' }).demoData).toBe(false)
  })
})
