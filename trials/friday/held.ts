/** What a server of the tests holds in its heap: it is asked by a signal, and tells on a line of its output. */
export class Held {
  #told: (kB: number) => void = () => undefined

  /** Whether a line of the server's output was its answer. */
  heard(line: string): boolean {
    const kB = /^held (\d+)$/.exec(line)?.[1]
    if (kB !== undefined) this.#told(Number(kB))
    return kB !== undefined
  }

  /** What the process holds once what nobody uses is collected, in kB. */
  by(pid: number): Promise<number> {
    const answer = new Promise<number>((tell) => {
      this.#told = tell
    })
    process.kill(pid, 'SIGUSR2')
    return answer
  }
}
