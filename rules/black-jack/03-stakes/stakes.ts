import { BOOK, mostInFront, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import {
  colpoIn,
  eachTable,
  mayName,
  playersInReach,
  tableAt,
  tablesInReach,
} from '../../banked/frame/at-table'
import { PLAYER, STAFF } from '../../banked/frame/roles'
import { asPlayer, memberOf } from '../../banked/ids'
import { dealingBarredByFloat } from '../../float/playing'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, minus, NO_CHIPS } from '../../kernel/chips'
import { type Decision, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { puntataOf } from '../accounts'
import { presentAt, type Seating, sentOutAt } from '../play/places'
import { casellaAt } from '../play/turn'
import { refuse } from '../refuse'
import type { Colpo } from '../state/colpo'
import type { Evening } from '../state/evening'
import { CasellaNumber, Player } from '../state/forms'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { stakesCommand } from './commands'
import type { StakeEvent } from './events'

const ofPuntata = ofTable.extend({ casella: CasellaNumber, player: Player })

const laidBy = (colpo: Colpo, casella: CasellaNumber, player: Player): Chips =>
  casellaAt(colpo, casella)?.puntate.find((puntata) => puntata.player === player)?.amount ??
  NO_CHIPS

/** The colpo with its stakes open, or the refusal. Source: B.3.2. */
function openStakes(table: Table) {
  const colpo = colpoIn(table, 'open')
  const isClosed = table.status === 'open' && table.colpo !== null
  return isRefused(colpo) && isClosed ? refuse('B.3.2', 'stakes-closed') : colpo
}

/** The reason why an amount cannot lie there: steps, limits, chips. Source: B.2.1, B.2.2, B.22.2, B3, B4. */
export function wrongAmount(
  evening: Evening,
  { id, limits, settings }: Table,
  player: Player,
  { laid, chips }: { laid: Chips; chips: Chips },
): Refused | null {
  const { minimum, maximum } = limits
  if (chips % settings.step !== 0)
    return refuse('B.2.1', 'not-in-steps', { step: { chips: settings.step } })
  if (chips < minimum) return refuse('B.2.1', 'below-minimum', { minimum: { chips: minimum } })
  if (chips > maximum) return refuse('B.2.2', 'above-maximum', { maximum: { chips: maximum } })
  const has = mostInFront(evening, purseOf(id, player))
  return memberOf(player) !== null && minus(chips, laid) > has
    ? refuse('B.22.1', 'not-enough-chips', { player: playerPart(player), chips: { chips: has } })
    : null
}

/** The most that a person may lay on a casella now. */
function mostOn(evening: Evening, table: Table, casella: CasellaNumber, player: Player) {
  const { maximum } = table.limits
  if (memberOf(player) === null || !table.colpo) return maximum
  const has = mostInFront(evening, purseOf(table.id, player)) + laidBy(table.colpo, casella, player)
  return asChips(Math.min(maximum, has - (has % table.settings.step)))
}

/** A person lays a puntata on a casella, or makes it as large as said. Source: B1.stakes.1, B1.players.2, B.22. */
const layStake = stakesCommand({
  schema: ofPuntata.extend({ chips: Amount }),
  may: PLAYER,
  decide(evening, { table: id, casella, player, chips }): Decision<StakeEvent> {
    const table = tableAt(evening, id)
    const colpo = openStakes(table)
    if (isRefused(colpo)) return colpo
    if (casella > table.seats.length)
      return refuse('B1.players.1', 'no-such-casella', { caselle: table.seats.length })
    const laid = laidBy(colpo, casella, player)
    const elsewhere = colpo.caselle.some(
      ({ number, puntate }) =>
        number !== casella && puntate.some((puntata) => puntata.player === player),
    )
    if (colpo.isCrowded && elsewhere)
      return refuse('B.15', 'one-puntata-each', { player: playerPart(player) })
    const wrong = wrongAmount(evening, table, player, { laid, chips })
    if (wrong) return wrong
    const lies = puntataOf(id, casella, player)
    const transfers = move(purseOf(id, player), lies, minus(chips, laid))
    return happens({ type: 'stakeLaid', table: id, book: BOOK, casella, player, chips, transfers })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) => {
      if (table.colpo?.phase !== 'open') return []
      return table.seats.flatMap(({ number }) => {
        const unnamed = by.post === null ? null : newcomerAt(evening, table, number)
        return [
          ...playersInReach(evening, presentAt(table), by),
          ...(unnamed ? [unnamed] : []),
        ].map((player) => ({
          table: table.id,
          casella: number,
          player,
          chips: table.limits.minimum,
        }))
      })
    }),
  bounds: (evening, { table: id, casella, player }) => {
    const table = tableAt(evening, id)
    const max = mostOn(evening, table, casella, player)
    return { chips: { min: table.limits.minimum, max, step: table.settings.step } }
  },
})

/** A person takes a puntata back while the stakes are open. Source: B.3.2. */
const withdrawStake = stakesCommand({
  schema: ofPuntata,
  may: PLAYER,
  decide(evening, { table: id, casella, player }): Decision<StakeEvent> {
    const colpo = openStakes(tableAt(evening, id))
    if (isRefused(colpo)) return colpo
    const chips = laidBy(colpo, casella, player)
    if (chips === 0) return refuse('B1.stakes.1', 'nothing-there', { player: playerPart(player) })
    const transfers = move(puntataOf(id, casella, player), purseOf(id, player), chips)
    return happens({
      type: 'stakeWithdrawn',
      table: id,
      book: BOOK,
      casella,
      player,
      chips,
      transfers,
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.caselle ?? []).flatMap(({ number, puntate }) =>
        puntate
          .filter(({ player }) => mayName(by, player))
          .map(({ player }) => ({ table: id, casella: number, player })),
      ),
    ),
})

/** "Rien ne va plus": the stakes are closed, and the titolari are known for the colpo. Source: B.3.1, B.14, B.16. */
const closeStakes = ({ notAlone, titolareOf }: Seating) =>
  stakesCommand({
    schema: ofTable,
    may: STAFF,
    decide(evening, { table: id }): Decision<StakeEvent> {
      const table = tableAt(evening, id)
      const colpo = openStakes(table)
      if (isRefused(colpo)) return colpo
      if (colpo.caselle.length === 0) return refuse('B.3.1', 'nothing-staked')
      const barred = dealingBarredByFloat(evening.float, id)
      if (barred) return barred
      const alone = notAlone(colpo.caselle, table)
      if (alone) return alone
      const titolari = colpo.caselle.flatMap((casella) => {
        const player = titolareOf(casella, table)
        return player === null ? [] : [{ casella: casella.number, player }]
      })
      return happens({ type: 'stakesClosed', table: id, titolari })
    },
    candidates: eachTable,
  })

export const stakeCommands = (seating: Seating) => ({
  layStake,
  withdrawStake,
  closeStakes: closeStakes(seating),
})

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** A new person at a casella whom the book does not name: the first letter that nobody has there. Source: A1. */
function newcomerAt(evening: Evening, table: Table, casella: CasellaNumber): Player | null {
  const { standing, colpo } = table
  const taken = new Set<Player>([
    ...standing,
    ...sentOutAt(evening, table),
    ...(colpo?.caselle ?? []).flatMap(({ puntate }) => puntate.map(({ player }) => player)),
  ])
  const players = [...LETTERS].map((letter) => asPlayer(`@${casella}${letter}`))
  return players.find((player) => !taken.has(player)) ?? null
}
