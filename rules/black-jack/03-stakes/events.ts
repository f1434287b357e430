import type { LimitEvent, Moving, OfTable } from '../../banked/events'
import { evolveTableLimits, limitsNow, proposedBy } from '../../banked/table/evolve'
import type { Evolve } from '../../kernel/article'
import { type Chips, NO_CHIPS } from '../../kernel/chips'
import { BENCH } from '../bench'
import { type Evening, withTable, withTransfers } from '../evening'
import { emptySeat } from '../play/places'
import { NEW_HAND, withCasella } from '../play/turn'
import { withColpo } from '../play/with-colpo'
import type { Settings } from '../settings'
import { changedCasella, changedColpo, changedPuntata } from '../state/changed'
import type { Casella, Colpo, Puntata } from '../state/colpo'
import { copyTable } from '../state/copy'
import { asCasella, type CasellaNumber, type Player } from '../state/ids'
import type { Shoe } from '../state/shoe'
import type { Table } from '../state/table'

export const NO_SHOE: Shoe = {
  number: 0,
  step: 'none',
  out: {},
  unseen: 0,
  cutFrom: null,
  declined: [],
  cutter: null,
  marker: 'in',
  kept: 0,
}

/** A table as one of the two signers proposes it. */
export const proposedTable = (
  ...[event, occasion]: Parameters<typeof proposedBy<Settings>>
): Table =>
  copyTable({
    ...proposedBy(event, occasion),
    settings: event.settings,
    shoe: NO_SHOE,
    seats: Array.from({ length: event.settings.caselle }, (_, index) =>
      emptySeat(asCasella(index + 1)),
    ),
    standing: [],
    isCrowded: false,
    claims: [],
    abandoned: [],
    voided: [],
  })

const newColpo = (serial: number, isCrowded: boolean): Colpo => ({
  serial,
  phase: 'open',
  isLast: false,
  isCrowded,
  caselle: [],
  banco: [],
  bancoNext: [],
  cardAsked: false,
  askedOn21: false,
  asking: null,
  surplus: null,
  incidents: [],
  parts: [],
})

const newCasella = (number: CasellaNumber): Casella => ({
  number,
  titolare: null,
  puntate: [],
  hands: [NEW_HAND],
  isVoid: false,
  isSettled: false,
})

/** The colpo with this casella, in the order of the deal. */
const stakedOn = (colpo: Colpo, number: CasellaNumber): Colpo =>
  colpo.caselle.some((casella) => casella.number === number)
    ? colpo
    : changedColpo(colpo, {
        caselle: [...colpo.caselle, newCasella(number)].sort((a, b) => a.number - b.number),
      })

function arrivalsIn({ caselle }: Colpo): number {
  let arrivals = 0
  for (const { puntate } of caselle)
    for (const { arrival } of puntate) arrivals = Math.max(arrivals, arrival)
  return arrivals
}

/** The puntate with this one laid outermost, or made as large as said. */
function withPuntata(
  puntate: readonly Puntata[],
  { player, chips }: Pick<Extract<StakeEvent, { type: 'stakeLaid' }>, 'player' | 'chips'>,
  arrival: number,
): Puntata[] {
  const laid = { amount: chips, on: [chips] }
  return puntate.some((puntata) => puntata.player === player)
    ? puntate.map((puntata) =>
        puntata.player === player ? changedPuntata(puntata, laid) : puntata,
      )
    : [{ player, ...laid, insurance: NO_CHIPS, isPar: false, arrival }, ...puntate]
}

export const evolveStakes: Evolve<Evening, LimitEvent<Settings> | StakeEvent> = {
  ...evolveTableLimits(BENCH, proposedTable),
  stakesInvited: (evening, { table: id, serial, isCrowded }) =>
    withTable(evening, id, (table) => ({
      ...limitsNow(table, serial),
      serial,
      colpo: newColpo(serial, isCrowded),
    })),
  stakeLaid: (evening, event) =>
    withTransfers(
      withColpo(evening, event.table, (colpo) =>
        withCasella(stakedOn(colpo, event.casella), event.casella, ({ puntate }) => ({
          puntate: withPuntata(puntate, event, arrivalsIn(colpo) + 1),
        })),
      ),
      event.transfers,
    ),
  stakeWithdrawn: (evening, { table: id, casella, player, transfers }) =>
    withTransfers(
      withColpo(evening, id, (colpo) => {
        const left = withCasella(colpo, casella, ({ puntate }) => ({
          puntate: puntate.filter((puntata) => puntata.player !== player),
        }))
        return { ...left, caselle: left.caselle.filter(({ puntate }) => puntate.length > 0) }
      }),
      transfers,
    ),
  stakesClosed: (evening, { table: id, titolari }) =>
    withColpo(evening, id, (colpo) =>
      changedColpo(colpo, {
        phase: 'dealing',
        caselle: colpo.caselle.map((casella) =>
          changedCasella(casella, {
            titolare: titolari.find((one) => one.casella === casella.number)?.player ?? null,
          }),
        ),
      }),
    ),
}

/** Section 3: limits and stakes. */
export type StakeEvent =
  | (OfTable<'stakesInvited'> & { serial: number; isCrowded: boolean })
  | (OfTable<'stakeLaid'> & Moving & { casella: CasellaNumber; player: Player; chips: Chips })
  | (OfTable<'stakeWithdrawn'> & Moving & { casella: CasellaNumber; player: Player; chips: Chips })
  | (OfTable<'stakesClosed'> & {
      titolari: readonly { casella: CasellaNumber; player: Player }[]
    })
