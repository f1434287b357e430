import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Identity } from '../access/identity'
import { type Had, hadOf } from './had'

/** Most bytes that wait for a screen; it is sent nothing more until it has read, and then everything as it is then. */
const MOST_UNREAD_BYTES = 256 * 1024
/** Pings, one every quarter of a minute, that a screen may leave unread before it is disconnected. */
const MOST_UNREAD_PINGS = 4

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-cache, no-transform',
  connection: 'close',
  'x-accel-buffering': 'no',
}

/** One open line of server-sent events. */
export class Screen {
  /** All that its page has: as it said when it came, then as it was sent. */
  had: Had | null
  #turn = -1
  #isBehind = false
  #unreadPings = 0
  #catchUp: (() => void) | null = null

  constructor(
    req: IncomingMessage,
    private readonly res: ServerResponse,
    /** The session behind it, and whether its identity may still watch this; null on the board, which needs none. */
    readonly session: { key: string; may(identity: Identity): boolean } | null,
  ) {
    this.had = hadOf(saidBy(req))
    // A line cut by its browser raises this event; nothing has to be done.
    res.on('error', () => {})
    res.on('drain', () => this.#drained())
    req.socket.setNoDelay(true)
    req.socket.setTimeout(0)
    // Without chunks a message is one write of the one buffer, the same for every screen.
    res.removeHeader('transfer-encoding')
    res.writeHead(200, HEADERS)
    res.flushHeaders()
  }

  /**
   * Sends a whole message, in one part or several; false when the screen is closed or has not read the ones before. The
   * messages of one turn of the loop count as one, whatever they weigh: a screen could not have read between them.
   */
  send(...parts: readonly (string | Buffer)[]): boolean {
    if (this.res.destroyed || this.res.writableEnded) return false
    if (this.#turn !== currentTurn()) {
      this.#turn = currentTurn()
      this.#isBehind ||= this.unread > MOST_UNREAD_BYTES
    }
    if (this.#isBehind) return false
    if (parts.length > 1) this.res.cork()
    for (const part of parts) this.res.write(part)
    if (parts.length > 1) this.res.uncork()
    return true
  }

  /** Sends a message after which the screen has this. */
  tell(had: Had, ...parts: readonly (string | Buffer)[]): boolean {
    const isSent = this.send(...parts)
    if (isSent) this.had = had
    return isSent
  }

  /** Sends the time; a screen that has read nothing for several pings is disconnected, reconnects and catches up. */
  ping(message: string | Buffer): void {
    this.#unreadPings = this.unread > 0 ? this.#unreadPings + 1 : 0
    if (this.#unreadPings > MOST_UNREAD_PINGS) this.res.destroy()
    else this.send(message)
  }

  /** Bytes that wait: those of the response and, among them, those of its socket. */
  get unread(): number {
    return this.res.writableLength
  }

  /** To be called when the screen has read everything after messages that were not sent to it. */
  onCaughtUp(listener: () => void): void {
    this.#catchUp = listener
  }

  /** Tells the screen that it is signed out, or may not watch as who it is, and disconnects it. */
  gone(isSignedOut: boolean): void {
    this.res.end(`event: gone\ndata: ${JSON.stringify({ isSignedOut })}\n\n`)
  }

  end(): void {
    this.res.end()
  }

  onClose(listener: () => void): void {
    if (this.res.destroyed) listener()
    else this.res.on('close', listener)
  }

  #drained(): void {
    this.#unreadPings = 0
    if (!this.#isBehind) return
    this.#isBehind = false
    this.#catchUp?.()
  }
}

/** The id of the last message that the page has: its browser names it by itself, or the page in the address of a new line. */
function saidBy({ headers, url = '' }: IncomingMessage): string | null {
  const last = headers['last-event-id']
  return typeof last === 'string' ? last : new URL(url, 'http://line').searchParams.get('had')
}

let turn = 0
let isCounting = false

/** A number that is the same until the event loop has been everywhere once. */
function currentTurn(): number {
  if (!isCounting) {
    isCounting = true
    setImmediate(() => {
      isCounting = false
      turn += 1
    })
  }
  return turn
}
