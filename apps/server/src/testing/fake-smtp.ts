import { createServer, type Server, type Socket } from 'node:net'

/** An SMTP server that accepts everything, apart from an address that it was started to reject. */
export interface FakeSmtp {
  /** `To` addresses of received mails, in order. */
  received: string[]
  /** Their Message-IDs, in order. */
  ids: string[]
  /** How many connections were opened, and how many were open at the same time at most. */
  connections: { opened: number; most: number }
  stop: () => Promise<void>
}

function serve(socket: Socket, { received, ids }: Pick<FakeSmtp, 'received' | 'ids'>, reject?: string): void {
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
    } else if (verb === 'RCPT' && recipient === reject) say('550 no such mailbox')
    else say(verb === 'QUIT' ? '221 bye' : '250 fine')
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

/** Starts an SMTP server; `stop` also ends its connections. */
export async function startFakeSmtp(port: number, { reject }: { reject?: string } = {}): Promise<FakeSmtp> {
  const mails = { received: [], ids: [] }
  const connections = { opened: 0, most: 0 }
  const open = new Set<Socket>()
  const server: Server = createServer((socket) => {
    open.add(socket)
    socket.on('close', () => open.delete(socket))
    connections.opened += 1
    connections.most = Math.max(connections.most, open.size)
    serve(socket, mails, reject)
  })
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done())
      for (const socket of open) socket.destroy()
    })
  return { ...mails, connections, stop }
}
