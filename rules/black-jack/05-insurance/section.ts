import type { z } from 'zod'
import { BOOK, mostInFront, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { colpoIn, eachTable, mayName, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { PLAYER, STAFF } from '../../banked/frame/roles'
import { memberOf } from '../../banked/ids'
import { Amount } from '../../kernel/amount'
import { asChips, type Chips, lesser, minus } from '../../kernel/chips'
import { type Actor, type Decision, happens, type Refused } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { isRefused } from '../../kernel/refusal'
import { insuranceOf } from '../accounts'
import { blackJackArticle } from '../article'
import type { Evening } from '../evening'
import { mayMakeBlackJack, showsAce } from '../play/banco'
import { partOf, transfersOfAll } from '../play/settlement'
import { casellaAt } from '../play/turn'
import { refuse } from '../refuse'
import type { Colpo, Puntata } from '../state/colpo'
import { CasellaNumber, Player } from '../state/forms'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { evolveInsurance, type InsuranceEvent } from './events'
import { INSURANCE_REFUSALS } from './refusals'

const { article, command } = blackJackArticle<InsuranceEvent>()

const ofPuntata = ofTable.extend({ casella: CasellaNumber, player: Player })

type OfPuntata = z.infer<typeof ofPuntata>

interface Found {
  readonly colpo: Colpo
  readonly puntata: Puntata
}

/** The rows that refuse an offer: that it is over, and that this person has nothing there. */
type Rows = readonly [over: 'B.9.1' | 'B1.game.1', nothing: 'B.9.2' | 'B1.game.1']

/** A puntata while the offers are open. Source: B.9.1, B1.game.1, C6. */
function offered(
  table: Table,
  { casella, player }: OfPuntata,
  [over, nothing]: Rows,
): Found | Refused {
  const colpo = colpoIn(table, 'offers')
  if (isRefused(colpo)) return table.colpo ? refuse(over, 'offers-closed') : colpo
  const puntata = casellaAt(colpo, casella)?.puntate.find((one) => one.player === player)
  return puntata
    ? { colpo, puntata }
    : refuse(nothing, 'no-puntata-there', { player: playerPart(player) })
}

/** The most that a puntata may still be insured for: half of it, less what lies there. Source: B.9.2, B5. */
function mostInsured(
  evening: Evening,
  { id }: Table,
  { player, amount, insurance }: Puntata,
): Chips {
  const left = minus(asChips(amount / 2), insurance)
  return memberOf(player) === null ? left : lesser(left, mostInFront(evening, purseOf(id, player)))
}

const puntateIn = (evening: Evening, by: Actor) =>
  tablesInReach(evening, by).flatMap((table) =>
    table.colpo?.phase === 'offers'
      ? table.colpo.caselle.flatMap(({ number, puntate }) =>
          puntate
            .filter(({ player }) => mayName(by, player))
            .map((puntata) => ({ table, casella: number, puntata })),
        )
      : [],
  )

/** A person insures their own puntata against the banco's black jack. Source: B1.insurance.1, B.9.1, B.9.2, C1. */
const insure = command({
  schema: ofPuntata.extend({ chips: Amount }),
  may: PLAYER,
  decide(evening, payload): Decision<InsuranceEvent> {
    const { table: id, casella, player, chips } = payload
    const table = tableAt(evening, id)
    const found = offered(table, payload, ['B.9.1', 'B.9.2'])
    if (isRefused(found)) return found
    const { colpo, puntata } = found
    if (!showsAce(colpo.banco)) return refuse('B.9.1', 'banco-shows-no-ace')
    const half = asChips(puntata.amount / 2)
    if (puntata.insurance + chips > half)
      return refuse('B.9.2', 'above-half', { half: { chips: half } })
    const has = mostInFront(evening, purseOf(id, player))
    if (memberOf(player) !== null && chips > has)
      return refuse('B.22.1', 'not-enough-chips', {
        player: playerPart(player),
        chips: { chips: has },
      })
    const transfers = move(purseOf(id, player), insuranceOf(id, casella, player), chips)
    return happens({ type: 'insured', table: id, book: BOOK, casella, player, chips, transfers })
  },
  candidates: (evening, by) =>
    puntateIn(evening, by).flatMap(({ table, casella, puntata }) => {
      const chips = mostInsured(evening, table, puntata)
      return chips > 0 ? [{ table: table.id, casella, player: puntata.player, chips }] : []
    }),
  bounds: (_, { chips }) => ({ chips: { min: 1, max: chips, step: 1 } }),
})

/** A black jack is paid at par, puntata by puntata, before play goes on. Source: B1.game.1, C3. */
const payPar = command({
  schema: ofPuntata,
  may: PLAYER,
  decide(evening, payload): Decision<InsuranceEvent> {
    const { table: id, casella, player } = payload
    const table = tableAt(evening, id)
    const found = offered(table, payload, ['B1.game.1', 'B1.game.1'])
    if (isRefused(found)) return found
    const { colpo, puntata } = found
    const one = casellaAt(colpo, casella)
    if (!table.settings.par) return refuse('B1.game.1', 'no-par-here')
    if (one?.hands[0]?.end !== 'black-jack' || !mayMakeBlackJack(colpo.banco))
      return refuse('B1.game.1', 'no-black-jack-waits')
    if (puntata.isPar) return refuse('B1.game.1', 'par-paid-already')
    const parts = partOf(one, 0, puntata, { outcome: 'par', provision: 'B1.game.1' })
    const transfers = transfersOfAll(id, parts)
    return happens({ type: 'parPaid', table: id, book: BOOK, casella, player, parts, transfers })
  },
  candidates: (evening, by) =>
    puntateIn(evening, by).map(({ table, casella, puntata: { player } }) => ({
      table: table.id,
      casella,
      player,
    })),
})

/** The offers are over, and tiraggio begins. Source: C6, F1, I4. */
const goOn = command({
  schema: ofTable,
  may: STAFF,
  decide(evening, { table: id }): Decision<InsuranceEvent> {
    const colpo = colpoIn(tableAt(evening, id), 'offers')
    return isRefused(colpo) ? colpo : happens({ type: 'playGoesOn', table: id })
  },
  candidates: eachTable,
})

/** Section 5: insurance and payment at par. */
export const insurance = article({
  id: '5',
  commands: { insure, payPar, goOn },
  refusals: INSURANCE_REFUSALS,
  evolve: evolveInsurance,
})
