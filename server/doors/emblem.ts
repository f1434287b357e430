import type { IncomingMessage, ServerResponse } from 'node:http'
import { findClub } from '@/db/queries/clubs'
import { findEmblem } from '@/db/queries/emblems'
import { running } from '../running/running'

/** The beginning of every emblem's address. */
export const EMBLEM = '/emblem/'

/** A picture never changes under its own address: another emblem has another mark. */
const KEPT_S = 31_536_000

/**
 * `GET /emblem/<slug>/<mark>.png`: the club's emblem, for anybody, since it stands on the page where one signs in. The
 * answer is a picture and nothing else, whatever a browser would make of its bytes.
 */
export async function answerEmblem(
  req: IncomingMessage,
  res: ServerResponse,
  path: string,
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const [slug = '', file = ''] = path.slice(EMBLEM.length).split('/')
  const { sql } = running()
  const club = await findClub(sql, slug)
  const emblem = club ? await findEmblem(sql, club.clubId) : null
  if (!emblem || file !== `${emblem.mark}.png`) {
    res.writeHead(404).end()
    return
  }
  const body = Buffer.from(emblem.picture, 'base64')
  res.writeHead(200, {
    'content-type': 'image/png',
    'content-length': body.length,
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': `public, max-age=${KEPT_S}, immutable`,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}
