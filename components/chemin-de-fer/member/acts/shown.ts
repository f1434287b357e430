import { toutVaMissing } from '@/rules/chemin-de-fer/mano/tout-va'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { tableHalf } from '@/rules/chemin-de-fer/stakes/calls'
import { besides } from '@/rules/chemin-de-fer/stakes/claim'
import type { SeatNumber } from '@/rules/chemin-de-fer/state/ids'
import type { OwnTable } from '@/rules/chemin-de-fer/views/member'
import type { TableState } from '@/rules/chemin-de-fer/views/table'
import { asChips, type Chips, minus, sumOf, times } from '@/rules/kernel/chips'
import type { MemberId } from '@/rules/kernel/ids'
import type { Variant } from '../../../ui/buttonLook'
import {
  type ActText,
  type ActType,
  type AskedType,
  formOf,
  isAct,
  type PLAY_ACTS,
  type RARE_ACTS,
  type SEAT_ACTS,
  type SumField,
} from './list'

/** A button of the member's phone: its words, the sum that it commits, and the offers behind it. */
export interface ShownAct {
  readonly text: ActText
  /** One offer, or several among which the member chooses. */
  readonly offers: readonly [CheminOffer<ActType>, ...CheminOffer<ActType>[]]
  readonly tone: Variant
  readonly sum: SumField | null
  readonly choice: boolean
  readonly asks: AskedType | null
  /** The chips that it moves, where they are known before it is given. */
  readonly chips: Chips | null
}

/** The seat on the left of the gap that an offer names; null where it names none. */
function gapOf({ payload }: CheminOffer): SeatNumber | null {
  if ('place' in payload && payload.place.kind === 'gap') return payload.place.after
  return 'after' in payload ? payload.after : null
}

/** The gaps from which a standing member may act at this table; empty for the seated. */
export const gapsIn = (offers: readonly CheminOffer[]): SeatNumber[] =>
  [...new Set(offers.flatMap((offer) => gapOf(offer) ?? []))].sort((a, b) => a - b)

/**
 * The buttons of these acts at a table, in their order. A standing member acts from the gap `stand` alone; offers that
 * the employee gives for the whole table, such as equal bids, are left out.
 */
export function actsShown(
  acts: typeof PLAY_ACTS | typeof SEAT_ACTS | typeof RARE_ACTS,
  table: TableState,
  offers: readonly CheminOffer[],
  stand: SeatNumber | null,
): ShownAct[] {
  const here = offers
    .filter(isAct)
    .filter(({ payload }) => payload.table === table.summary.id)
    .filter((offer) => {
      const gap = gapOf(offer)
      return gap === null || gap === stand
    })
    .filter(
      (offer) =>
        !isLine(offer) &&
        !isWholeBank(offer, table) &&
        !('together' in offer.payload && offer.payload.together === true),
    )
  const shown = acts.flatMap((act): ShownAct[] => {
    const own = here.filter(({ type }) => type === act.type)
    const forms = [...new Set(own.map(formOf))]
    return forms.flatMap((text) => {
      const [first, ...others] = own.filter((offer) => formOf(offer) === text)
      if (!first) return []
      return {
        text,
        offers: 'choice' in act ? [first, ...others] : [first],
        tone: 'tone' in act ? act.tone : 'secondary',
        sum: 'sum' in act ? act.sum : null,
        choice: 'choice' in act,
        asks: 'asks' in act ? act.type : null,
        chips: committed(first, table),
      } satisfies ShownAct
    })
  })
  return shown.map((act, at) => (isLater(shown, at) ? { ...act, tone: 'secondary' as const } : act))
}

/** One button stands out: the first that may; the later ones of its kind do not. */
const isLater = (shown: readonly ShownAct[], at: number): boolean =>
  shown[at]?.tone === 'primary' && shown.findIndex(({ tone }) => tone === 'primary') < at
/** S.52: while nobody has staked, the difference is the whole bank: that is a banco, or a stake. */
const isWholeBank = ({ type }: CheminOffer, { coup }: TableState): boolean =>
  type === 'playDifference' && coup?.bets.length === 0

/** S.16: a stake on the line is a matter of the table, where its part is declared aloud. */
const isLine = ({ payload }: CheminOffer): boolean => 'line' in payload && payload.line !== 'beyond'

/** The chips that an offer moves as it stands; null where a pad asks for them, or where it moves none. */
function committed(offer: CheminOffer<ActType>, table: TableState): Chips | null {
  const { coup, seguito, bank } = table
  switch (offer.type) {
    case 'callBanco':
      return coup && besides(coup, offer.payload.respects)
    case 'callTable':
      return coup && tableHalf(coup)
    case 'callSuivi':
      return (
        coup && (offer.payload.twiceTheLoss ? twiceLost(table, offer.payload.member) : coup.bank)
      )
    case 'playDifference':
      return coup && differenceIn(coup)
    case 'repeatStake':
      return lastStake(table, offer.payload.member)
    case 'coverToutVa':
      return coup && toutVaMissing(coup)
    case 'takeAltezza':
    case 'speakStanding':
    case 'takeBackMano':
      return seguito?.sum ?? null
    case 'offerPartner':
      return offer.payload.terms === 'half' ? asChips(Math.floor(bank / 2)) : bank
    case 'consentToAdd':
      return table.addition?.chips ?? null
    default:
      return null
  }
}

/** S.52: the part of the bank that no stake covers yet. */
const differenceIn = ({ bank, bets }: NonNullable<TableState['coup']>): Chips =>
  minus(bank, sumOf(bets.map(({ plays }) => plays)))

const twiceLost = ({ suivi }: TableState, member: MemberId): Chips | null => {
  const right = suivi.find((one) => one.member === member)
  return right ? times(right.lost, 2) : null
}

const lastStake = ({ last }: TableState, member: MemberId): Chips | null =>
  last?.bets.find((bet) => bet.member === member)?.chips ?? null

/** The stakes that a member laid in earlier coups, the latest last. */
export const stakesBefore = ({ stakes }: OwnTable): Chips[] =>
  stakes.map(({ chips }) => chips).toReversed()
