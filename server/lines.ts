import type { IncomingMessage, ServerResponse } from 'node:http'
import { isDeepStrictEqual } from 'node:util'
import { findClub } from '@/db/queries/clubs'
import { Admission, lineLimits } from './admission'
import { DEVICE, holds, type Identity, rolesOf } from './identity'
import { running } from './running'
import { Screen } from './screen'
import type { Watching } from './showing'

const RETRY_AFTER_S = 5
/** One for the process, as its descriptors are. */
const admission = new Admission(lineLimits())

/** Who may watch what, beside the board, which anybody may. */
const WATCHERS: Readonly<Record<string, readonly string[]>> = {
  desk: ['segretario', 'amministratore'],
  member: ['socio', 'segretario', 'deputato', 'amministratore'],
  deputato: ['deputato'],
  post: [DEVICE],
}

/** `GET /live/<slug>/<audience>`: a line of server-sent events, whole views at each change. */
export async function openLine(
  req: IncomingMessage,
  res: ServerResponse,
  of: { path: string; address: string; identity: Identity | null; session: string | null },
): Promise<void> {
  const [slug = '', kind = ''] = of.path.split('/').slice(2).map(decodeURIComponent)
  if (req.method !== 'GET') {
    res.writeHead(405, { allow: 'GET' }).end()
    return
  }
  const session = of.identity ? of.session : null
  if (!admission.admit(res, { address: of.address, session })) return full(res)
  if (kind === 'board') {
    const club = await findClub(running().sql, slug)
    if (!club) return notFound(res)
    const screen = new Screen(req, res, null)
    return await running().live.open(club.clubId, { audience: { kind }, evening: null }, screen)
  }
  if (!Object.hasOwn(WATCHERS, kind)) return notFound(res)
  const { identity } = of
  const watching = identity && watchingOf(slug, kind, identity)
  const may = (now: Identity) => isDeepStrictEqual(watchingOf(slug, kind, now), watching)
  const screen = new Screen(req, res, of.session ? { key: of.session, may } : null)
  if (!watching) return screen.gone()
  await running().live.open(identity.clubId, watching, screen)
}

/** What somebody watches; null when he may not. */
function watchingOf(slug: string, kind: string, identity: Identity): Watching | null {
  const may = Object.hasOwn(WATCHERS, kind) ? WATCHERS[kind] : undefined
  if (!may || identity.slug !== slug || !holds(identity, may)) return null
  if (identity.mustChangePassword) return null
  return seen(kind, identity)
}

function seen(kind: string, identity: Identity): Watching | null {
  const { member, device } = identity
  if (kind === 'post' && device) {
    return { audience: { kind, post: device.post }, evening: device.evening }
  }
  if (!member) return null
  if (kind === 'desk') {
    return { audience: { kind, member: member.id, roles: rolesOf(identity) }, evening: null }
  }
  if (kind === 'member' || kind === 'deputato') {
    return { audience: { kind, member: member.id }, evening: null }
  }
  return null
}

/** A screen that is refused asks again: a place may be free by then. */
function full(res: ServerResponse): void {
  res.writeHead(503, { 'retry-after': String(RETRY_AFTER_S), connection: 'close' }).end()
}

function notFound(res: ServerResponse): void {
  res.writeHead(404).end()
}
