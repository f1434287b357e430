import type { Evolve } from '../../kernel/article'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { goodCountNow } from '../book'
import { NO_PIECES, type Pieces, withoutPieces, withPieces, worthOf } from '../pieces/pieces'
import { withFloat } from '../room'
import type { AtTable, BroughtByPlay, MovesChips } from '../scene'
import type { Advance } from '../state/movement'
import type { FloatRoom } from '../state/room'
import { evolveGaps, evolveMovements, type GapEvent, type MovementEvent } from './movement-events'

/** A count before two, and the three who sign it. */
interface Counted {
  readonly inspector: MemberId
  readonly changeur: MemberId
  readonly pieces: Pieces
  readonly banknotes: Chips
}

export type OfBank = Partial<Pick<BroughtByPlay, 'bank'>>

export type BoxEvent =
  | (AtTable<'openingCounted'> & Counted)
  | (AtTable<'closingCounted'> & Counted & { readonly seal: string })
  | (AtTable<'countDropped'> & { readonly inspector: MemberId })
  | (AtTable<'floatOpened'> & Counted & MovesChips & OfBank & { readonly witness: MemberId })
  | (AtTable<'floatClosed'> &
      Counted &
      MovesChips &
      OfBank & {
        readonly witness: MemberId
        readonly seal: string
        /** Advances that stay a claim (ch5). */
        readonly claims: readonly number[]
        /** Leaves that nobody has used and that end with the table; absent where there is none. */
        readonly lapsed?: readonly number[]
      })

/** The purposes of a change (V.serves). */
export const PURPOSES = ['giocatore', 'banco', 'pagamento'] as const

export type ChangeEvent =
  | (AtTable<'changed'> & {
      readonly by: MemberId
      readonly taken: Pieces
      readonly given: Pieces
      readonly purpose: (typeof PURPOSES)[number]
      readonly seat: number | null
    })
  | (AtTable<'stackPut'> & {
      readonly member: MemberId | null
      readonly seat: number | null
      readonly pieces: Pieces
    })
  | (AtTable<'stackChanged'> & {
      readonly by: MemberId
      readonly taken: Pieces
      readonly given: Pieces
    })

export type FloatBoxEvent = BoxEvent | ChangeEvent | MovementEvent | GapEvent

const evolveBox: Evolve<FloatRoom, BoxEvent> = {
  openingCounted: (room, { table, inspector, changeur, pieces, banknotes }, { at }) =>
    withFloat(room, table, () => ({
      presence: { kind: 'opening', at, inspector, changeur, pieces, banknotes, seal: null },
    })),
  closingCounted: (room, { table, inspector, changeur, pieces, banknotes, seal }, { at }) =>
    withFloat(room, table, () => ({
      presence: { kind: 'closing', at, inspector, changeur, pieces, banknotes, seal },
    })),
  countDropped: (room, { table }) => withFloat(room, table, () => ({ presence: null })),
  floatOpened: (room, { table, inspector, changeur, witness, pieces, banknotes, bank }, { at }) =>
    withFloat(room, table, () => ({
      box: 'open',
      order: 'none',
      presence: null,
      opening: { at, pieces, banknotes, changeur, inspector, witness },
      pieces,
      banknotes,
      opened: worthOf(pieces),
      bank: bank ?? null,
      turn: { changeur, since: at, until: null, took: pieces, banknotes },
      bookClosedAt: null,
      ...goodCountNow(room, table, at),
    })),
  floatClosed: (room, event, { at }) => {
    const { table, inspector, changeur, witness, pieces, banknotes, seal, claims } = event
    const { lapsed = [] } = event
    const shut = withFloat(room, table, ({ turn, pastTurns }) => ({
      box: 'keeping',
      order: 'none',
      seal,
      presence: null,
      closing: { at, pieces, banknotes, changeur, inspector, witness },
      pieces: NO_PIECES,
      banknotes: NO_CHIPS,
      opened: NO_CHIPS,
      added: NO_CHIPS,
      returned: NO_CHIPS,
      plus: NO_CHIPS,
      minus: NO_CHIPS,
      bank: null,
      turn: null,
      pastTurns: turn ? [...pastTurns, { ...turn, until: at }] : pastTurns,
      bookClosedAt: at,
    }))
    const advances = shut.advances.map((one): Advance => {
      if (claims.includes(one.number)) return { ...one, status: 'claim' }
      return lapsed.includes(one.number) ? { ...one, status: 'dropped' } : one
    })
    return { ...shut, advances }
  },
}

const evolveChanges: Evolve<FloatRoom, ChangeEvent> = {
  changed: (room, { table, taken, given }) =>
    withFloat(room, table, ({ pieces }) => ({
      pieces: withoutPieces(withPieces(pieces, taken), given),
    })),
  stackPut: (room, { table, member, seat, pieces }, { at }) =>
    withFloat(room, table, () => ({ stack: { member, seat, pieces, at } })),
  stackChanged: (room, { table, taken, given }) =>
    withFloat(room, table, ({ pieces }) => ({
      stack: null,
      pieces: withoutPieces(withPieces(pieces, taken), given),
    })),
}

export const evolveFloat: Evolve<FloatRoom, FloatBoxEvent> = {
  ...evolveBox,
  ...evolveChanges,
  ...evolveMovements,
  ...evolveGaps,
}
