import { z } from 'zod'
import { Amount, AmountOrNone } from '../../kernel/amount'
import { asChips, type Chips, NO_CHIPS, sumOf } from '../../kernel/chips'
import { type Decision, happens } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { BOOK, insuranceOf, overdrawn, ownerOf, puntataOf, purseOf } from '../accounts'
import { tableAt } from '../frame/at-table'
import { DEALER } from '../frame/roles'
import { insuranceParts, partsOn, transfersOfAll } from '../play/settlement'
import { titolareOf } from '../play/titolare'
import { NEW_HAND } from '../play/turn'
import { refuse } from '../refuse'
import type { Casella, Outcome, SettledPart } from '../state/colpo'
import { CasellaNumber, Player, TableId } from '../state/ids'
import type { Table } from '../state/table'
import { clubCommand } from './declared'
import type { ClubEvent } from './events'

/** How a mano ended, where only the result is kept. */
const MANO_RESULTS = ['black-jack', 'won', 'tied', 'lost', 'sballata', 'void'] as const
type ManoResult = (typeof MANO_RESULTS)[number]

const PuntataForm = z.object({
  player: Player,
  chips: Amount,
  /** The chips on each mano in the end, doubled and split included. */
  on: z.array(AmountOrNone).min(1).max(4),
  insurance: AmountOrNone,
  isPar: z.boolean(),
})
const CasellaForm = z.object({
  casella: CasellaNumber,
  puntate: z.array(PuntataForm).min(1).max(20),
  hands: z.array(z.enum(MANO_RESULTS)).min(1).max(4),
})
type CasellaForm = z.infer<typeof CasellaForm>

/** The outcome of a mano, and the row that computes its amount. */
const TOLD: Readonly<Record<ManoResult, { outcome: Outcome; provision: string }>> = {
  'black-jack': { outcome: 'black-jack', provision: 'B.13.8' },
  won: { outcome: 'won', provision: 'B.13.7' },
  tied: { outcome: 'tied', provision: 'B.13.5' },
  lost: { outcome: 'lost', provision: 'B.13.6' },
  sballata: { outcome: 'lost', provision: 'B.5.2' },
  void: { outcome: 'given-back', provision: 'B.19.2' },
}

const casellaOf = ({ casella, puntate, hands }: CasellaForm, { seats }: Table): Casella => {
  const laid = puntate.map(({ player, chips, on, insurance, isPar }, index) => ({
    player,
    amount: chips,
    on: hands.map((_, hand) => on[hand] ?? NO_CHIPS),
    insurance,
    isPar,
    arrival: puntate.length - index,
  }))
  const all = { number: casella, puntate: laid }
  return {
    ...all,
    titolare: titolareOf(all, seats),
    hands: hands.map((result) => ({
      ...NEW_HAND,
      isSplit: hands.length > 1,
      end: result === 'black-jack' ? 'black-jack' : 'stays',
    })),
    isVoid: false,
    isSettled: true,
  }
}

/** The payments of one casella, in the order in which they are made. Source: B.28.2, I1. */
function partsOf(casella: Casella, results: readonly ManoResult[], hasBlackJack: boolean) {
  const par = { outcome: 'par', provision: 'B1.game.1' } as const
  const asPaid = { ...casella, puntate: casella.puntate.map((one) => ({ ...one, isPar: false })) }
  const only = (isPar: boolean) => ({
    ...asPaid,
    puntate: asPaid.puntate.filter((_, index) => casella.puntate[index]?.isPar === isPar),
  })
  const manos = results
    .flatMap((result, hand): SettledPart[][] => [
      [...partsOn(only(true), hand, par), ...partsOn(only(false), hand, TOLD[result])],
    ])
    .reverse()
  const insured = hasBlackJack
    ? insuranceParts(casella, 'won', 'B.13.1')
    : insuranceParts(casella, 'lost', 'B.13.2')
  return [...manos.flat(), ...insured]
}

const lain = (on: readonly Chips[]): Chips => sumOf(on)

/** The puntate and insurances of a casella, laid as they were. */
const laidTransfers = (id: TableId, { number, puntate }: Casella) =>
  puntate.flatMap(({ player, on, insurance }) => [
    ...move(purseOf(id, player), puntataOf(id, number, player), lain(on)),
    ...move(purseOf(id, player), insuranceOf(id, number, player), insurance),
  ])

/** Whether each amount is one that the table allows. Source: B.2.1, B.2.2, B.9.2. */
function wrongEntry({ settings, limits, seats }: Table, { casella, puntate }: CasellaForm) {
  if (casella > seats.length)
    return refuse('B1.players.1', 'no-such-casella', { caselle: seats.length })
  for (const { chips, insurance } of puntate) {
    if (chips % settings.step !== 0 || chips < limits.minimum || chips > limits.maximum)
      return refuse('J.2', 'outside-limits')
    if (insurance > asChips(chips / 2)) return refuse('J.2', 'insured-above-half')
  }
  return null
}

/** The result of a whole colpo; amounts and order follow from the same rows as card by card. Source: J.2. */
const recordColpo = clubCommand({
  schema: z.object({
    table: TableId,
    hasBlackJack: z.boolean(),
    caselle: z.array(CasellaForm).min(1).max(7),
  }),
  may: DEALER,
  refuseStale: true,
  decide(evening, { table: id, hasBlackJack, caselle }): Decision<ClubEvent> {
    const table = tableAt(evening, id)
    if (table.status !== 'open') return refuse(null, 'table-not-open')
    if (table.level !== 2) return refuse(null, 'not-at-this-level')
    const wrong = caselle.map((form) => wrongEntry(table, form)).find((each) => each !== null)
    if (wrong) return wrong
    const byRight = [...caselle].sort((a, b) => b.casella - a.casella)
    const staked = byRight.map((form) => casellaOf(form, table))
    const parts = staked.flatMap((casella, index) =>
      partsOf(casella, byRight[index]?.hands ?? [], hasBlackJack),
    )
    const laid = staked.flatMap((casella) => laidTransfers(id, casella))
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
      transfers: [...laid, ...transfersOfAll(id, parts)],
    })
  },
})

export const recordCommands = { recordColpo }
