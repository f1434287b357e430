import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { settlement } from '../14-payment/settlement'
import type { Tax } from '../15-tax/tax'
import type { Evening } from '../evening'
import { orderOfRights, type Right } from '../rights/order'
import { isNoCoup } from '../stakes/at-coup'
import { whatPlays } from '../stakes/matched'
import type { Coup } from '../state/coup'
import type { Table } from '../state/table'

/** The coup in play for those at the table, with everything that the rules make of it. */
export interface CoupView extends Coup {
  /** The sum that plays (di fatto), and what goes back before the deal (cf31). */
  readonly matched: Chips
  readonly back: readonly { readonly member: MemberId; readonly chips: Chips }[]
  /** Whether closing the game now would make it no coup, so that every stake went back (S.61a, S.61e). */
  readonly isTooLittle: boolean
  /** Those with a right to the cards, in order, each with the row that puts them there; until the cards are given. */
  readonly rights: readonly Right[]
  /** The bank once this coup is settled, with its arithmetic (cf68); null until the result is known. */
  readonly outcome: {
    readonly won: Chips
    readonly tax: Tax
    readonly setAside: Chips
    readonly nextBank: Chips
    readonly net: Readonly<Record<MemberId, Chips>>
  } | null
}

/** The coup in play at a table; null when there is none. */
export function coupView(evening: Evening, table: Table): CoupView | null {
  const { coup, mano } = table
  if (!coup) return null
  const { matched, back } = whatPlays(table, evening.settings)
  const isGiven = coup.holder !== null
  return {
    ...coup,
    matched,
    back: back.filter(({ chips }) => chips > NO_CHIPS),
    isTooLittle: coup.phase === 'open' && mano !== null && isNoCoup(coup, mano, matched),
    rights: isGiven ? [] : orderOfRights(table, evening.settings),
    outcome: outcomeOf(evening, table),
  }
}

function outcomeOf(evening: Evening, { id, coup, mano }: Table): CoupView['outcome'] {
  if (!mano || !coup?.result || coup.result === 'void') return null
  const { won, tax, setAside, nextBank, net } = settlement(evening, id)
  return { won, tax, setAside, nextBank, net }
}
