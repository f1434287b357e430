import { z } from 'zod'
import { BOOK, balance, bancoOf, mostInFront, purseOf } from '../../banked/accounts'
import { ofTable } from '../../banked/forms'
import { mayName, tableAt, tablesInReach } from '../../banked/frame/at-table'
import { INSPECTOR, PLAYER } from '../../banked/frame/roles'
import { memberOf } from '../../banked/ids'
import { maySign } from '../../banked/signing'
import { asChips, MOST_CHIPS, NO_CHIPS } from '../../kernel/chips'
import { type Actor, type Decision, happens } from '../../kernel/decider'
import { move } from '../../kernel/ledger'
import { LONGEST_SUBJECT } from '../../kernel/lengths'
import { reason } from '../../kernel/text'
import { overdrawn } from '../accounts'
import { waitsIn } from '../play/claim'
import { casellaAt } from '../play/turn'
import { PROVISIONS } from '../provisions'
import { refuse } from '../refuse'
import type { Claim } from '../state/colpo'
import type { Evening } from '../state/evening'
import { CasellaNumber, Player } from '../state/forms'
import type { Table } from '../state/table'
import { playerPart } from '../telling/player'
import { settlingCommand } from './commands'
import type { ClaimEvent, SettlingEvent } from './events'

const MaybeRow = z
  .string()
  .refine((id) => Object.hasOwn(PROVISIONS, id))
  .nullable()
  .default(null)

/** Claims about the colpo in play. */
const claimsNow = ({ claims, colpo }: Pick<Table, 'claims' | 'colpo'>): Claim[] =>
  claims.filter((claim) => colpo !== null && claim.colpo === colpo.serial)

/** Claims that wait for a ruling on the colpo in play, or on one casella of it. */
const waitingClaims = (
  { claims, colpo }: Pick<Table, 'claims' | 'colpo'>,
  casella: CasellaNumber | null = null,
): Claim[] =>
  claims.filter(
    (claim) => colpo && waitsIn(claim, colpo) && (casella === null || claim.casella === casella),
  )

/** The first of them; null when none waits. */
export const waitingClaim = (...at: Parameters<typeof waitingClaims>): Claim | null =>
  waitingClaims(...at)[0] ?? null

/** A claim about a casella, before the colpo is esaurito; settling stops there. Source: B.29, F10. */
const makeClaim = settlingCommand({
  schema: ofTable.extend({
    casella: CasellaNumber,
    player: Player,
    text: reason(3, LONGEST_SUBJECT),
  }),
  may: PLAYER,
  decide(evening, { table: id, casella, player, text }): Decision<ClaimEvent> {
    const table = tableAt(evening, id)
    const { colpo, serial, claims } = table
    if (!colpo || colpo.phase === 'open') return refuse('B.29', 'colpo-esaurito', { serial })
    const puntate = casellaAt(colpo, casella)?.puntate
    if (!puntate) return refuse('B.29', 'no-such-casella-staked')
    if (!puntate.some((one) => one.player === player))
      return refuse('B.29', 'claims-own-puntata', { player: playerPart(player) })
    if (waitingClaims(table, casella).some((claim) => claim.player === player))
      return refuse('B.29', 'claimed-already', { player: playerPart(player) })
    const member = memberOf(player)
    return happens({
      type: 'disputeOpened',
      table: id,
      dispute: claims.length + 1,
      coup: colpo.serial,
      casella,
      player,
      about: text,
      provision: null,
      contenders: member === null ? [] : [member],
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, colpo }) =>
      (colpo?.caselle ?? []).flatMap(({ number, puntate }) =>
        puntate
          .filter(({ player }) => mayName(by, player))
          .map(({ player }) => ({ table: id, casella: number, player, text: 'reclamo' })),
      ),
    ),
})

/**
 * The inspector rules on a claim with the provision in hand, and settling goes on; above the inspector, the management
 * rules instead of them while the colpo is in play. The chips follow by the commands of section 12. Source: B.29, F10.
 */
