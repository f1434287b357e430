import type { Card } from '../../kernel/cards'
import { type Chips, NO_CHIPS, plus, totalChips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { post } from '../../kernel/ledger'
import { evaluateHand, straightsFrom } from '../cards/hands'
import { type NamedHand, namedHand } from '../cards/named'
import { CASSA, restoOf } from '../money/accounts'
import { colpiSeen, middleOf } from '../money/resti'
import { chipsIn, type Outcome, type Rebuy, type SettledColpo } from '../state/colpo'
import type { ShownHand } from '../state/play'
import type { LastHands, Table } from '../state/table'

/** The end of the last colpo, for the card that says who won and why; until the next deal. */
export interface LastColpo {
  number: number
  corrected: number
  outcome: Outcome
  /** The provision that decided it. */
  provision: string
  /** Why the winner won, as far as the software knows. */
  because: EndReason
  /** The hands of those who stayed to the end, the winners' first; empty where only the table saw them. */
  hands: readonly EndHand[]
  /** The chips that each player took (above zero) or put in, casse drawn for it left out; players without any left out. */
  moved: readonly { member: MemberId; chips: Chips }[]
  /** The chips left in the middle for the next colpo, honour pots included. */
  left: Chips
  rebuys: readonly Rebuy[]
}

/**
 * cards: the best hand shown · alone: all others threw their cards · unshown: the others did not show theirs ·
 * table: the table saw the cards and named the winner · none: nobody won.
 */
export type EndReason = 'cards' | 'alone' | 'unshown' | 'table' | 'none'

/** A hand at the end of a colpo; `named` is null where its cards are not known. */
export interface EndHand {
  member: MemberId
  how: ShownHand['how'] | 'kept'
  cards: readonly Card[]
  named: NamedHand | null
}

/** The end of a table's last colpo; null while a colpo is in play, before the first one, and once the count began. */
export function lastColpoOf(table: Table): LastColpo | null {
  const [colpo] = colpiSeen(table)
  const { status } = table
  if (!colpo || table.colpo || (status !== 'playing' && status !== 'dissolved')) return null
  const { number, corrected, outcome, rebuys } = colpo
  const because = reasonOf(colpo, table.lastHands)
  const hands = table.lastHands ? handsOf(outcome, table.lastHands) : []
  const provision = provisionOf(outcome, because, table.lastHands)
  const left = plus(middleOf(table), totalChips(table.honourPots))
  return {
    number,
    corrected,
    outcome,
    provision,
    because,
    hands,
    moved: movedBy(colpo),
    left,
    rebuys,
  }
}

function movedBy({ players, settled }: SettledColpo): LastColpo['moved'] {
  const sums = post(
    {},
    settled.filter(({ from }) => from !== CASSA),
  )
  return players.flatMap((member) => {
    const chips = sums[restoOf(member)] ?? NO_CHIPS
    return chips === 0 ? [] : [{ member, chips }]
  })
}

function reasonOf({ outcome }: SettledColpo, last: LastHands | null): EndReason {
  if (outcome.kind !== 'won') return 'none'
  const winners = outcome.ranking[0] ?? []
  if (!last) {
    const paid = outcome.put.some(({ member, chips }) => chips > 0 && !winners.includes(member))
    return paid || winners.length > 1 ? 'table' : 'alone'
  }
  if (last.hands.length === 1) return 'alone'
  const shown = last.hands.filter((hand) => hand.shown?.how === 'shown')
  const losers = shown.filter(({ member }) => !winners.includes(member))
  if (losers.length === 0 && winners.length === 1) return 'unshown'
  return shown.every((hand) => (hand.shown?.cards.length ?? 0) > 0) ? 'cards' : 'table'
}

function handsOf(outcome: Outcome, { hands, lowest }: LastHands): EndHand[] {
  const places = outcome.kind === 'won' ? outcome.ranking : []
  const placeOf = (member: MemberId) => {
    const place = places.findIndex((group) => group.includes(member))
    return place === -1 ? places.length : place
  }
  const straights = straightsFrom(lowest)
  return hands
    .map(({ member, shown }): EndHand => {
      const cards = shown?.how === 'shown' ? shown.cards : []
      const named = cards.length > 0 ? namedHand(evaluateHand(straights, cards)) : null
      return { member, how: shown?.how ?? 'kept', cards, named }
    })
    .toSorted((a, b) => placeOf(a.member) - placeOf(b.member))
}

function provisionOf(
  outcome: Outcome,
  because: EndReason,
  last: LastHands | null,
): LastColpo['provision'] {
  switch (outcome.kind) {
    case 'void':
      return outcome.provision
    case 'nobody-opened':
      return 'VI.2'
    case 'parol':
      return 'XIII.1'
    case 'won': {
      const winner = outcome.ranking[0]?.[0]
      if (outcome.partito) return 'XV.1'
      if (outcome.refund !== null) return 'VI.6'
      if (because === 'unshown') return 'XII.4'
      if (because !== 'alone') return 'XII.5'
      const opened = last === null || last.opener === winner
      return opened && (last !== null || isOnlyStake(outcome, winner)) ? 'XII.2' : 'VII.3'
    }
  }
}

const isOnlyStake = ({ put }: Extract<Outcome, { kind: 'won' }>, winner: MemberId | undefined) =>
  winner !== undefined && totalChips(put) === chipsIn(put, winner)
