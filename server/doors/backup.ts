import type { IncomingMessage, ServerResponse } from 'node:http'
import { systemCode } from '@/db/errors'
import { addAudit } from '@/db/queries/audit'
import { messagesFor } from '@/messages'
import type { Identity } from '../access/identity'
import { refusalOf } from '../access/rights'
import { Problem, STATUS } from '../common/errors'
import { nameOf } from '../keeping/names'
import { installationOf } from '../keeping/write'
import { BACKUP, KEEPERS, refuseDownload } from '../procedures/keeping'
import { byOf } from '../procedures/members'
import { running } from '../running/running'

/** `GET /backup/<slug>/<ticket>`: a fresh backup for an administrator who confirmed the password; once, and audited. */
export async function answerBackup(
  req: IncomingMessage,
  res: ServerResponse,
  { path, identity }: { path: string; identity: Identity | null },
): Promise<void> {
  if (req.method !== 'GET') {
    res.writeHead(405, { allow: 'GET' }).end()
    return
  }
  const { sql, secret, keeping, now } = running()
  try {
    const admitted = await admittedTo(path, identity)
    await addAudit(sql, admitted.clubId, byOf(admitted), 'backupDownloaded', {})
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const words = messagesFor(identity?.locale ?? 'it').errors
    res.writeHead(STATUS[error.code], { 'content-type': 'text/plain; charset=utf-8' })
    res.end(words[error.code])
    return
  }
  res.writeHead(200, {
    'content-type': 'application/gzip',
    'content-disposition': `attachment; filename="${nameOf(installationOf(secret), now(), false)}"`,
    'cache-control': 'private, no-store',
  })
  try {
    await keeping.send(res)
  } catch (error) {
    // A download cancelled by the client is not an error of ours.
    if (systemCode(error) !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
  }
}

async function admittedTo(path: string, identity: Identity | null): Promise<Identity> {
  const [slug = '', ticket = ''] = path.slice(BACKUP.length).split('/')
  const refusal = refusalOf(identity, KEEPERS)
  if (!identity || refusal) throw new Problem(refusal ?? 'not-signed-in')
  if (identity.slug !== slug) throw new Problem('not-allowed')
  const { keeping } = running()
  if (!keeping.redeem(ticket, identity.sessionId)) throw new Problem('not-found')
  await refuseDownload(identity)
  return identity
}
