import type { Refused } from '../../kernel/decider'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { firstPoint, thirdValue } from '../play/result'
import type { ProvisionId } from '../provisions'
import type { InPlay } from '../stakes/at-coup'
import type { Coup, Result } from '../state/coup'
import type { Evening } from '../state/evening'
import type { Limit } from '../state/seat'
import type { Table } from '../state/table'

/** The coup upon which an error is reported, with the table and the mano that it belongs to. */
export interface Case extends InPlay {
  readonly evening: Pick<Evening, 'settings'>
}

/** The same within its evening, whose chips may move. */
export interface CaseInEvening extends Case {
  readonly evening: Evening
}

/** The fields of a coup that an error may change. */
export type CoupChange = Partial<
  Pick<
    Coup,
    | 'phase'
    | 'bets'
    | 'calls'
    | 'asking'
    | 'holder'
    | 'regime'
    | 'punta'
    | 'banco'
    | 'thirds'
    | 'puntaWord'
    | 'puntaWords'
    | 'bancoWord'
    | 'firsts'
    | 'points'
    | 'surplus'
    | 'faults'
    | 'result'
    | 'resultBy'
  >
>

/** That which follows from an error: the row applied, the coup as it goes on, a limit, and chips that go back at once. */
export interface Consequence {
  readonly provision: ProvisionId
  readonly coup: CoupChange
  readonly limit: Limit | null
  readonly transfers: readonly Transfer[]
}

/** A consequence, or the reason why this error cannot have happened now. */
export type Follows = Consequence | Refused

/** The coup goes on with these changes; with none, the error is only recorded. */
export const goesOn = (
  provision: ProvisionId,
  coup: CoupChange = {},
  more: Partial<Pick<Consequence, 'limit' | 'transfers'>> = {},
): Consequence => ({ provision, coup, limit: null, transfers: [], ...more })

/** The row decides the coup at once, or makes it void; the stakes move when it is settled. */
export const decides = (
  provision: ProvisionId,
  result: Result,
  coup: CoupChange = {},
): Consequence =>
  goesOn(provision, { ...coup, phase: 'decided', asking: null, result, resultBy: provision })

/** S.62, S.123, S.131a, cf55: the first coup of the taglia, whose cards are taken back out of the basket. */
export const isFirstOfTaglia = ({ number }: Coup): boolean => number === 1

/** Whether a side has baccara, from its cards or else as it was told with the error. */
export function isBaccara(coup: Coup, side: 'punta' | 'banco', told = false): boolean {
  const first = firstPoint(coup, side)
  const third = coup.thirds[side] === null ? 0 : thirdValue(coup, side)
  if (first === null || third === null) return told
  return (first + third) % 10 === 0
}

/** Whether a member has declared to play alla regola (S.108), or asked for advice on this coup (S.109). */
export const isAllaRegola = (
  { regola }: Pick<Table, 'regola'>,
  { faults }: Pick<Coup, 'faults'>,
  member: MemberId,
): boolean => regola.includes(member) || faults.advice.some((advice) => advice.member === member)
