import type { IncomingMessage, ServerResponse } from 'node:http'
import { findClub } from '@/db/queries/clubs'
import { localeOf } from '@/messages/locale'
import { running } from '../../running/running'
import { manifestOf } from './manifest'
import { OFFLINE_POLICY, offlinePage } from './offline'
import { workerFor } from './worker'

type Answer = { type: string; body: string; policy: string }

/** A worker fetches from this house only. */
const WORKER_POLICY = "default-src 'self'"
const NO_POLICY = "default-src 'none'"

/**
 * `GET /sw.js`, `/offline.html` and `/app.webmanifest?circolo=<slug>`, each in a language: the parts that make a browser
 * treat the pages as an app. They name nobody, so anybody may have them.
 */
export async function answerInstalled(
  req: IncomingMessage,
  res: ServerResponse,
  { path }: { path: string },
): Promise<void> {
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { allow: 'GET, HEAD' }).end()
    return
  }
  const asked = new URL(req.url ?? '/', 'http://circolo').searchParams
  const answer = await answerTo(path, asked)
  if (!answer) {
    res.writeHead(404).end()
    return
  }
  const { type, body, policy } = answer
  res.writeHead(200, {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'content-security-policy': policy,
  })
  res.end(req.method === 'HEAD' ? undefined : body)
}

async function answerTo(path: string, asked: URLSearchParams): Promise<Answer | null> {
  const locale = localeOf(asked.get('lingua') ?? undefined)
  if (path === '/sw.js')
    return {
      type: 'text/javascript',
      body: workerFor(locale, running().build),
      policy: WORKER_POLICY,
    }
  if (path === '/offline.html')
    return { type: 'text/html', body: offlinePage(locale), policy: OFFLINE_POLICY }
  const club =
    path === '/app.webmanifest' && (await findClub(running().sql, asked.get('circolo') ?? ''))
  if (!club) return null
  const body = JSON.stringify(manifestOf(club, locale))
  return { type: 'application/manifest+json', body, policy: NO_POLICY }
}
