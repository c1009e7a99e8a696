import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { env } from '../../scripts/workspace.mjs'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Where databases of the bench are kept between runs; ignored by git. */
export const dataDir = (name) => fileURLToPath(new URL(`../.data/${name}`, import.meta.url))

/**
 * Starts a Node program of the repository and waits for the first line of its output that `isReady` accepts.
 * @throws when it ends before that
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
      return { line, stop }
    }
  }
  throw new Error(`${file} ended before it was ready.`)
}

/** The server as it is started for people, in a data folder kept under this name; `url` serves its local client. */
export async function startServer(name, port) {
  const extraEnv = {
    PORT: String(port),
    DATA_DIR: dataDir(name),
    LOG_LEVEL: 'error',
    RATE_LIMIT_PER_MINUTE: '1000000',
    DEMO_DATA: 'true', // building the peers in this process made it a production one, which has none
  }
  const { stop } = await startProgram('apps/server/dist/main.js', {
    extraEnv,
    isReady: (line) => line.includes(`:${port}`),
  })
  return { url: `http://localhost:${port}`, stop }
}

/** Signs a demo user in; what the portal's storage keeps, and the headers of a call. */
export async function signIn(origin, username = 'acme.admin') {
  const [client] = await (await fetch(`${origin}/api/client/load?subdomain=acme`)).json()
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
