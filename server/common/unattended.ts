import { log } from './log'

/** Runs work whose result nobody waits for, such as a timer's. A failure is logged and stops nothing else. */
export function unattended(what: string, work: () => unknown): void {
  void attended(what, work)
}

/** The same, for work that somebody waits for. */
export async function attended(what: string, work: () => unknown): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, what)
  }
}
