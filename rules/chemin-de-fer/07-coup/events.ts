import type { Evolve } from '../../kernel/article'
import type { Card } from '../../kernel/cards'
import type { Chips } from '../../kernel/chips'
import type { MemberId } from '../../kernel/ids'
import type { Transfer } from '../../kernel/ledger'
import { netted } from '../../kernel/settlement'
import type { Tax } from '../15-tax/tax'
import type { BOOK } from '../accounts'
import { type Evening, withCoup, withTable, withTransfers } from '../evening'
import { dealtFrom } from '../mano/detached'
import type { OfTable } from '../mano/events'
import { withMore } from '../mano/shares'
import { afterCoup, afterVoid } from '../play/after'
import { withCardsOut } from '../play/cards-out'
import { type CoupRecord, pastCoup, sheetsOf } from '../play/record'
import type { PlayedResult } from '../play/settlement'
import type { CoupVoided } from '../play/voided'
import { changedEvening, changedMano, changedTaglia } from '../state/changed'
import type { CoupCorrection, Regime, SettledCoup, Side, Word } from '../state/coup'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import { movedIn } from './moved'

/** An event at one table. */
/** Two cards laid open, or their point as told; neither where they are not entered. */
export interface Open {
  readonly cards: readonly Card[]
  readonly point: number | null
}

/** The events of a coup that is played move by move. */
export type PlayEvent =
  | (OfTable<'cardsDealt'> & {
      readonly holder: MemberId
      readonly regime: Regime
      /** Its first cards that lay detached already (S.54, S.69, S.111, cd7); absent for none. */
      readonly detached?: number
    })
  | (OfTable<'wordSaid'> & Open & { readonly side: Side; readonly word: Word })
  /** S.121: `given` is the answer of a banker who has turned already; null before. */
  | (OfTable<'wordChanged'> & { readonly word: 'carta' | 'no'; readonly given: boolean | null })
  | (OfTable<'bankShown'> & Open & { readonly word: 'natural' | null })
  | (OfTable<'thirdDrawn'> & {
      readonly side: Side
      readonly card: Card | null
      readonly value: number | null
    })
  /** S.76, S.119: a point named aloud; `right` is what the cards say, null where they are not known. */
  | (OfTable<'pointNamed'> & {
      readonly side: Side
      readonly point: number
      readonly right: number | null
      readonly endsDraw: boolean
    })
  | (OfTable<'puntaShown'> & Open)
  | (OfTable<'pointsTold'> & { readonly punta: number; readonly banco: number })
  | (OfTable<'coupDecided'> & { readonly result: PlayedResult; readonly by: string | null })

/** The events that end a coup without its moves, or set right one that is over. */
type RecordEvent =
  | (OfTable<'coupRecorded'> & {
      readonly book: typeof BOOK
      /** Added to the bank before the coup (S.56a). */
      readonly added: Chips
      readonly settled: CoupRecord
      readonly tax: Tax
      readonly setAside: Chips
      /** The owners' shares of the next bank. */
      readonly shares: Mano['shares']
      readonly transfers: readonly Transfer[]
    })
  | CoupVoided
  | (OfTable<'coupCorrected'> & {
      readonly book: typeof BOOK
      readonly why: string
      readonly was: Pick<CoupRecord, 'result' | 'matched'>
      readonly settled: CoupRecord
      /** Chips that each owner's share of the bank in play gains or loses; none once that mano is over. */
      readonly shares: Readonly<Record<MemberId, Chips>>
      readonly transfers: readonly Transfer[]
      /** The chips that the table moves, where the transfers also name some that a member has unnamed (level 2). */
      readonly toMove?: readonly Transfer[]
      /**
       * The coup, where it is of an earlier taglia, in which the float books its tax; a journal of an earlier version does
       * not say.
       */
      readonly taxOf?: number
    })
  /** The table says that the chips of a correction lie where they belong. */
  | (OfTable<'correctionAcknowledged'> & { readonly coup: number })

export type CoupEvent = PlayEvent | RecordEvent

/** The evening after a move of the coup in play. */
const moved = (evening: Evening, event: PlayEvent): Evening =>
  withCoup(evening, event.table, (coup) => movedIn(coup, event))

/** The corrections that wait, with a new one; a coup corrected again waits once, with all its chips. */
const withCorrection = (
  waiting: Table['corrections'],
  { coup, transfers }: CoupCorrection,
): Table['corrections'] => {
  const was = waiting.find((one) => one.coup === coup)
  const all = was ? netted([...was.transfers, ...transfers]) : transfers
  const others = waiting.filter((one) => one.coup !== coup)
  return all.length > 0 ? [...others, { coup, transfers: all }] : others
}

/** A mano whose count of wins and ties follows a corrected result. */
const recounted = (
  mano: Mano,
  was: SettledCoup['result'],
  is: SettledCoup['result'],
  shares: Mano['shares'],
): Mano =>
  changedMano(mano, {
    wins: mano.wins + Number(is === 'banco') - Number(was === 'banco'),
    ties: mano.ties + Number(is === 'tie') - Number(was === 'tie'),
    shares: withMore(mano.shares, shares),
  })

const evolvePlay: Evolve<Evening, PlayEvent> = {
  cardsDealt: (evening, event) =>
    withTable(moved(evening, event), event.table, (table) => {
      // Cards that their holder has refused lie there already and are given to another (S.57).
      if (table.coup && table.coup.number <= table.taglia.coups) return {}
      return dealtFrom(table)
    }),
  wordSaid: moved,
  wordChanged: moved,
  bankShown: moved,
  thirdDrawn: (evening, event) =>
    withCardsOut(evening.tables[event.table]?.coup ?? null, moved(evening, event), event.table),
  pointNamed: moved,
  puntaShown: moved,
  pointsTold: moved,
  coupDecided: moved,
}

const evolveRecord: Evolve<Evening, RecordEvent> = {
  coupRecorded: (evening, { table, settled, shares, transfers }, { at }) => {
    const paid = withTransfers(changedEvening(evening, { isFrozen: true }), transfers)
    return withTable(paid, table, (before) => {
      const past = pastCoup(sheetsOf(evening, before), settled, { at, transfers })
      const taglia = changedTaglia(before.taglia, { coups: before.taglia.coups + 1, detached: 0 })
      const over = afterCoup(before, past, shares, evening.settings)
      over.coupSerial = settled.serial
      over.taglia = taglia
      return over
    })
  },
  coupVoided: (evening, { table, settled, transfers }, { at }) =>
    withTable(withTransfers(evening, transfers), table, (before) =>
      afterVoid(before, pastCoup(sheetsOf(evening, before), settled, { at, transfers })),
    ),
  coupCorrected: (evening, { table, was, settled, shares, transfers, toMove = transfers }) =>
    withTable(withTransfers(evening, transfers), table, ({ past, mano, corrections }) => ({
      corrections: withCorrection(corrections, { coup: settled.serial, transfers: toMove }),
      past: past.map((one) =>
        one.serial === settled.serial
          ? pastCoup(one.sheets, settled, {
              at: one.at,
              transfers: [...one.transfers, ...transfers],
            })
          : one,
      ),
      mano:
        mano && mano.number === settled.mano
          ? recounted(mano, was.result, settled.result, shares)
          : mano,
    })),
  correctionAcknowledged: (evening, { table, coup }) =>
    withTable(evening, table, ({ corrections }) => ({
      corrections: corrections.filter((one) => one.coup !== coup),
    })),
}

/** The evening after each event of the coup. */
export const evolveCoup: Evolve<Evening, CoupEvent> = { ...evolvePlay, ...evolveRecord }
