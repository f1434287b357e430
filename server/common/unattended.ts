import { log } from './log'

/** Does what nobody waits for, such as a timer's work. A failure is written down and ends nothing else. */
export function unattended(what: string, work: () => unknown): void {
  void (async () => {
    try {
      await work()
    } catch (error) {
      log.error({ err: error }, what)
    }
  })()
}
