import type { Evolve } from '../../kernel/article'
import { netted } from '../../kernel/settlement'
import { type Evening, withCoup, withTable, withTransfers } from '../evening'
import { dealtFrom } from '../mano/detached'
import { withMore } from '../mano/shares'
import { afterCoup, afterVoid } from '../play/after'
import { withCardsOut } from '../play/cards-out'
import { pastCoup, sheetsOf } from '../play/record'
import { changedEvening, changedMano, changedTaglia } from '../state/changed'
import type { CoupCorrection, SettledCoup } from '../state/coup'
import type { Mano } from '../state/mano'
import type { Table } from '../state/table'
import type { CoupEvent, PlayEvent, RecordEvent } from './events'
import { movedIn } from './moved'

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

const PLAY: Evolve<Evening, PlayEvent> = {
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

const RECORD: Evolve<Evening, RecordEvent> = {
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
  coupCorrected: (evening, { table, was, settled, shares, transfers }) =>
    withTable(withTransfers(evening, transfers), table, ({ past, mano, corrections }) => ({
      corrections: withCorrection(corrections, { coup: settled.serial, transfers }),
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
export const EVOLVE: Evolve<Evening, CoupEvent> = { ...PLAY, ...RECORD }
