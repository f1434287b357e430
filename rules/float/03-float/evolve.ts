import type { Evolve } from '../../kernel/article'
import { greater, minus, NO_CHIPS, negate, plus } from '../../kernel/chips'
import { bankAfterCount } from '../bank'
import { goodCountNow } from '../book'
import { NO_PIECES, withoutPieces, withPieces, worthOf } from '../pieces/pieces'
import { changedRoom, floatAt, numbered, withFloat, withNumbered } from '../room'
import type { Gap, Movement } from '../state/movement'
import type { FloatRoom } from '../state/room'
import type { FloatTable } from '../state/table'
import type { BoxEvent, ChangeEvent, FloatBoxEvent, GapEvent, MovementEvent } from './commands'

const BOX: Evolve<FloatRoom, BoxEvent> = {
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
    const advances = shut.advances.map((one) =>
      claims.includes(one.number) ? { ...one, status: 'claim' as const } : one,
    )
    return { ...shut, advances }
  },
}

const CHANGES: Evolve<FloatRoom, ChangeEvent> = {
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

const MOVEMENTS: Evolve<FloatRoom, MovementEvent> = {
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

const GAPS: Evolve<FloatRoom, GapEvent> = {
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

export const evolveFloat: Evolve<FloatRoom, FloatBoxEvent> = {
  ...BOX,
  ...CHANGES,
  ...MOVEMENTS,
  ...GAPS,
}
