import type { IncomingMessage, ServerResponse } from 'node:http'
import { sessionOf } from '../access/cookie'
import { placeAsking } from '../access/places'
import type { RequestContext } from '../common/context'
import type { Approach } from '../http/trust'
import { BACKUP } from '../procedures/keeping'
import { isCutOff } from '../rehearsal/lost-line'
import { running } from '../running/running'
import { API, answerApi } from './api'
import { answerBackup } from './backup'
import { answerEmblem, EMBLEM } from './emblem'
import { answerHealth, HEALTH } from './health'
import { answerInstalled } from './installed/answer'
import { openLine } from './lines'
import { answerPrint } from './print'

type Door = (
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; approach: Approach; about: RequestContext },
) => Promise<void>

/**
 * Doors of the server by their address, or by its beginning where that ends in a slash; all other addresses are pages.
 * Each door checks the rights itself.
 */
export const DOORS = {
  [API]: async (req, res, asked) => {
    if (!isCutOff(req, res)) await answerApi(req, res, { ...asked, ...(await whoAsks(req)) })
  },
  '/live/': async (req, res, { path, approach: { address } }) => {
    if (!isCutOff(req, res)) await openLine(req, res, { path, address, ...(await whoAsks(req)) })
  },
  '/print/': async (req, res, asked) =>
    answerPrint(req, res, { ...asked, ...(await whoAsks(req)) }),
  [BACKUP]: async (req, res, asked) =>
    answerBackup(req, res, { ...asked, ...(await whoAsks(req)) }),
  [EMBLEM]: (req, res, { path }) => answerEmblem(req, res, path),
  '/sw.js': answerInstalled,
  '/offline.html': answerInstalled,
  '/app.webmanifest': answerInstalled,
  [HEALTH.healthy]: answerHealth,
  [HEALTH.ready]: answerHealth,
} as const satisfies Readonly<Record<string, Door>>

/** The door at an address, with its name in DOORS; undefined for a page. */
export function doorAt(path: string): { name: string; answer: Door } | undefined {
  const found = Object.entries(DOORS).find(([address]) =>
    address.endsWith('/') ? path.startsWith(address) : path === address,
  )
  return found && { name: found[0], answer: found[1] }
}

async function whoAsks(req: IncomingMessage) {
  const { sessions, secret } = running()
  const session = placeAsking(req) ?? (await sessionOf(req, secret))
  return { session, identity: session ? await sessions.identify(session) : null }
}
