import { z } from 'zod'
import { BOOK, ownerOf, purseOf } from '../../banked/accounts'
import { ofTable, type TableId } from '../../banked/forms'
import { tableAt } from '../../banked/frame/at-table'
import { STAFF } from '../../banked/frame/roles'
import { dealingBarredByFloat } from '../../float/playing'
import { asChips, type Chips, NO_CHIPS, sumOf } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { move, type Transfer } from '../../kernel/ledger'
import { insuranceOf, overdrawn, puntataOf } from '../accounts'
import { isCrowdedNext, type Seating } from '../play/places'
import { transfersOfAll } from '../play/settlement'
import { refuse } from '../refuse'
import type { Casella, Puntata, SettledPart } from '../state/colpo'
import type { CasellaNumber, Player } from '../state/ids'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { CasellaForm } from './casellaForm'
import { clubCommand } from './commands'
import type { ClubEvent } from './events'
import { casellaOf, isVoidBy, recordedParts } from './recorded'

const lain = (on: readonly Chips[]): Chips => sumOf(on)

/** The puntate and insurances of these caselle, laid as they were. */
function laidTransfers(id: TableId, caselle: readonly Casella[]): Transfer[] {
  const laid: Transfer[] = []
  for (const { number, puntate } of caselle)
    for (const { player, on, insurance } of puntate)
      laid.push(
        ...move(purseOf(id, player), puntataOf(id, number, player), lain(on)),
        ...move(purseOf(id, player), insuranceOf(id, number, player), insurance),
      )
  return laid
}

/** Whether each amount is one that the table allows. Source: B.2.1, B.2.2, B.9.2. */
function wrongEntry({ settings, limits, seats }: Table, { casella, puntate, hands }: CasellaForm) {
  if (casella > seats.length)
    return refuse('B1.players.1', 'no-such-casella', { caselle: seats.length })
  for (const { player, chips, insurance, on, isPar } of puntate) {
    if (chips % settings.step !== 0 || chips < limits.minimum || chips > limits.maximum)
      return refuse('J.2', 'outside-limits', { casella, player: playerPart(player) })
    if (insurance > asChips(chips / 2)) return refuse('J.2', 'insured-above-half')
    const isWhole = on.every((one) => one === 0 || one === chips || one === 2 * chips)
    if (on.length !== hands.length || !isWhole || sumOf(on) === 0)
      return refuse('J.2', 'not-these-amounts')
    if (isPar && !(settings.par && hands[0] === 'black-jack'))
      return refuse('B1.game.1', 'no-black-jack-waits')
  }
  return null
}

/** Whether the manos of a casella can have ended so. Source: B.8.2, B.10.1, B.12, B.13.4, B.19.2, D2. */
function wrongResults({ settings }: Table, { hands, puntate }: CasellaForm, hasBlackJack: boolean) {
  if (hands.length > settings.splits + 1)
    return refuse('B1.split.2', 'split-before', { splits: settings.splits })
  if (hands.length > 1 && hands.includes('black-jack')) return refuse('J.2', 'no-black-jack-split')
  if (hands.includes('black-jack') && puntate.some(({ chips, on: [lies] }) => lies !== chips))
    return refuse('J.2', 'no-black-jack-doubled')
  if (isVoidBy(hands) && !hands.every((result) => result === 'void'))
    return refuse('J.2', 'void-is-whole')
  return hasBlackJack && hands.some((result) => result === 'won' || result === 'tied')
    ? refuse('B.13.4', 'banco-has-black-jack')
    : null
}

