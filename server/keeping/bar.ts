const WIDTH_COLUMNS = 30
/** The shortest time between two updates of the bar, in ms. */
const EVERY_MS = 100

/** Draws a progress bar, on a terminal only: it would fill a log. */
export class Bar {
  #drawnAt = 0

  constructor(private readonly out: NodeJS.WriteStream = process.stderr) {}

  draw(done: number, total: number, what: string): void {
    const at = performance.now()
    if (!this.out.isTTY || at - this.#drawnAt < EVERY_MS) return
    this.#drawnAt = at
    const part = total === 0 ? 1 : Math.min(done / total, 1)
    const full = '█'.repeat(Math.round(part * WIDTH_COLUMNS))
    const percent = String(Math.floor(part * 100)).padStart(3)
    this.out.write(`\r\x1b[K${full.padEnd(WIDTH_COLUMNS, '░')} ${percent}% ${what}`)
  }

  clear(): void {
    if (this.out.isTTY) this.out.write('\r\x1b[K')
  }
}
