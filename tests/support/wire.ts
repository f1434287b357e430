import { connect, type Socket } from 'node:net'

/** A raw connection: the test decides what it sends, and it records what comes back. */
export class Wire {
  heard = ''
  readonly ended: Promise<void>

  private constructor(readonly socket: Socket) {
    socket.on('data', (chunk) => {
      this.heard += chunk.toString('latin1')
    })
    // A server that closes the connection while something is still being sent resets it.
    socket.on('error', () => {})
    this.ended = new Promise((resolve) => socket.on('close', () => resolve()))
  }

  /** Resolves once connected, or refused: then it has ended. */
  static open(url: string, first = ''): Promise<Wire> {
    const { hostname, port } = new URL(url)
    const socket = connect({ host: hostname, port: Number(port) })
    const wire = new Wire(socket)
    if (first) socket.write(first)
    return new Promise((resolve) => {
      socket.once('connect', () => resolve(wire))
      socket.once('close', () => resolve(wire))
    })
  }

  /** Waits until this text has arrived; false when the connection ends without it. */
  async hears(text: string): Promise<boolean> {
    while (!this.heard.includes(text)) {
      if (this.socket.closed) return false
      await new Promise<void>((stir) => {
        this.socket.once('data', () => stir())
        this.socket.once('close', () => stir())
      })
    }
    return true
  }
}

/** A request as raw text; the caller adds the end. */
export const head = (line: string, ...headers: string[]) =>
  [line, 'Host: circolo', ...headers].join('\r\n')
