import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { env } from '../../scripts/workspace.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Folder of the bench databases, reused between runs and ignored by git. */
export const dataDir = (name) => fileURLToPath(new URL(`../.data/${name}`, import.meta.url))

/**
 * Starts a Node program of the repository and waits for the first line of its output that `isReady` accepts.
 * @throws if it exits before
 */
export async function startProgram(file, { extraEnv = {}, isReady = () => true } = {}) {
  const child = spawn('node', ['--conditions=@ssp/source', file], {
    cwd: root,
    env: { ...env(), ...extraEnv },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  for await (const line of createInterface({ input: child.stdout })) {
    if (isReady(line)) {
      child.stdout.resume()
      return { line, stop, pid: child.pid }
    }
  }
  throw new Error(`${file} ended before it was ready.`)
}

/** The production server with a reused data folder of this name; `url` serves its local client. */
export async function startServer(name, port) {
  const extraEnv = {
    PORT: String(port),
    DATA_DIR: dataDir(name),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    MAX_IN_FLIGHT: '10000',
    DEMO_DATA: 'true', // building the peers set NODE_ENV to production, which disables demo data
  }
  const { stop } = await startProgram('apps/server/dist/main.js', {
    extraEnv,
    isReady: (line) => line.includes(`:${port}`),
  })
  return { url: `http://localhost:${port}`, stop }
}

/** Signs in a demo user of a client; returns the portal's storage state and request headers. */
export async function signIn(origin, username = 'acme.admin', subdomain = 'acme') {
  const [client] = await (await fetch(`${origin}/api/client/load?subdomain=${subdomain}`)).json()
  const response = await fetch(`${origin}/api/login/${client.id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'ssp-client': client.id },
    body: JSON.stringify({ username, password: 'Welcome-2026', clientId: client.id }),
  })
  const { token, refreshToken } = await response.json()
  if (!token) throw new Error(`Sign-in failed with status ${response.status}.`)
  return {
    clientId: client.id,
    stored: JSON.stringify({ token, refreshToken, skew: 0 }),
    headers: { authorization: `Bearer ${token}`, 'ssp-client': client.id },
  }
}
