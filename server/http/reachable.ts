import { networkInterfaces } from 'node:os'

const THIS_MACHINE = ['localhost', '127.0.0.1', '[::1]']

/** The address under which phones in the same house find this machine, if it has one. */
export function lanAddress(): string | undefined {
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
}

/** Where the club is found from outside, by its own name: CIRCOLO_ADDRESS; null when it has none. */
export function publicOrigin(): string | null {
  const given = process.env.CIRCOLO_ADDRESS
  return given ? new URL(given).origin : null
}

/**
 * An origin that a code on paper or on a screen may lead to: a desk that opened the room at `localhost` is reached
 * by others at the machine's address in the house, or at CIRCOLO_ADDRESS where the club has a name of its own.
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
