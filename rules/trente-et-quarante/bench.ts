import { floatOn } from '../banked/float'
import type { Bench } from '../banked/host'
import { overdrawn } from './accounts'
import { withNewTable, withPerson, withTable, withTransfers } from './evening'
import { CARDS_IN_TAGLIA, isBetweenTaglie } from './play/taglia'
import { refuse } from './refuse'
import { PACKS_IN_TAGLIA } from './settings'
import { changedEvening, changedTable } from './state/changed'
import { copyTable } from './state/copy'
import type { Evening } from './state/evening'
import type { Table } from './state/table'

/** How the day of trente et quarante lives on the bench of all banked games. */
export const BENCH: Bench<Evening, Table> = {
  ids: { casse: 'K.1', sheet: 'K.5', limits: 'K.6', day: 'K.1', level: 'K.2', back: 'K.3' },
  playing({ tables }) {
    const all = Object.values(tables)
    if (all.some(({ colpo }) => colpo !== null)) return refuse(null, 'colpo-in-play')
    if (all.some(({ poste }) => poste.length > 0)) return refuse('K.5', 'stakes-lie')
    // A ruling may move chips, so it comes before the count (E5).
    const claim = all.flatMap(({ disputes }) => disputes).find(({ status }) => status === 'open')
    return claim ? refuse(null, 'claim-waits', { number: claim.number }) : null
  },
  barred: () => null,
  overdrawn,
  changed: changedEvening,
  changedTable,
  copyTable,
  withTable,
  withNewTable,
  withPerson,
  withTransfers,
  withClaims: (back, { disputes }) => changedTable(back, { disputes }),
  opensStakes: (level) => level > 1,
  heardAt: ({ disputes }) =>
    disputes
      .filter(({ status }) => status !== 'withdrawn')
      .map(({ coup, openedAt, decision }) => ({
        colpo: coup,
        at: decision?.at ?? openedAt,
        hasMovedChips: decision !== null && decision.transfers.length > 0,
      })),
}

/** How the float lives in a day of trente et quarante. */
export const { host: FLOAT_HOST, sceneOf } = floatOn(BENCH, (table) => ({
  taglia: table.taglia.number,
  isBetweenTaglie: isBetweenTaglie(table),
  cards: CARDS_IN_TAGLIA,
  packs: PACKS_IN_TAGLIA,
  ...(table.poste.length > 0 && { stakesLie: true as const }),
}))
