import { networkInterfaces } from 'node:os'

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** The address at which phones in the same building reach this machine, if it has one. */
export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/** The address of the club on the internet: CIRCOLO_ADDRESS; null when it has none. */
export function publicOrigin(): string | null {
  const given = process.env.CIRCOLO_ADDRESS
  return given ? new URL(given).origin : null
}

/**
 * The origin for a code on paper or on a screen: when the desk uses `localhost`, others reach it at the machine's
 * address in the building, or at CIRCOLO_ADDRESS if the club has a name of its own.
 */
export function reachable(origin: string): string {
  const own = publicOrigin()
  if (own) return own
  const url = new URL(origin)
  if (!THIS_MACHINE.includes(url.hostname)) return url.origin
  const lan = lanAddress()
  if (lan) url.hostname = lan
  return url.origin
}

/** The same for phones; null where only this machine reaches it. */
export function forPhones(origin: string): string | null {
  const reached = reachable(origin)
  return THIS_MACHINE.includes(new URL(reached).hostname) ? null : reached
}