const ruleClaim = settlingCommand({
  schema: ofTable.extend({
    number: z.int().positive(),
    isUpheld: z.boolean(),
    why: reason(3, 300),
    provision: MaybeRow,
  }),
  may: INSPECTOR,
  decide(evening, { table: id, number, isUpheld, why, provision }, { by }): Decision<ClaimEvent> {
    const claim = claimsNow(tableAt(evening, id)).find((one) => one.number === number)
    if (!claim) return refuse('B.29', 'no-claim-waits')
    const isManagements = isOfManagement(evening, by)
    const isAbove = isManagements && claim.ruling?.isManagements === false
    if (claim.ruling && !(isAbove && claim.ruling.by !== by.member))
      return refuse('B.29', 'ruled-already')
    return happens({
      type: 'disputeRuled',
      table: id,
      book: BOOK,
      dispute: number,
      inFavourOf: isUpheld ? memberOf(claim.player) : null,
      isUpheld,
      isManagements,
      why,
      provision,
      final: true,
      transfers: [],
    })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap((table) =>
      claimsNow(table).flatMap(({ number }) =>
        [true, false].map((isUpheld) => ({
          table: table.id,
          number,
          isUpheld,
          why: 'decisione',
          provision: null,
        })),
      ),
    ),
})

/**
 * A slip in the recording of a colpo that is esaurito: the inspector puts it right with a reason, as a compensating entry.
 * Above zero chips go to the player. Source: B.29, F10.
 */
const correctColpo = settlingCommand({
  schema: ofTable.extend({
    serial: z.int().positive(),
    casella: CasellaNumber,
    player: Player,
    chips: z.int().min(-MOST_CHIPS).max(MOST_CHIPS).brand<'chips'>(),
    why: reason(3, 300),
  }),
  may: INSPECTOR,
  decide(evening, payload): Decision<SettlingEvent> {
    const { table: id, serial, casella, player, chips } = payload
    const { past: colpi, shoe } = tableAt(evening, id)
    const past = colpi.find((one) => one.serial === serial)
    const puntate = past?.caselle.find(({ number }) => number === casella)?.puntate
    if (!puntate?.some((one) => one.player === player))
      return refuse('B.29', 'no-such-colpo', { serial })
    if (chips === 0) return refuse('B.29', 'nothing-corrected')
    const [banco, purse] = [bancoOf(id), purseOf(id, player)]
    const transfers = move(banco, purse, chips)
    if (overdrawn(evening, transfers))
      return refuse('B.29', 'not-enough-chips', {
        player: playerPart(player),
        chips: { chips: balance(evening, purse) },
      })
    const { table, why } = payload
    const told = { table, serial, casella, player, chips, why, transfers } as const
    const its = past && past.shoe < shoe.number && { shoe: past.shoe }
    return happens({ type: 'colpoCorrected', book: BOOK, ...told, ...its })
  },
  candidates: (evening, by) =>
    tablesInReach(evening, by).flatMap(({ id, past }) => {
      const last = past.at(-1)
      return (last?.caselle ?? []).flatMap(({ number, puntate }) =>
        puntate.map(({ player }) => ({
          table: id,
          serial: last?.serial ?? 0,
          casella: number,
          player,
          chips: asChips(1),
          why: 'registrazione errata',
        })),
      )
    }),
  bounds: (evening, { table, player }) => {
    const purse = mostInFront(evening, purseOf(table, player))
    const held = memberOf(player) === null ? MOST_CHIPS : Math.max(purse, NO_CHIPS)
    const least = Math.min(held, MOST_CHIPS)
    return { chips: { min: -least, max: MOST_CHIPS, step: 1 } }
  },
})

export const claimCommands = { makeClaim, ruleClaim, correctColpo }

/** Whether an actor is of the management, which rules above the inspector. */
const isOfManagement = (evening: Evening, by: Actor): boolean => maySign(evening, by, 'management')
