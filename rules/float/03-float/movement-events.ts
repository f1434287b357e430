import type { Evolve } from '../../kernel/article'
import { type Chips, greater, minus, NO_CHIPS, negate, plus } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import { bankAfterCount } from '../bank'
import { goodCountNow } from '../book'
import { NO_PIECES, type Pieces, withoutPieces, withPieces, worthOf } from '../pieces/pieces'
import { changedRoom, floatAt, numbered, withFloat, withNumbered } from '../room'
import type { AtTable, MovesChips } from '../scene'
import type { Gap, GapCause, Movement, MovementStep } from '../state/movement'
import type { FloatRoom } from '../state/room'
import type { FloatTable } from '../state/table'
import type { OfBank } from './events'

type OfMovement<T extends string> = AtTable<T> & {
  readonly movement: number
  readonly by: MemberId
}

export type MovementEvent =
  | (OfMovement<'movementAsked'> & Pick<Movement, 'kind' | 'form' | 'gives' | 'notes' | 'gets'>)
  | (OfMovement<'movementStepped'> & {
      readonly step: Extract<MovementStep, 'approved' | 'prepared'> | 'witnessed'
    })
  | (OfMovement<'movementCarried'> & MovesChips)
  | (OfMovement<'movementReceived'> & MovesChips)
  | (OfMovement<'deliveryRefused'> &
      MovesChips & {
        readonly why: string
        /** The movement that brings the float's own pieces back; null where none had left. */
        readonly back: { readonly number: number; readonly form: number } | null
      })
  | (OfMovement<'movementDropped'> & { readonly why: string })
  | (OfMovement<'movementLost'> &
      MovesChips & {
        readonly why: string
        /** The minus of the float whose pieces they were; null where they were the desk's. */
        readonly gap: {
          readonly number: number
          readonly changeur: MemberId
          readonly turnSince: number
          readonly chips: Chips
        } | null
      })

export type GapEvent =
  | (AtTable<'gapDeclared'> &
      MovesChips &
      OfBank & {
        readonly gap: number
        readonly by: MemberId
        readonly changeur: MemberId
        readonly turnSince: number
        /** The count, and its difference from the sum that should be there. */
        readonly pieces: Pieces
        readonly banknotes: Chips
        readonly chips: Chips
        readonly cause: GapCause
        readonly note: string
      })
  | (AtTable<'gapJudged'> & {
      readonly gap: number
      readonly inspector: MemberId
      readonly playsOn: boolean
    })
  | (AtTable<'gapWitnessed'> & { readonly gap: number; readonly witness: MemberId })
  | (AtTable<'gapCompensated'> &
      MovesChips & {
        readonly gap: number
        readonly entry: number
        readonly inspector: MemberId
        readonly changeur: MemberId
        readonly turnSince: number
        /** Pieces that came back to the float, or left it. */
        readonly pieces: Pieces
        readonly chips: Chips
        readonly cause: GapCause
        readonly note: string
      })

/** The float after the valletto took its pieces, or after pieces were received. */
function afterCarrying({ kind, gives, notes }: Movement, table: FloatTable): Partial<FloatTable> {
  if (kind !== 'reintegro' && kind !== 'reso') return {}
  return {
    pieces: withoutPieces(table.pieces, gives),
    banknotes: minus(table.banknotes, notes),
  }
}

function afterReceiving(
  { kind, gives, notes, gets }: Movement,
  { pieces, banknotes, added, returned }: FloatTable,
): Partial<FloatTable> {
  if (kind === 'consegna') return {}
  if (kind === 'reso') return { returned: plus(returned, worthOf(gives)) }
  return {
    pieces: withPieces(pieces, gets),
    ...(kind === 'aggiunta' ? { added: plus(added, worthOf(gets)) } : {}),
    ...(kind === 'ritorno' ? { banknotes: plus(banknotes, notes) } : {}),
  }
}

/** The room with a movement one step further. */
const stepped = (
  room: FloatRoom,
  number: number,
  change: (movement: Movement) => Partial<Movement>,
): FloatRoom => changedRoom(room, { movements: withNumbered(room.movements, number, change) })

