import http from 'node:http'
import { Merging } from '@/components/live/view/merging'

export interface Message {
  id: string
  event: string
  data: Record<string, unknown>
  /** The length of its text. */
  bytes: number
}

/** A screen's line of server-sent events, read as a browser reads it. */
export class Line {
  readonly messages: Message[] = []
  closed = false
  /** The pieces of a message that has not ended. */
  private pieces: string[] = []
  private wake: (() => void)[] = []

  private constructor(
    private readonly request: http.ClientRequest,
    readonly response: http.IncomingMessage,
    private readonly merging: Merging,
  ) {
    response.setEncoding('utf8')
    response.on('data', (text: string) => this.read(text))
    response.on('error', () => this.end())
    response.on('close', () => this.end())
  }

  /** Opens a line; as a page whose line was lost, with what that had. */
  static open(url: string, headers: http.OutgoingHttpHeaders = {}, before?: Line): Promise<Line> {
    return new Promise((opened, failed) => {
      const request = http.get(url, { headers, agent: false }, (response) =>
        opened(new Line(request, response, before?.merging ?? new Merging())),
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

  private messageOf(text: string): Message {
    const fields = (name: string) =>
      text
        .split('\n')
        .flatMap((line) => (line.startsWith(`${name}: `) ? [line.slice(name.length + 2)] : []))
    const [event = ''] = fields('event')
    const data = fields('data').join('\n')
    const about = { id: fields('id').at(-1) ?? '', event, bytes: text.length }
    if (event === 'folded') return { ...about, data: { ...this.merging.parts(data)[0] } }
    if (event === 'still') this.merging.still(data)
    return { ...about, data: JSON.parse(data.split('\n')[0] ?? '') }
  }

  private end(): void {
    this.closed = true
    this.stir()
  }

  private stir(): void {
    for (const wake of this.wake.splice(0)) wake()
  }
}

export const aView = ({ event }: Message) => event === 'folded'
