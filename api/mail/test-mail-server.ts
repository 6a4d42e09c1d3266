import { once } from 'node:events'

import { SMTPServer, type SMTPServerDataStream } from 'smtp-server'

/** How a mail server behaves: as it should, or as it may fail. */
export type Mood = 'takes' | 'refuses' | 'hangs' | 'puts off' | 'dies'

export type TestMailServer = {
  url: string
  /** What it has kept, in order and as often as it came. */
  kept: { id: string; to: string }[]
  /** Connections and emails that its mood has spoilt. */
  spoilt: () => number
  /** `puts off`: 451 for each email; `dies`: keeps the email, and breaks the connection instead of saying so. Whoever hangs stays so. */
  become: (mood: Mood) => Promise<void>
  close: () => Promise<void>
}

/** A mail server on this machine whose moods can be chosen; at first it takes every email. */
export async function startTestMailServer(): Promise<TestMailServer> {
  const kept: TestMailServer['kept'] = []
  let mood: Mood = 'takes'
  let spoilt = 0
  const isHanging = () => mood === 'hangs' && ++spoilt > 0

  const take: Take = (text, to, server, done) => {
    if (isHanging()) return
    if (mood === 'puts off') {
      spoilt++
      return done(Object.assign(new Error('Try again later'), { responseCode: 451 }))
    }
    const [, id = ''] = /^Message-ID: <([^@]+)@/im.exec(text) ?? []
    kept.push({ id, to })
    if (mood !== 'dies') return done()
    spoilt++
    for (const connection of server.connections) connection.close()
  }

  let running: SMTPServer | null = await listen(0, isHanging, take)
  const port = readPort(running)
  return {
    url: `smtp://127.0.0.1:${port}`,
    kept,
    spoilt: () => spoilt,
    become: async (next) => {
      mood = next
      if (running && mood === 'refuses') {
        await stop(running)
        running = null
      }
      if (mood !== 'refuses') running ??= await listen(port, isHanging, take)
    },
    close: async () => {
      if (running) await stop(running)
    },
  }
}

type Take = (text: string, to: string, server: SMTPServer, done: (error?: Error) => void) => void

/** Starts a server at a port, at any for 0: whoever connects while it hangs gets no answer, and each email is taken. */
async function listen(port: number, isHanging: () => boolean, take: Take): Promise<SMTPServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    // Whoever was left hanging is not waited for.
    closeTimeout: 1,
    onConnect: (_, next) => void (isHanging() || next()),
    onMailFrom: (_, __, next) => void (isHanging() || next()),
    onData: (stream, session, done) => {
      read(stream).then(
        (text) => take(text, session.envelope.rcptTo[0]?.address ?? '', server, done),
        // It was broken off.
        () => {},
      )
    },
  })
  // Connections that break are what it is there for.
  server.on('error', () => {})
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return server
}

function readPort(server: SMTPServer): number {
  const address = server.server.address()
  return typeof address === 'object' && address ? address.port : 0
}

function stop(server: SMTPServer): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

async function read(stream: SMTPServerDataStream): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks).toString('utf8')
}
