import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { createGiftCardSandbox, type SandboxAnswer } from '../../src/gift-cards/sandbox.ts'
import { random } from '../../src/seed/random.ts'
import { insertRewardPeople } from '../../src/testing/rewards-fixture.ts'
import { TENANTS } from '../../src/testing/tenants.ts'
import { signIn } from '../rig/caller.ts'
import { GIFT_AMOUNT, GiftRush, readRewards, sendToRewards, topUp, type Life } from '../rig/gift-rush.ts'
import { Findings, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer, type Server } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

const GIFTS = 200
const COVERED = 50
const PENCE = 100
/** Requests to buy between two kills. */
const BETWEEN = 9
const TOKEN = 'only-for-the-faults-of-gifts'
const FAILURES = ['decline', 'fail', 'lose', 'repeat', 'stall'] as const

/** The service: a third of its answers are no sale that can be relied on. It outlives the server. */
async function startService(onRequest: () => void) {
  const draw = random('gifts killed')
  const { server, sales } = createGiftCardSandbox({
    token: TOKEN,
    stallMs: 2_000,
    answerOf(): SandboxAnswer {
      onRequest()
      return draw.chance(1 / 3) ? draw.pick(FAILURES) : 'sell'
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const env = {
    GIFT_CARD_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    GIFT_CARD_TOKEN: TOKEN,
    GIFT_CARD_TIMEOUT: '1000',
  }
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { env, sales, close }
}

/** Continues what is half done, as a person would: money without a code goes back, a bought code is given. */
async function finish(life: NonNullable<Life>): Promise<number> {
  const first = await readRewards<unknown[]>(life, '/unfinished')
  for (let tries = 0; tries < 20; tries += 1) {
    const open = await readRewards<{ id: string; status: string }[]>(life, '/unfinished')
    if (open.length === 0) break
    for (const { id, status } of open)
      await sendToRewards(life, `/unfinished/${id}/${status === 'issued' ? 'resume' : 'refund'}`)
  }
  return first.length
}

async function booksOf(database: Database) {
  const { rows: gifts } = await sql<{ id: string; status: string }>`select id, status from rewards`.execute(
    database.kysely,
  )
  const { rows: sums } = await sql<{ kind: string; pounds: number }>`
    select kind, (sum(amount_pence) / ${PENCE})::int as pounds from reward_entries group by kind`.execute(
    database.kysely,
  )
  const pounds = (kind: string) => sums.find((sum) => sum.kind === kind)?.pounds ?? 0
  return { gifts, topUps: pounds('top_up'), reserved: -pounds('gift'), refunds: pounds('refund') }
}

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  const rounds = effort.rounds(5, 5)
  await site.inspect((database) => insertRewardPeople(database, TENANTS))

  let server: Server | undefined
  let life: Life
  let requests = 0
  let kills = 0
  let dead = Promise.withResolvers<void>()
  const kill = () => {
    if (!server || !life) return
    kills += 1
    life = undefined
    void server.kill().then(dead.resolve)
  }
  const service = await startService(() => {
    requests += 1
    // In the middle of a purchase: before its answer is written down, with others at every other step.
    if (kills < rounds && requests >= BETWEEN * (kills + 1)) kill()
  })
  const start = async () => {
    dead = Promise.withResolvers()
    server = await startServer({ ...site.env, ...service.env })
    life = { origin: server.origin, caller: await signIn(server.origin) }
    return life
  }

  const { origin } = await start()
  await topUp(origin, COVERED * GIFT_AMOUNT)
  const rush = new GiftRush(() => life)
  const isOver = { yes: false }
  const restarting = (async () => {
    while (!isOver.yes) {
      await Promise.race([dead.promise, wait(200)])
      if (!life && !isOver.yes) await start()
    }
  })()
  await rush.run(GIFTS, (giver) => giver % 20 === 0)
  isOver.yes = true
  await restarting
  const last = life ?? (await start())
  const halfWay = await finish(last)
  const balance = await readRewards<number>(last, '/transactions')
  const codes = new Map<string, unknown>()
  for (let page = 0; ; page += 1) {
    const rows = await readRewards<{ id: string }[]>(last, `?limit=100&page=${page}`)
    for (const { id } of rows) codes.set(id, (await sendToRewards(last, `/codes/${id}`)).body['card_code'])
    if (rows.length < 100) break
  }
  await server?.kill()
  service.close()

  const { gifts, topUps, reserved, refunds } = await site.inspect(booksOf)
  const given = gifts.filter(({ status }) => status === 'recorded')
  const open = gifts.filter(({ status }) => status !== 'recorded' && status !== 'refunded')
  const sold = [...service.sales.values()].flatMap(({ code }) => code ?? [])
  findings.check(kills === rounds, `the server was killed ${kills} times`)
  findings.check(rush.cut > 0, 'no request was cut off: nothing was in mid-gift')
  findings.check(rush.odd.length === 0, `odd answers: ${rush.odd.slice(0, 3).join()}`)
  findings.check(open.length === 0, `${open.length} gifts stay half-way`)
  findings.check(topUps === COVERED * GIFT_AMOUNT, `£${topUps} came in`)
  findings.check(reserved === gifts.length * GIFT_AMOUNT, `£${reserved} reserved for ${gifts.length} gifts`)
  findings.check(
    topUps === given.length * GIFT_AMOUNT + balance && balance === topUps - reserved + refunds && balance >= 0,
    `£${topUps} came in, ${given.length} gifts, £${refunds} went back, £${balance} are left`,
  )
  findings.check(given.length > COVERED / 2, `only ${given.length} gifts were given`)
  findings.check(sold.length === given.length, `${sold.length} codes were bought for ${given.length} gifts`)
  findings.check(new Set(sold).size === sold.length, 'a code was bought twice')
  const kept = new Set([...codes.values()].map(String))
  findings.check(
    kept.size === given.length && sold.every((code) => kept.has(code)),
    'a gift has no code of its own, or a code that was bought is lost',
  )
  findings.check(
    [...rush.told].every((id) => codes.has(id)),
    'a gift that its giver was told of is lost',
  )
  const figures = {
    'givers at once': GIFTS,
    'requests cut off': rush.cut,
    'half-way at the end': halfWay,
    'pounds in': topUps,
    gifts: given.length,
    'codes bought': sold.length,
    'gifts that got their money back': gifts.length - given.length - open.length,
    'pounds left': balance,
  }
  return {
    fault: 'server killed while gifts are bought',
    where: site.where,
    rounds,
    figures,
    failures: findings.failures,
  }
}

/** SIGKILL of the server in mid-purchase while 200 people give against a balance for 50, at a service that fails often. */
export const giftsKilled: Fault = {
  name: 'gifts-killed',
  run: (effort) => onBothDatabases((site) => inject(site, effort)),
}
