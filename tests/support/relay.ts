import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'

/** A network to a server that a test can cut and mend; browsers keep one address for it. */
export class Relay {
  #server: Server | null = null
  #port = 0
  readonly #sockets = new Set<Socket>()

  private constructor(private readonly target: number) {}

  static async to(url: string): Promise<Relay> {
    const relay = new Relay(Number(new URL(url).port))
    await relay.mend()
    return relay
  }

  get url(): string {
    return `http://localhost:${this.#port}`
  }

  async mend(): Promise<void> {
    const server = createServer((from) => {
      const into = connect(this.target, 'localhost')
      for (const socket of [from, into]) {
        this.#sockets.add(socket)
        socket.on('close', () => this.#sockets.delete(socket))
        socket.on('error', () => socket.destroy())
      }
      from.pipe(into).pipe(from)
    })
    await new Promise<void>((done) => server.listen(this.#port, done))
    this.#port = (server.address() as AddressInfo).port
    this.#server = server
  }

  /** Nothing passes on the connections of now, and neither side hears of it, as when a sleeping device leaves the network. */
  hush(): void {
    for (const socket of this.#sockets) {
      socket.unpipe()
      socket.pause()
    }
  }

  async cut(): Promise<void> {
    const closed = new Promise((done) => this.#server?.close(done))
    for (const socket of this.#sockets) socket.destroy()
    await closed
  }
}
