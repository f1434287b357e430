import { createHash } from 'node:crypto'
import type { Instant } from '@/rules/kernel/decider'
import { ANY_MEMBER, type MemberId } from '@/rules/kernel/ids'
import { type Difference, differenceOf } from './difference'
import { Disguise, type Naming, type Standing } from './shown'

/** The part of a member's view that is not in the one that all members of the club share. */
export interface OwnPart {
  /** From `{ view }` as it is shared to the member's own; null where they are the same. */
  difference: Difference | null
  /** Members whom this one knows, by the pseudonym under which the shared view has them. */
  known: Readonly<Record<string, string>>
  /** Names by id, besides those of the shared view. */
  names: Readonly<Record<string, string>>
}

/** A member's own part as it is sent; two of one text are the same. */
export interface OwnText {
  text: string
  id: string
}

/** The text of a member without a part in the evening. */
export const NOTHING_OWN: OwnText = { text: 'null', id: '' }

/** An evening as all members of a club see it who have no part in it, each reading their own id for `ANY_MEMBER`. */
export interface SharedPart {
  standing: Standing
  now: Instant
  /** The view before its ids are disguised. */
  view: unknown
  /** Its text, as members without a part see it. */
  text: string
  names: Readonly<Record<string, string>>
  hidden: ReadonlyMap<string, string>
}

const asSeenBy = (member: MemberId) => ({ kind: 'member', member }) as const

export function sharedPart(standing: Standing, naming: Naming, now: Instant): SharedPart {
  const audience = asSeenBy(ANY_MEMBER)
  const { game, state } = standing
  const view = game.view(state, audience, now) ?? null
  const disguise = new Disguise(standing, audience, naming)
  const text = disguise.on(JSON.stringify(view))
  return { standing, now, view, text, names: disguise.names, hidden: disguise.hidden }
}

/** This member's own part, which makes of the shared one the view that `shownTo` would show them. */
export function ownPart(shared: SharedPart, member: MemberId, naming: Naming): OwnText {
  const { standing, now, view, hidden } = shared
  const audience = asSeenBy(member)
  const own = standing.game.view(standing.state, audience, now) ?? null
  const disguise = new Disguise(standing, audience, naming)
  const difference = disguise.on(JSON.stringify(differenceOf({ view }, { view: own }, member)))
  const known = [...hidden].filter(([id]) => disguise.knows(id))
  const knownText = JSON.stringify(Object.fromEntries(known.map(([id, as]) => [as, id])))
  const names = JSON.stringify(disguise.names)
  if (difference === 'null' && known.length === 0) return NOTHING_OWN
  const text = `{"difference":${difference},"known":${knownText},"names":${names}}`
  return { text, id: `-${createHash('sha1').update(text).digest('hex').slice(0, 10)}` }
}
