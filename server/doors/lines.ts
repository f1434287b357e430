import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { findClub } from '@/db/queries/clubs'
import type { Identity } from '../access/identity'
import { refusalOf } from '../access/rights'
import { Admission, lineLimits } from '../http/admission'
import { AUDIENCES } from '../live/audience'
import { Screen } from '../live/screen'
import { isAudience, watchingOf } from '../live/watching'
import { running } from '../running/running'

const RETRY_AFTER_S = 5
/** One for the whole process, because its file descriptors are shared. */
const admission = new Admission(lineLimits())

/** `GET /live/<slug>/<audience>`: a line of server-sent events that sends what the screen lacks, then what changes. */
export async function openLine(
  req: IncomingMessage,
  res: ServerResponse,
  asked: { path: string; address: string; identity: Identity | null; session: string | null },
): Promise<void> {
  const [slug = '', kind = ''] = asked.path.split('/').slice(2).map(decodeURIComponent)
  if (req.method !== 'GET') {
    res.writeHead(405, { allow: 'GET' }).end()
    return
  }
  const session = asked.identity ? asked.session : null
  if (!admission.admit(res, { address: asked.address, session })) return full(res)
  if (!isAudience(kind)) return notFound(res)
  if (kind === 'board' && refusalOf(null, AUDIENCES.board) === null) {
    const club = await findClub(running().sql, slug)
    if (!club) return notFound(res)
    const screen = openScreen(req, res, null)
    return await running().live.open(club.clubId, { audience: { kind }, evening: null }, screen)
  }
  const { identity } = asked
  const watching = identity && watchingOf(slug, kind, identity)
  const may = (now: Identity) => isDeepStrictEqual(watchingOf(slug, kind, now), watching)
  const screen = openScreen(req, res, asked.session ? { key: asked.session, may } : null)
  if (!watching) return screen.gone(identity === null)
  await running().live.open(identity.clubId, watching, screen)
}

/** A line, which first tells its screen the server’s build, so that a page of an earlier one can notice. */
function openScreen(...line: ConstructorParameters<typeof Screen>): Screen {
  const screen = new Screen(...line)
  const { build } = running()
  if (build !== null) screen.send(`event: build\ndata: ${JSON.stringify(build)}\n\n`)
  return screen
}

/** A refused screen tries again later, when there may be room. */
function full(res: ServerResponse): void {
  res.writeHead(503, { 'retry-after': String(RETRY_AFTER_S), connection: 'close' }).end()
}

function notFound(res: ServerResponse): void {
  res.writeHead(404).end()
}
