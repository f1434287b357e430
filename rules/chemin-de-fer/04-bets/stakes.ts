import { z } from 'zod'
import { Amount } from '../../kernel/amount'
import {
  asChips,
  type Chips,
  greater,
  lesser,
  MOST_CHIPS,
  NO_CHIPS,
  plus,
} from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { BOOK } from '../accounts'
import { cheminArticle } from '../article'
import { personsInReach, tablesInReach } from '../frame/at-table'
import { whileOpen } from '../frame/offered'
import { PLAYER } from '../frame/roles'
import { refuse } from '../refuse'
import {
  betOf,
  beyondReach,
  callOf,
  type InPlay,
  inPlayAt,
  inReach,
  notAPunter,
  notOpen,
  placesOf,
} from '../stakes/at-coup'
import { stakeTo } from '../stakes/laid'
import { LINES, type Line } from '../state/coup'
import type { Evening } from '../state/evening'
import { ofMember, Place, type TableId } from '../state/forms'
import { isSamePlace } from '../state/ids'
import type { BetsEvent } from './events'

const { command } = cheminArticle<BetsEvent>()

const stakeForm = ofMember.extend({
  place: Place,
  sum: Amount,
  line: z.enum(LINES),
  /** The part that plays, declared for a stake on the line. */
  part: Amount.nullable(),
})
type StakeForm = Readonly<z.infer<typeof stakeForm>>

/** The part of a stake that plays: on the line what was declared, or half, rounded down (S.16, cf22, cd27). */
const partThatPlays = (sum: Chips, line: Line, part: Chips | null): Chips =>
  line === 'beyond' ? sum : line === 'within' ? NO_CHIPS : (part ?? asChips(Math.floor(sum / 2)))

/** Checks that a new or a changed stake shares, in their order. */
function stakeRefusal(evening: Evening, at: InPlay, form: StakeForm): Refused | null {
  const { member, place, sum, line, part } = form
  const { leastStake } = at.table
  const wrong = notAPunter(evening, at, member, place) ?? notOpen(at)
  if (wrong) return wrong
  if (leastStake !== null && sum < leastStake)
    return refuse('S.15', 'below-least-stake', { least: { chips: leastStake } })
  if (part !== null && (line !== 'on' || part > sum)) return refuse('S.16', 'part-needs-line')
  return beyondReach(evening, at, member, sum)
}

function laid(at: InPlay, form: StakeForm, how: 'sum' | 'repeated'): BetsEvent {
  const { member, place, sum, line, part } = form
  return {
    type: 'stakeLaid',
    table: at.table.id,
    book: BOOK,
    member,
    place,
    sum,
    line,
    plays: partThatPlays(sum, line, part),
    was: betOf(at.coup, member)?.sum ?? NO_CHIPS,
    how,
    transfers: stakeTo(at.table, member, sum),
  }
}

/** The least that may be laid, or all that the member has when that is less. */
const leastOf = (evening: Evening, at: InPlay, member: MemberId): Chips =>
  lesser(at.table.leastStake ?? asChips(1), greater(inReach(evening, at, member), asChips(1)))

/** Tables with stakes open, and the members whom this actor may name there. */
const openTo = (evening: Evening, by: Actor): { at: InPlay; member: MemberId }[] =>
  tablesInReach(evening, by).flatMap(({ id }) => {
    const at = inPlayAt(evening, id)
    if (isRefused(at) || at.coup.phase !== 'open') return []
    return personsInReach(evening, by).map((member) => ({ at, member }))
  })

const sumBounds = (evening: Evening, table: TableId, member: MemberId) => {
  const at = inPlayAt(evening, table)
  if (isRefused(at)) return {}
  const call = callOf(at.coup, member)
  const min = greater(call?.laid ?? NO_CHIPS, leastOf(evening, at, member))
  const most = Math.min(MOST_CHIPS, inReach(evening, at, member))
  return { sum: { min, max: Math.max(most, min), step: 1 } }
}

