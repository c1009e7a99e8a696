import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../src/testing/postgres-cluster.ts'

const source = join(import.meta.dirname, '../../src')

/** A server program in a child process. */
export interface Program {
  pid: number
  /** Output so far. */
  output: () => string
  /** Exit code; null if killed by a signal. */
  exit: Promise<number | null>
  /** Sends SIGKILL. */
  kill: () => Promise<void>
}

/** A running, ready server. */
export interface Server extends Program {
  /** `http://127.0.0.1:PORT` */
  origin: string
  /** Milliseconds from process start to the first `ready`. */
  readyAfter: number
}

/** How a program starts: `sources` is another `src` than that of this repository. */
interface Start {
  args?: string[]
  preload?: string
  sources?: string
}

/** Starts a program below `src`, optionally with a preloaded module. */
export function startProgram(
  file: string,
  env: Record<string, string>,
  { args = [], preload, sources = source }: Start = {},
): Program {
  const flags = ['--conditions=@ssp/source', ...(preload ? ['--import', preload] : [])]
  const child = spawn(process.execPath, [...flags, join(sources, file), ...args], {
    env: {
      PATH: process.env['PATH'],
      ...env,
    },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const exit = new Promise<number | null>((done) => child.on('close', done))
  return {
    pid: child.pid ?? 0,
    output: () => output,
    exit,
    kill: async () => {
      child.kill('SIGKILL')
      await exit
    },
  }
}

/** Whether the server at the origin is ready. */
export const isReady = (origin: string): Promise<boolean> =>
  fetch(`${origin}/health/ready`).then(
    (answer) => answer.ok,
    () => false,
  )

/**
 * Starts the server and waits until it is ready.
 * @throws its output, if it exits or is not ready within a minute.
 */
export async function startServer(env: Record<string, string>, options: Start = {}): Promise<Server> {
  const port = await freePort()
  const started = performance.now()
  const program = startProgram('main.ts', { ...env, PORT: String(port) }, options)
  const origin = `http://127.0.0.1:${port}`
  let ended = false
  void program.exit.then(() => (ended = true))
  while (!(await isReady(origin))) {
    if (ended || performance.now() - started > 60_000) {
      await program.kill()
      throw new Error(`The server does not become ready. It said: ${program.output()}`)
    }
    await wait(20)
  }
  return { ...program, origin, readyAfter: performance.now() - started }
}
