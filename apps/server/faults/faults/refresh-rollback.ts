import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { callerOf, refresh, signIn } from '../rig/caller.ts'
import { Findings, type Effort, type Fault, type Report } from '../rig/report.ts'
import { startServer } from '../rig/server-process.ts'
import { onBothDatabases, type Site } from '../rig/site.ts'

/** Makes every second refresh fail at commit; a sequence is not rolled back, so it counts the attempts. */
async function breakCommits(database: Database): Promise<void> {
  await sql`create sequence fault_turn`.execute(database.kysely)
  await sql`grant usage on sequence fault_turn to ssp_system`.execute(database.kysely)
  await sql`create function fault_at_commit() returns trigger language plpgsql as $$ begin
      if exists (select from refresh_tokens where session_id = new.session_id and token_hash <> new.token_hash)
        and nextval('fault_turn') % 2 = 1 then raise exception 'planted fault'; end if;
      return null;
    end $$`.execute(database.kysely)
  await sql`create constraint trigger fault after insert on refresh_tokens deferrable initially deferred
    for each row execute function fault_at_commit()`.execute(database.kysely)
}

async function inject(site: Site, effort: Effort): Promise<Report> {
  const findings = new Findings()
  await site.inspect(breakCommits)
  const server = await startServer({ ...site.env, LOG_LEVEL: 'silent' })
  const rounds = effort.rounds(20, 100)
  let renewed = 0
  let held = await signIn(server.origin)
  for (let round = 1; round <= rounds; round++) {
    const failed = await refresh(server.origin, held.refreshToken)
    findings.check(failed.status >= 500, `round ${round}: the injected fault returns ${failed.status}`)
    findings.check((await held.list()).status === 200, `round ${round}: the access token died of a rollback`)
    const again = await refresh(server.origin, held.refreshToken)
    findings.check(again.status === 200, `round ${round}: after a rollback the refresh token returns ${again.status}`)
    if (again.status === 200) renewed += 1
    held = callerOf(server.origin, String(again.body['token']), String(again.body['refreshToken']))
    findings.check((await held.list()).status === 200, `round ${round}: the renewed token does not work`)
  }
  await server.kill()
  return {
    fault: 'refresh rolled back at its commit',
    where: site.where,
    rounds,
    figures: { 'renewed when repeated': renewed },
    failures: findings.failures,
  }
}

/** An error before the commit of a refresh: the session stays usable with the browser's tokens. */
export const refreshRollback: Fault = {
  name: 'refresh-rollback',
  run: (effort) => onBothDatabases((site) => inject(site, effort)),
}
