import { ConfigError, loadConfig } from './config.ts'
import { DiskFullError } from './db/disk.ts'
import { LockedError } from './db/lock.ts'
import { openDatabase } from './db/open.ts'

// Only stable since Node 24.7; on an older one sign-in would fail at the first password.
function requireNode(): void {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 24 || (major === 24 && minor < 7)) {
    throw new ConfigError([
      `Node ${process.versions.node}: 24.7 or later is needed (the repository installs its own: npm start)`,
    ])
  }
}

// The process that started this one is gone, however it ended (npm start keeps a channel open): like a stop signal.
process.once('disconnect', () => process.emit('SIGTERM', 'SIGTERM') || process.exit(1))

try {
  requireNode()
  const config = loadConfig(process.env)
  // The database engine compiles in another thread while this one loads the rest of the server.
  const [opened, { serve }] = await Promise.all([openDatabase(config), import('./serve.ts')])
  await serve(config, opened)
} catch (error) {
  const isExpected = [ConfigError, LockedError, DiskFullError].some((kind) => error instanceof kind)
  console.error(isExpected && error instanceof Error ? error.message : error)
  process.exit(1)
}