const layStake = command({
  schema: stakeForm,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, form): Decision<BetsEvent> {
    const at = inPlayAt(evening, form.table)
    if (isRefused(at)) return at
    const wrong = stakeRefusal(evening, at, form)
    if (wrong) return wrong
    if (betOf(at.coup, form.member))
      return refuse('S.15', 'already-staked', { member: { member: form.member } })
    return happens(laid(at, form, 'sum'))
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    openTo(evening, by)
      .filter(({ at, member }) => !betOf(at.coup, member))
      .flatMap(({ at, member }) =>
        placesOf(at.table, member).map((place) => ({
          table: at.table.id,
          member,
          place,
          sum: leastOf(evening, at, member),
          line: 'beyond' as const,
          part: null,
        })),
      ),
  bounds: (evening, { table, member }) => sumBounds(evening, table, member),
})

const changeStake = command({
  schema: stakeForm,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, form): Decision<BetsEvent> {
    const at = inPlayAt(evening, form.table)
    if (isRefused(at)) return at
    const wrong = stakeRefusal(evening, at, form)
    if (wrong) return wrong
    const { member, place, sum, line, part } = form
    const bet = betOf(at.coup, member)
    if (!bet) return refuse('S.15', 'nothing-staked', { member: { member } })
    const call = callOf(at.coup, member)
    if (call && (sum < call.laid || line !== 'beyond' || !isSamePlace(place, call.place)))
      return refuse('S.15', 'committed-by-call', {
        member: { member },
        chips: { chips: call.laid },
      })
    const isSame =
      isSamePlace(place, bet.place) &&
      sum === bet.sum &&
      partThatPlays(sum, line, part) === bet.plays
    return isSame ? refuse('S.15', 'same-stake') : happens(laid(at, form, 'sum'))
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    openTo(evening, by).flatMap(({ at, member }) => {
      const bet = betOf(at.coup, member)
      if (!bet) return []
      const most = inReach(evening, at, member)
      const twice = lesser(plus(bet.sum, bet.sum), most)
      const least = callOf(at.coup, member)?.laid ?? leastOf(evening, at, member)
      const { place } = bet
      const sum = twice === bet.sum ? least : twice
      const table = at.table.id
      return [
        { table, member, place, sum, line: 'beyond' as const, part: null },
        { table, member, place, sum: bet.sum, line: 'on' as const, part: null },
      ]
    }),
  bounds: (evening, { table, member }) => sumBounds(evening, table, member),
})

const withdrawStake = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const closed = notOpen(at)
    if (closed) return closed
    const bet = betOf(at.coup, member)
    if (!bet) return refuse('S.15', 'nothing-staked', { member: { member } })
    const call = callOf(at.coup, member)
    if (call)
      return refuse('S.15', 'committed-by-call', {
        member: { member },
        chips: { chips: call.laid },
      })
    return happens({
      type: 'stakeWithdrawn',
      table: id,
      book: BOOK,
      member,
      chips: bet.sum,
      transfers: stakeTo(at.table, member, NO_CHIPS),
    })
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    openTo(evening, by).map(({ at, member }) => ({ table: at.table.id, member })),
})

/** Lays again what played for a member in the last coup, with one tap. */
const repeatStake = command({
  schema: ofMember,
  may: PLAYER,
  refuseStale: 'round',
  decide(evening, { table: id, member }): Decision<BetsEvent> {
    const at = inPlayAt(evening, id)
    if (isRefused(at)) return at
    const last = at.table.past.at(-1)?.bets.find((bet) => bet.member === member)
    if (!last) return refuse('S.15', 'nothing-to-repeat', { member: { member } })
    const [own] = placesOf(at.table, member)
    const place = own?.kind === 'seat' && last.place.kind === 'seat' ? own : last.place
    const form = { table: id, member, place, sum: last.chips, line: 'beyond' as const, part: null }
    const wrong = stakeRefusal(evening, at, form)
    if (wrong) return wrong
    if (betOf(at.coup, member)) return refuse('S.15', 'already-staked', { member: { member } })
    return happens(laid(at, form, 'repeated'))
  },
  offeredFrom: whileOpen,
  candidates: (evening, by) =>
    openTo(evening, by).map(({ at, member }) => ({ table: at.table.id, member })),
})

export const stakeCommands = { layStake, changeStake, withdrawStake, repeatStake }
