import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '../access/identity'

/** Most bytes kept for a screen that does not read; beyond that it is disconnected, reconnects and catches up. */
const MOST_UNREAD_BYTES = 256 * 1024

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  connection: 'close',
  'x-accel-buffering': 'no',
}

/** One open line of server-sent events. */
export class Screen {
  /** The id of the last view that its browser had before it reconnected. */
  readonly lastId: string | null

  constructor(
    req: IncomingMessage,
    private readonly res: ServerResponse,
    /** The session behind it, and whether its identity may still watch this; null on the board, which needs none. */
    readonly session: { key: string; may(identity: Identity): boolean } | null,
  ) {
    const lastId = req.headers['last-event-id']
    this.lastId = typeof lastId === 'string' ? lastId : null
    // A line cut by its browser raises this event; nothing has to be done.
    res.on('error', () => {})
    req.socket.setNoDelay(true)
    req.socket.setTimeout(0)
    // Without chunks a message is one write of the one buffer, the same for every screen.
    res.removeHeader('transfer-encoding')
    res.writeHead(200, HEADERS)
    res.flushHeaders()
  }

  /**
   * Sends a whole message, in one part or several; false when the screen had not read the ones before and was
   * disconnected.
   */
  send(...parts: readonly (string | Buffer)[]): boolean {
    if (this.res.destroyed || this.res.writableEnded) return false
    if (this.unread > MOST_UNREAD_BYTES) {
      this.res.destroy()
      return false
    }
    if (parts.length > 1) this.res.cork()
    for (const part of parts) this.res.write(part)
    if (parts.length > 1) this.res.uncork()
    return true
  }

  get unread(): number {
    return this.res.writableLength + (this.res.socket?.writableLength ?? 0)
  }

  /** Tells the screen that it is signed out, and disconnects it. */
  gone(): void {
    this.res.end('event: gone\ndata: {}\n\n')
  }

  end(): void {
    this.res.end()
  }

  onClose(listener: () => void): void {
    if (this.res.destroyed) listener()
    else this.res.on('close', listener)
  }
}
