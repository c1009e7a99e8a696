import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { draft, requestOf } from './contract/requests.ts'
import { isWrite } from './contract/operations.ts'
import { as } from './world/callers.ts'
import { openScene } from './world/scene.ts'
import { openWorld } from './world/world.ts'
import { seedIds } from './world/ids.ts'
import { fixtureOf } from './world/fixtures.ts'
import { createRecords } from './world/records.ts'
seedIds(1)
const world = await openWorld()
const scene = await openScene(world)
const k = world.deps.database.kysely
const cat = (
  await sql<any>`select c.relname as t, (select array_agg(a.attname::text order by a.attnum) from pg_attribute a where a.attrelid=c.oid and a.attnum=any(i.indkey)) as k, (select json_agg(json_build_object($$t$$, f.confrelid::regclass::text, $$d$$, f.confdeltype, $$c$$, (select array_agg(a.attname::text) from pg_attribute a where a.attrelid=c.oid and a.attnum=any(f.conkey)))) from pg_constraint f where f.conrelid=c.oid and f.contype=$$f$$) as f from pg_class c left join pg_index i on i.indrelid=c.oid and i.indisprimary where c.relkind in ($$r$$) and c.relnamespace=$$public$$::regnamespace order by 1`.execute(
    k,
  )
).rows
writeFileSync('/tmp/nb/cat.json', JSON.stringify(cat))
const t0 = Date.now()
const out: unknown[] = []
const pk = new Map(
  (
    await sql<{
      t: string
      k: string[]
    }>`select c.oid::regclass::text as t, (select array_agg(a.attname::text) from pg_attribute a where a.attrelid=c.oid and a.attnum=any(i.indkey)) as k from pg_class c join pg_index i on i.indrelid=c.oid and i.indisprimary where c.relkind='r' and c.relnamespace='public'::regnamespace`.execute(
      k,
    )
  ).rows.map((r) => [r.t, r.k]),
)
for (const op of world.operations.filter(isWrite)) {
  for (const form of ['first', 'last'] as const) {
    const d = draft(op, { records: scene.records, caller: scene.caller, sibling: world.clients.sibling }, form)
    const request = requestOf(d)
    const start = (await sql<{ n: number }>`select coalesce(max(seq),0)::int as n from verify.journal`.execute(k))
      .rows[0]!.n
    const res = await world.send(op.access === 'public' ? request : as(scene.caller, request))
    await world.deps.jobs.drain()
    const { rows } =
      await sql<any>`select name::text as t, old, new from verify.journal where segment='' and seq > ${start} order by seq`.execute(
        k,
      )
    const m = new Map<string, any>()
    for (const r of rows) {
      const key = r.t + JSON.stringify(pk.get(r.t)!.map((c) => (r.new ?? r.old)[c]))
      const e = m.get(key)
      if (e) e.new = r.new
      else m.set(key, { t: r.t, old: r.old, new: r.new })
    }
    const ch = [...m.values()].filter((e) => JSON.stringify(e.old) !== JSON.stringify(e.new))
    out.push({
      op: op.id,
      form,
      status: res.statusCode,
      body: res.body.slice(0, 300),
      url: request.url,
      payload: request.payload,
      ch,
    })
    await scene.undo()
    world.deps.directory.forget()
  }
}
console.log((Date.now() - t0) / 1000)
writeFileSync('/tmp/nb/out.json', JSON.stringify({ records: scene.records, caller: scene.caller, out }))
process.exit(0)
