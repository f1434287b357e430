import http from 'node:http'
import { Merging } from '@/components/live/merging'

export interface Message {
  id: string
  event: string
  data: Record<string, unknown>
}

/** A screen's line of server-sent events, read as a browser reads it. */
export class Line {
  readonly messages: Message[] = []
  closed = false
  /** The pieces of a message that has not ended. */
  private pieces: string[] = []
  private readonly merging = new Merging()
  private wake: (() => void)[] = []

  private constructor(
    private readonly request: http.ClientRequest,
    readonly response: http.IncomingMessage,
  ) {
    response.setEncoding('utf8')
    response.on('data', (text: string) => this.read(text))
    response.on('error', () => this.end())
    response.on('close', () => this.end())
  }

  static open(url: string, headers: http.OutgoingHttpHeaders = {}): Promise<Line> {
    return new Promise((opened, failed) => {
      const request = http.get(url, { headers, agent: false }, (response) =>
        opened(new Line(request, response)),
      )
      request.on('error', failed)
    })
  }

  /** Waits for a message that satisfies `wanted`; earlier ones are skipped. */
  async next(wanted: (message: Message) => boolean): Promise<Message> {
    for (;;) {
      const index = this.messages.findIndex(wanted)
      const found = this.messages[index]
      if (found) {
        this.messages.splice(0, index + 1)
        return found
      }
      if (this.closed) throw new Error('the line was closed')
      await new Promise<void>((wake) => this.wake.push(wake))
    }
  }

  /** Waits until the server has closed the line. */
  async ended(): Promise<void> {
    while (!this.closed) await new Promise<void>((wake) => this.wake.push(wake))
  }

  close(): void {
    this.request.destroy()
  }

  private read(text: string): void {
    this.pieces.push(text)
    // A heavy message comes in many pieces, of which only the last has its end; that may be cut in two.
    if (!text.includes('\n')) return
    const parts = this.pieces.join('').split('\n\n')
    this.pieces = [parts.pop() ?? '']
    for (const part of parts) this.messages.push(this.messageOf(part))
    this.stir()
  }

  /** A member's own part that comes alone is a view, too. */
  private messageOf(text: string): Message {
    const fields = (name: string) =>
      text
        .split('\n')
        .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
    const [event = ''] = fields('event')
    const data = fields('data').join('\n')
    const id = fields('id').at(-1) ?? ''
    if (event === 'view') return { id, event, data: { ...this.merging.view(data) } }
    if (event === 'own') return { id, event: 'view', data: { ...this.merging.own(data) } }
    if (event === 'still') this.merging.still(data)
    return { id, event, data: JSON.parse(data.split('\n')[0] ?? '') }
  }

  private end(): void {
    this.closed = true
    this.stir()
  }

  private stir(): void {
    for (const wake of this.wake.splice(0)) wake()
  }
}

export const aView = ({ event }: Message) => event === 'view'
