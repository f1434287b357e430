import type { Instant } from '@/rules/kernel/decider'
import { ANY_MEMBER, type MemberId } from '@/rules/kernel/ids'
import { type Difference, differenceOf } from './difference'
import { Disguise, type Naming, type Standing } from './shown'
import { type KnownMembers, Telling } from './telling'

/** The part of a member's view that is not in the one that all members of the club share. */
export interface OwnPart {
  /** From `{ view }` as it is shared to the member's own; null where they are the same. */
  difference: Difference | null
  known: KnownMembers
  /** Names by id, besides those of the shared view. */
  names: Readonly<Record<string, string>>
}

const asSeenBy = (member: MemberId) => ({ kind: 'member', member }) as const

/**
 * An evening as all members of a club see it who have no part in it, each reading their own id for `ANY_MEMBER`; and what
 * makes of it the view that `shownTo` would show a member who has.
 */
export class SharedView {
  readonly telling = new Telling('view')
  readonly #pseudonyms = new Map<string, string>()
  #view: unknown = null
  #hidden: ReadonlyMap<string, string> = new Map()
  #now: Instant = 0

  constructor(public standing: Standing) {}

  /** Takes the view as it is now. True when the screens must be told. */
  update(standing: Standing, naming: Naming, now: Instant): boolean {
    const audience = asSeenBy(ANY_MEMBER)
    this.standing = standing
    this.#now = now
    this.#view = standing.game.view(standing.state, audience, now) ?? null
    const disguise = new Disguise(standing, audience, naming, this.#pseudonyms)
    const isOther = this.telling.update(this.#view, disguise)
    this.#hidden = this.telling.hidden()
    return isOther
  }

  /** Takes a member's own part beside the shared one. False when there is none. */
  updateOwn(own: Telling, member: MemberId, naming: Naming): boolean {
    const { game, state } = this.standing
    const audience = asSeenBy(member)
    const view = game.view(state, audience, this.#now) ?? null
    const difference = differenceOf({ view: this.#view }, { view }, member)
    const disguise = new Disguise(this.standing, audience, naming, this.#pseudonyms)
    const known = [...this.#hidden].filter(([id]) => disguise.as(id)?.id === id)
    if (difference === null && known.length === 0) return false
    own.update(difference, disguise, Object.fromEntries(known.map(([id, as]) => [as, id])))
    return true
  }
}
