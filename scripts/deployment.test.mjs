import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { loadConfig, SETTINGS } from '../apps/server/src/config.ts'
import { root } from './workspace.mjs'

const read = (file) => readFileSync(join(root, file), 'utf8')

const { services } = parse(read('deploy/compose.yaml'))

describe('deploy/Dockerfile', () => {
  const lines = read('deploy/Dockerfile').replaceAll('\\\n', '').split('\n')
  const of = (instruction) => lines.filter((line) => line.startsWith(`${instruction} `))
  const env = Object.fromEntries(
    of('ENV').flatMap((line) => Array.from(line.matchAll(/(\w+)=(\S+)/g), ([, name, value]) => [name, value])),
  )

  it('sets nothing but settings, to values that are accepted', () => {
    expect(Object.keys(env).filter((name) => !SETTINGS.includes(name))).toEqual([])
    expect(loadConfig({ ...env, TOKEN_SECRET: 'x'.repeat(32) })).toMatchObject({ environment: 'production' })
  })

  it('has the Node of the repository, which is no root, and the port that it listens on', () => {
    const { dependencies } = JSON.parse(read('package.json'))
    const bases = of('FROM').map((line) => line.split(' ')[1])
    expect(new Set(bases)).toEqual(new Set([`node:${dependencies.node}-bookworm-slim`]))
    expect(of('USER')).toEqual(['USER node'])
    expect(of('EXPOSE')).toEqual([`EXPOSE ${env['PORT']}`])
  })
})

describe('deploy/compose.yaml', () => {
  const environment = services['portal']?.environment ?? {}

  it('gives the server nothing but settings, to values that are accepted', () => {
    expect(Object.keys(environment).filter((name) => !SETTINGS.includes(name))).toEqual([])
    const filled = Object.entries(environment).map(([name, value]) => [
      name,
      value.replace(/\$\{\w+:\?.*\}/, 'x'.repeat(32)).replace(/\$\{\w+:-\}/, ''),
    ])
    expect(loadConfig(Object.fromEntries(filled))).toHaveProperty('s3.credentials')
  })

  it('names a version of every image that it does not build', () => {
    const images = Object.values(services).flatMap(({ image, build }) => (image && !build ? [image] : []))
    expect(images).not.toEqual([])
    expect(images.filter((image) => !/:\D*\d/.test(image))).toEqual([])
  })

  it('has every service that another one needs, with the same passwords', () => {
    const needed = Object.values(services).flatMap(({ depends_on: on = [] }) =>
      Array.isArray(on) ? on : Object.keys(on),
    )
    expect(needed.filter((name) => !(name in services))).toEqual([])
    const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = services['postgres']?.environment ?? {}
    expect(environment['DATABASE_URL']).toBe(`postgres://${POSTGRES_USER}:${POSTGRES_PASSWORD}@postgres/${POSTGRES_DB}`)
    const { MINIO_ROOT_USER, MINIO_ROOT_PASSWORD } = services['minio']?.environment ?? {}
    expect([environment['S3_ACCESS_KEY_ID'], environment['S3_SECRET_ACCESS_KEY']]).toEqual([
      MINIO_ROOT_USER,
      MINIO_ROOT_PASSWORD,
    ])
  })
})

describe('docs/operating.md', () => {
  const page = read('docs/operating.md')

  it('has every setting in its table', () => {
    const table = page.split('\n').filter((line) => line.startsWith('| `'))
    const named = new Set(
      table.flatMap((line) => Array.from((line.split('|')[1] ?? '').matchAll(/`(\w+)`/g), ([, name]) => name)),
    )
    expect(SETTINGS.filter((name) => !named.has(name))).toEqual([])
  })

  it('names files and commands that exist', () => {
    const { scripts } = JSON.parse(read('package.json'))
    for (const [, name = ''] of page.matchAll(/npm run ([\w:-]+)/g)) expect(scripts).toHaveProperty([name])
    for (const [file] of page.matchAll(/deploy\/[\w.]+/g)) expect(existsSync(join(root, file))).toBe(true)
    const entries = read('apps/server/tsup.config.ts')
    for (const [, entry] of page.matchAll(/dist\/(\w+)\.js/g)) expect(entries).toContain(`    ${entry}: `)
  })
})
