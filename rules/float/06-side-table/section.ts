import { z } from 'zod'
import { type Decision, happens, OFFICERS } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { MemberId } from '../../kernel/memberId'
import { isRefused } from '../../kernel/refusal'
import { reason } from '../../kernel/text'
import { DAY_MS } from '../../kernel/time'
import { orphansOf, tipsOf } from '../accounts'
import { floatArticle } from '../article'
import { acting, changeurOf } from '../frame/acting'
import { floorAt, tablesNear, withoutChips } from '../frame/at-table'
import { EntryNumber, ofFloat } from '../frame/forms'
import { numberOf, PiecesForm, worthOf } from '../pieces/pieces'
import { refuseAtFloat } from '../refuse'
import { numbered } from '../room'
import { FLOAT_ROLES } from '../scene'
import { evolveSideTable, type SideEvent } from './events'
import { SIDE_REFUSALS } from './refusals'

const { article, command } = floatArticle<SideEvent>()

const PERSONS = ['socio', ...OFFICERS] as const

const ofItem = ofFloat.extend({ item: EntryNumber })

/** V.tips, ch23: a tip lies in view on the side table, in an account of its own. */
const takeTip = command({
  schema: ofFloat.extend({ member: MemberId.nullable().default(null), pieces: PiecesForm }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, member, pieces }, { by }): Decision<SideEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    if (numberOf(pieces) === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
    const fewer = member === null ? null : withoutChips(scene, member, worthOf(pieces))
    if (fewer) return fewer
    const { book, chipsOf, unnamedOf } = scene.floor
    const from = member === null ? unnamedOf(table) : chipsOf(member)
    const transfers = move(from, tipsOf(table), worthOf(pieces))
    const item = scene.room.side.length + 1
    return happens({ type: 'tipTaken', table, book, item, by: turn.who, pieces, transfers })
  },
})

/** V.orphans, ch24: a stack that nobody claims; a stake still in play is none before its coup is exhausted. */
const findOrphan = command({
  schema: ofFloat.extend({
    pieces: PiecesForm,
    seat: z.int().min(1).max(30).nullable().default(null),
    note: reason(0, 300),
  }),
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, pieces, seat, note }, { by }): Decision<SideEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    if (!floorAt(scene, table).waits) return refuseAtFloat('V.orphans', 'coup-in-play')
    if (numberOf(pieces) === 0) return refuseAtFloat('V.cambio', 'nothing-taken')
    const { book, unnamedOf } = scene.floor
    const transfers = move(unnamedOf(table), orphansOf(table), worthOf(pieces))
    const item = scene.room.side.length + 1
    const orphan = { item, by: turn.who, pieces, seat, note }
    return happens({ type: 'orphanFound', table, book, ...orphan, transfers })
  },
})

/** V.tips, V.orphans: the changeur reports what lies there to the inspector. */
const reportSide = command({
  schema: ofItem,
  may: FLOAT_ROLES,
  from: 'anywhere',
  decide(scene, { table, item: number }, { by }): Decision<SideEvent> {
    const turn = changeurOf(scene, by, table)
    if (isRefused(turn)) return turn
    const item = numbered(scene.room.side, number)
    if (item?.table !== table) return refuseAtFloat('V.tips', 'no-such-item')
    if (item.reported) return refuseAtFloat('V.tips', 'reported-already')
    return happens({ type: 'sideReported', table, item: number, by: turn.who })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      scene.room.side
        .filter((item) => item.table === table && !item.reported)
        .map(({ number: item }) => ({ table, item })),
    ),
})

/** V.orphans, V.tips: the inspector takes what lies on the side table, and it is deposited. */
const withdrawSide = command({
  schema: ofItem,
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, item: number }, { by }): Decision<SideEvent> {
    const acts = acting(scene, by, ['commissario'], table, 'V.orphans')
    if (isRefused(acts)) return acts
    const item = numbered(scene.room.side, number)
    if (item?.table !== table) return refuseAtFloat('V.tips', 'no-such-item')
    if (item.taken) return refuseAtFloat('V.tips', 'withdrawn-already')
    return happens({ type: 'sideWithdrawn', table, item: number, inspector: acts.who })
  },
  candidates: (scene, by) =>
    tablesNear(scene, by).flatMap(({ id: table }) =>
      scene.room.side
        .filter((item) => item.table === table && !item.taken)
        .map(({ number: item }) => ({ table, item })),
    ),
})

/**
 * ch24: an orphan claimed within the direction's term, against seat, hour and sum; not while the chips are counted. The
 * term is longer than the evening: once a tableau has settled it, the direction gives the chips from its deposit, and the
 * evening's book stays as it is.
 */
const claimOrphan = command({
  schema: ofItem.extend({ member: MemberId }),
  may: PERSONS,
  from: 'anywhere',
  afterClosing: true,
  decide(scene, { table, item: number, member }, { by, at }): Decision<SideEvent> {
    const acts = acting(scene, by, ['commissario', 'direzione'], table, 'V.orphans')
    if (isRefused(acts)) return acts
    const { room, floor } = scene
    const item = numbered(room.side, number)
    const isThere = item?.table === table && item.kind === 'orfanello'
    if (!isThere || item.claimedBy !== null || item.undone)
      return refuseAtFloat('V.orphans', 'no-such-orphan')
    const days = room.settings?.orphanDays ?? 0
    if (at - item.at > days * DAY_MS)
      return refuseAtFloat('V.orphans', 'too-late-to-claim', { days })
    if (floor.isCounting) return refuseAtFloat('V.orphans', 'claimed-after-count')
    const { book } = floor
    const transfers = floor.isSettled
      ? []
      : move(orphansOf(table), floor.chipsOf(member), worthOf(item.pieces))
    const claimed = { item: number, member, by: acts.who }
    return happens({ type: 'orphanClaimed', table, book, ...claimed, transfers })
  },
  // One person stands for all: the giver names the owner.
  candidates: ({ room, floor }) => {
    const [member] = floor.members
    if (member === undefined) return []
    return room.side.map(({ table, number: item }) => ({ table, item, member }))
  },
})

/** Section 6: tips and orphans. */
export const sideTable = article({
  id: 'F6',
  commands: { takeTip, findOrphan, reportSide, withdrawSide, claimOrphan },
  refusals: SIDE_REFUSALS,
  evolve: evolveSideTable,
})
