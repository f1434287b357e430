import { createHmac } from 'node:crypto'
import type { Sql } from '@/db/client'
import { findSalt } from '@/db/queries/clubs'

/** The key of a club from which its draws, codes, PINs and pseudonyms are made. */
export type KeyOf = (clubId: string) => Promise<string>

/**
 * Keys of clubs: each comes from the installation's secret and the random part made when the club was founded, so that
 * the key of the demo club opens nothing at a real one. A club of an earlier version has the secret itself, because
 * draws that it announced have to come out as announced.
 */
export function clubKeys(sql: Sql, secret: string): KeyOf {
  const known = new Map<string, Promise<string>>()
  const read = async (clubId: string) => {
    const salt = await findSalt(sql, clubId)
    return salt === null
      ? secret
      : createHmac('sha256', secret).update(`club/${clubId}/${salt}`).digest('base64url')
  }
  return (clubId) => {
    const found = known.get(clubId)
    if (found) return found
    const reading = read(clubId)
    known.set(clubId, reading)
    reading.catch(() => known.delete(clubId))
    return reading
  }
}
