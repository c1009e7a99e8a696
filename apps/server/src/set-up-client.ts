import { runCommand } from './command.ts'
import { loadConfig } from './config.ts'
import { createDeps } from './create-deps.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { createLog } from './log.ts'
import { readNewClient } from './setup/options.ts'
import { setUp } from './setup/set-up.ts'

await runCommand(async () => {
  const { wanted, isFurther } = await readNewClient()
  const config = loadConfig(process.env)
  const opened = await openDatabase(config)
  try {
    await migrate(opened.database.kysely)
    const deps = await createDeps(config, opened, createLog('warn'))
    const { role } = await setUp(deps, wanted, isFurther)
    await deps.jobs.stop()
    const { client, subdomain, portal, admin } = wanted
    const lines = [
      `${client} is set up, with ${admin.username} as its ${role.replace('_', ' ')}.`,
      `The invitation to ${admin.email} is sent when the server runs${config.smtpUrl ? '' : `, as a file of ${config.dataDir}/outbox: SMTP_URL is not set`}.`,
      `It leads to ${portal}/forgotten-password`,
      `For a host without sub-domain, set LOCAL_CLIENT=${subdomain}`,
    ]
    process.stdout.write(`${lines.join('\n')}\n`)
  } finally {
    await opened.database.close()
  }
})
