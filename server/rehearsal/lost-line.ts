import type { IncomingMessage, ServerResponse } from 'node:http'
import { wordAsking } from '../access/places'

/** Procedures of the strip beside a screen, whose own line is never lost. */
const OF_STRIP = '/api/trpc/rehearsals.'

/** When the line of a place comes back, by its address word. */
const backAt = new Map<string, number>()
/** Answers under way to the screen at each place. */
const underWay = new Map<string, Set<ServerResponse>>()

/** The screen at a place loses its line for so long: what is under way breaks off, and nothing is answered. */
export function loseLine(word: string, ms: number): void {
  backAt.set(word, performance.now() + ms)
  for (const res of underWay.get(word) ?? []) res.destroy()
}

/** Whether a request comes over a lost line; it is then broken off, as a network would, and nothing answers it. */
export function isCutOff(req: IncomingMessage, res: ServerResponse): boolean {
  const word = wordAsking(req)
  if (word === null || req.url?.startsWith(OF_STRIP)) return false
  if ((backAt.get(word) ?? 0) > performance.now()) {
    req.socket.destroy()
    return true
  }
  backAt.delete(word)
  const here = underWay.get(word) ?? new Set()
  underWay.set(word, here.add(res))
  res.on('close', () => {
    here.delete(res)
    if (here.size === 0 && underWay.get(word) === here) underWay.delete(word)
  })
  return false
}
