/** Asks a server of the tests for the size of its heap: by a signal, answered on a line of its output. */
export class Held {
  #told: (kB: number) => void = () => undefined

  /** Whether a line of the server's output was its answer. */
  heard(line: string): boolean {
    const kB = /^held (\d+)$/.exec(line)?.[1]
    if (kB !== undefined) this.#told(Number(kB))
    return kB !== undefined
  }

  /** The process’s heap once all garbage is collected, in kB. */
  by(pid: number): Promise<number> {
    const answer = new Promise<number>((tell) => {
      this.#told = tell
    })
    process.kill(pid, 'SIGUSR2')
    return answer
  }
}
