import { clubWordOf } from '@/db/rehearsals'
import type { Identity } from '../access/identity'
import { refusalOf } from '../access/rights'
import { AUDIENCES, audienceOf } from './audience'
import type { Watching } from './showing'

type Kind = keyof typeof AUDIENCES

export const isAudience = (kind: string): kind is Kind => Object.hasOwn(AUDIENCES, kind)

/** The audience of this identity; null when it may not watch. */
export function watchingOf(slug: string, kind: Kind, identity: Identity): Watching | null {
  if (identity.slug !== clubWordOf(slug) || refusalOf(identity, AUDIENCES[kind]) !== null)
    return null
  if (kind === 'board') return null
  const { device } = identity
  if (kind !== 'post') return { audience: audienceOf(identity, kind), evening: null }
  return device && { audience: { kind, post: device.post }, evening: device.evening }
}
