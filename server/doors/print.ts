import type { IncomingMessage, ServerResponse } from 'node:http'
import { findClub } from '@/db/queries/clubs'
import { findEmblem } from '@/db/queries/emblems'
import { countPrint, peopleById } from '@/db/queries/papers'
import { clubWordOf } from '@/db/rehearsals'
import { LOCALE_COOKIE, localeOf, wishedLocale } from '@/messages/locale'
import { holds, type Identity } from '../access/identity'
import { DESK } from '../access/rights'
import { BUSY_RETRY_S, Problem, STATUS } from '../common/errors'
import { type Asking, Turns } from '../common/turns'
import { reachable } from '../http/reachable'
import type { Approach } from '../http/trust'
import type { Made } from '../print/found'
import type { PaperLocale } from '../print/papers'
import { personFrom } from '../print/people'
import { isLong, printPaper } from '../print/press'
import { wordsFor } from '../print/words'
import { running } from '../running/running'
import { csvOf } from './csv'
import { find } from './papers'

const PRINT = '/print/'

/** A person prints a table's papers at once, and the desk an evening's; a paper takes a tenth of a second. */
const papers = new Turns({ each: 20, total: 200 })
/** Books of a whole day take many seconds each, and wait only for each other. */
const books = new Turns({ each: 4, total: 40 })

/**
 * `GET /print/<slug>/…`: a paper as PDF, or a table as CSV. The session's rights are checked here, whatever page the
 * link was on.
 */
export async function answerPrint(
  req: IncomingMessage,
  res: ServerResponse,
  request: { path: string; identity: Identity | null; approach: Approach },
): Promise<void> {
  if (req.method !== 'GET') {
    res.writeHead(405, { allow: 'GET' }).end()
    return
  }
  const locale = localeFrom(req)
  try {
    const { name, type, body } = await print(
      req,
      { ...request, isGone: () => res.destroyed },
      locale,
    )
    res.writeHead(200, {
      'content-type': type,
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'private, no-store',
      'content-length': body.length,
    })
    res.end(body)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const words = wordsFor(locale)
    const code = REFUSED.find((known) => known === error.code) ?? 'not-found'
    if (code === 'too-busy') res.setHeader('retry-after', BUSY_RETRY_S)
    res.writeHead(STATUS[error.code], { 'content-type': 'text/plain; charset=utf-8' })
    res.end(words(`refused.${code}`))
  }
}

/** The refusals that have sentences of their own on a page without a screen. */
const REFUSED = ['not-signed-in', 'not-allowed', 'must-change-password', 'too-busy'] as const

interface Sheet {
  name: string
  type: string
  body: Buffer
}

async function print(
  req: IncomingMessage,
  request: { path: string; identity: Identity | null; approach: Approach; isGone(): boolean },
  locale: PaperLocale,
): Promise<Sheet> {
  const { path, identity, approach } = request
  const [slug = '', ...parts] = path.slice(PRINT.length).split('/').map(decodeURIComponent)
  if (!identity) throw new Problem('not-signed-in')
  if (identity.slug !== clubWordOf(slug)) throw new Problem('not-allowed')
  const { sql } = running()
  const club = await findClub(sql, slug)
  if (!club) throw new Problem('not-found')
  const query = new URL(req.url ?? '/', 'http://localhost').searchParams
  const table = await csvOf(identity, club, { path: parts.join('/'), query, locale })
  if (table) return { ...table, body: Buffer.from(table.text) }

  const people = await peopleById(sql, club.clubId)
  const origin = reachable(`${approach.scheme}://${approach.host}`)
  const personOf = personFrom(people, wordsFor(locale)('forgotten'))
  const asked = { identity, club, locale, origin, personOf }
  const found = await find(asked, parts)
  if (!found) throw new Problem('not-found')
  const turns = isLong(found.paper) ? books : papers
  const body = await turns.take(askingOf(identity), async () => {
    // The browser has gone away: nobody would read the paper, and it does not count as a print.
    if (request.isGone()) return Buffer.alloc(0)
    const reprint = await reprintOf(found, identity)
    const emblem = (await findEmblem(sql, club.clubId))?.picture ?? null
    const head = { club, locale, printedAt: running().now(), reprint, emblem }
    return await printPaper(found.documents, head, found.paper)
  })
  return { name: found.name, type: 'application/pdf', body }
}

/** A member, whatever their screens are, or one device; the desk is served first. */
const askingOf = (identity: Identity): Asking => ({
  who: `${identity.clubId}/${identity.member?.id ?? identity.sessionId}`,
  lane: holds(identity, DESK) ? 'first' : 'others',
})

async function reprintOf(
  { counted, sealed = null }: Pick<Made, 'counted' | 'sealed'>,
  { clubId, member, device }: Identity,
): Promise<number> {
  if (counted === null) return 0
  const by = { member: member?.id ?? null, post: device?.post ?? null }
  return await countPrint(running().sql, clubId, { paper: counted, hash: sealed }, by)
}

/** The language of the page with the link. */
function localeFrom(req: IncomingMessage): PaperLocale {
  const cookies = (req.headers.cookie ?? '').split(';').map((part) => part.trim().split('=', 2))
  const chosen = cookies.find(([name]) => name === LOCALE_COOKIE)?.[1]
  return chosen ? localeOf(chosen) : wishedLocale(req.headers['accept-language'])
}
