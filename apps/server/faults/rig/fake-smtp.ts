import { createServer, type Server, type Socket } from 'node:net'

/** An SMTP server that accepts everything. */
export interface FakeSmtp {
  /** `To` addresses of received mails, in order. */
  received: string[]
  stop: () => Promise<void>
}

function serve(socket: Socket, received: string[]): void {
  let inData = false
  let recipient = ''
  const say = (line: string) => socket.write(`${line}\r\n`)
  const onLine = (line: string) => {
    if (inData) {
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
  const received: string[] = []
  const server: Server = createServer((socket) => serve(socket, received))
  await new Promise<void>((done) => server.listen(port, '127.0.0.1', done))
  return { received, stop: () => new Promise((done) => server.close(() => done())) }
}