/** Companions double with the titolare only, and the titolare has chips on every mano. Source: B1.split.3, B1.split.4, D8, D10. */
function wrongCompanions(table: Table, form: CasellaForm, { titolareOf }: Seating) {
  const { titolare, puntate } = casellaOf(form, titolareOf, table)
  const own = puntate.find(({ player }) => player === titolare)
  const isAlone = form.hands.some((_, hand) => {
    const times = ({ amount, on }: Puntata) => (on[hand] ?? NO_CHIPS) / amount
    return own !== undefined && (times(own) === 0 || puntate.some((one) => times(one) > times(own)))
  })
  return isAlone ? refuse('J.2', 'only-with-titolare', { player: playerPart(titolare) }) : null
}

const hasTwice = (players: readonly Player[]): boolean =>
  players.length > 1 && new Set(players).size < players.length

/** The stakes as a whole: each casella and each person there once, one puntata each when crowded, two caselle alone. */
function wrongStakes(table: Table, caselle: readonly CasellaForm[], { notAlone }: Seating) {
  const numbers: CasellaNumber[] = []
  const players: Player[] = []
  for (const { casella, puntate } of caselle) {
    const here = puntate.map(({ player }) => player)
    if (numbers.includes(casella) || hasTwice(here)) return refuse('J.2', 'entered-twice')
    numbers.push(casella)
    players.push(...here)
  }
  const several =
    isCrowdedNext(table) && players.find((player, index) => players.indexOf(player) !== index)
  if (several) return refuse('B.15', 'one-puntata-each', { player: playerPart(several) })
  return notAlone(caselle, table)
}

function firstWrong(
  table: Table,
  caselle: readonly CasellaForm[],
  hasBlackJack: boolean,
  seating: Seating,
) {
  for (const form of caselle) {
    const wrong =
      wrongEntry(table, form) ??
      wrongResults(table, form, hasBlackJack) ??
      wrongCompanions(table, form, seating)
    if (wrong) return wrong
  }
  return null
}

/**
 * The result of a whole colpo; amounts and order follow from the same rows as card by card. The last of a shoe ends it.
 * Source: J.2, B.33.2, G7.
 */
const recordColpo = (seating: Seating) =>
  clubCommand({
    schema: ofTable.extend({
      hasBlackJack: z.boolean(),
      caselle: z.array(CasellaForm).min(1).max(7),
      /** The mascherina came out in it. */
      isLast: z.boolean().optional(),
    }),
    may: STAFF,
    refuseStale: true,
    decide(evening, { table: id, hasBlackJack, caselle, isLast }): Decision<ClubEvent> {
      const table = tableAt(evening, id)
      if (table.status !== 'open') return refuse(null, 'table-not-open')
      if (table.level !== 2) return refuse(null, 'not-at-this-level')
      if (table.shoe.step !== 'in-play') return refuse('B.3.1', 'shoe-not-ready')
      const barred = dealingBarredByFloat(evening.float, id)
      if (barred) return barred
      const wrong =
        wrongStakes(table, caselle, seating) ?? firstWrong(table, caselle, hasBlackJack, seating)
      if (wrong) return wrong
      const byRight = [...caselle].sort((a, b) => b.casella - a.casella)
      const staked = byRight.map((form) => casellaOf(form, seating.titolareOf, table))
      const parts: SettledPart[] = []
      for (const [index, casella] of staked.entries())
        parts.push(...recordedParts(casella, byRight[index]?.hands ?? [], hasBlackJack))
      const laid = laidTransfers(id, staked)
      const short = overdrawn(evening, laid)
      if (short)
        return refuse('J.2', 'not-enough-chips', {
          player: { member: ownerOf(short) },
          chips: { chips: evening.accounts[short] ?? NO_CHIPS },
        })
      return happens({
        type: 'colpoRecorded',
        table: id,
        book: BOOK,
        serial: table.serial + 1,
        caselle: [...staked].reverse(),
        banco: hasBlackJack ? ['A', 'K'] : [],
        parts,
        ...(isLast && { isLast }),
        transfers: [...laid, ...transfersOfAll(id, parts)],
      })
    },
  })

export const recordCommands = (seating: Seating) => ({ recordColpo: recordColpo(seating) })
