import { createServer, type Server, type Socket } from 'node:net'

/** An SMTP server that accepts everything. */
export interface FakeSmtp {
  /** `To` addresses of received mails, in order. */
  received: string[]
  /** Their Message-IDs, in order. */
  ids: string[]
  stop: () => Promise<void>
}

function serve(socket: Socket, { received, ids }: Pick<FakeSmtp, 'received' | 'ids'>): void {
  let inData = false
  let recipient = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const onLine = (line: string) => {
    if (inData) {
      // A long Message-ID is on the line after its name.
      const [, id] = /^(?:message-id:)?\s+<([^<>@\s]+@[^<>@\s]+)>$/i.exec(line) ?? []
      if (id) ids.push(id)
      if (line !== '.') return
      inData = false
      received.push(recipient)
      say('250 taken')
      return
    }
    const verb = line.slice(0, 4).toUpperCase()
    if (verb === 'RCPT') recipient = /<(.+)>/.exec(line)?.[1] ?? ''
    if (verb === 'DATA') {
      inData = true
      say('354 go on')
    } else say(verb === 'QUIT' ? '221 bye' : '250 fine')
  }
  let rest = ''
  socket.on('error', () => {})
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString()).split('\r\n')
    rest = lines.pop() ?? ''
    for (const line of lines) onLine(line)
  })
  say('220 ready')
}

/** Starts an SMTP server. */
export async function startFakeSmtp(port: number): Promise<FakeSmtp> {
  const mails = { received: [], ids: [] }
  const server: Server = createServer((socket) => serve(socket, mails))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { ...mails, stop: () => new Promise((done) => server.close(() => done())) }
}