export const evolveMovements: Evolve<FloatRoom, MovementEvent> = {
  movementAsked: (room, { table, movement, kind, form, gives, notes, gets, by }, { at }) =>
    changedRoom(room, {
      movements: [
        ...room.movements,
        {
          number: movement,
          table,
          kind,
          form,
          gives,
          notes,
          gets,
          member: null,
          status: 'asked',
          signed: { asked: { by, at } },
          refusedWhy: null,
          reverses: null,
        },
      ],
    }),
  movementStepped: (room, { movement, step, by }, { at }) =>
    stepped(room, movement, ({ status, signed }) => ({
      status: step === 'witnessed' ? status : step,
      signed: { ...signed, [step]: { by, at } },
    })),
  movementCarried: (room, { table, movement, by }, { at }) => {
    const one = numbered(room.movements, movement)
    const next = stepped(room, movement, ({ signed }) => ({
      status: 'carried',
      signed: { ...signed, carried: { by, at } },
    }))
    return one ? withFloat(next, table, (float) => afterCarrying(one, float)) : next
  },
  movementReceived: (room, { table, movement, by }, { at }) => {
    const one = numbered(room.movements, movement)
    const next = stepped(room, movement, ({ signed }) => ({
      status: 'received',
      signed: { ...signed, received: { by, at } },
    }))
    return one ? withFloat(next, table, (float) => afterReceiving(one, float)) : next
  },
  deliveryRefused: (room, { table, movement, by, why, back }, { at }) => {
    const one = numbered(room.movements, movement)
    const next = stepped(room, movement, () => ({ status: 'refused', refusedWhy: why }))
    if (!one || !back) return next
    const { gives, notes } = one
    const returning: Movement = {
      ...back,
      table,
      kind: 'ritorno',
      gives,
      notes,
      gets: gives,
      member: null,
      status: 'carried',
      signed: { asked: { by, at }, carried: { by: one.signed.carried?.by ?? by, at } },
      refusedWhy: null,
      reverses: movement,
    }
    return { ...next, movements: [...next.movements, returning] }
  },
  movementDropped: (room, { movement, why }) =>
    stepped(room, movement, () => ({ status: 'dropped', refusedWhy: why })),
  movementLost: (room, { table, movement, by, why, gap }, { at }) => {
    const ended = { status: 'refused', refusedWhy: why, lost: true } as const
    const next = stepped(room, movement, () => ended)
    if (!gap) return next
    const { chips, ...found } = gap
    const listed = withGap(next, {
      ...found,
      table,
      at,
      by,
      chips,
      pieces: numbered(room.movements, movement)?.gives ?? NO_PIECES,
      banknotes: numbered(room.movements, movement)?.notes ?? NO_CHIPS,
      cause: 'sconosciuta',
      note: why,
      inspector: { by, at },
      playsOn: true,
      witness: null,
      compensates: null,
    })
    return withFloat(listed, table, (float) => ({ minus: plus(float.minus, negate(chips)) }))
  },
}

/** The room with one more entry of plus or minus. */
const withGap = (room: FloatRoom, gap: Omit<Gap, 'sinceLine' | 'since'>): FloatRoom => {
  const { goodCount } = floatAt(room, gap.table)
  const since = { sinceLine: goodCount?.line ?? 0, since: goodCount?.at ?? gap.at }
  return changedRoom(room, { gaps: [...room.gaps, { ...gap, ...since }] })
}

export const evolveGaps: Evolve<FloatRoom, GapEvent> = {
  gapDeclared: (room, event, { at }) => {
    const { table, gap, by, changeur, turnSince, pieces, banknotes, chips, cause, note } = event
    const { bank } = event
    const before = floatAt(room, table)
    const listed = withGap(room, {
      ...(bank ? { colpi: { from: (before.bank?.coup ?? 0) + 1, to: bank.coup } } : {}),
      number: gap,
      table,
      at,
      by,
      changeur,
      turnSince,
      chips,
      pieces,
      banknotes,
      cause,
      note,
      inspector: null,
      playsOn: false,
      witness: null,
      compensates: null,
    })
    return withFloat(listed, table, ({ plus: more, minus: less }) => ({
      pieces,
      banknotes,
      gapDue: false,
      ...bankAfterCount(before, bank),
      plus: plus(more, greater(chips, NO_CHIPS)),
      minus: plus(less, greater(negate(chips), NO_CHIPS)),
      ...goodCountNow(room, table, at),
    }))
  },
  gapJudged: (room, { gap, inspector, playsOn }, { at }) =>
    changedRoom(room, {
      gaps: withNumbered(room.gaps, gap, () => ({ inspector: { by: inspector, at }, playsOn })),
    }),
  gapWitnessed: (room, { gap, witness }, { at }) =>
    changedRoom(room, {
      gaps: withNumbered(room.gaps, gap, () => ({ witness: { by: witness, at } })),
    }),
  gapCompensated: (room, event, { at }) => {
    const { table, gap, entry, inspector, changeur, turnSince, pieces, chips, cause, note } = event
    const signed = { by: inspector, at }
    const listed = withGap(room, {
      number: entry,
      table,
      at,
      by: inspector,
      changeur,
      turnSince,
      chips,
      pieces,
      banknotes: NO_CHIPS,
      cause,
      note,
      inspector: signed,
      playsOn: true,
      witness: null,
      compensates: gap,
    })
    return withFloat(listed, table, ({ pieces: held, plus: more, minus: less }) => ({
      pieces: chips > 0 ? withPieces(held, pieces) : withoutPieces(held, pieces),
      plus: plus(more, greater(chips, NO_CHIPS)),
      minus: plus(less, greater(negate(chips), NO_CHIPS)),
    }))
  },
}
