import { asTable, type TableId } from '../banked/ids'
import type { Rank } from '../kernel/cards'
import type { AnyEvent } from '../kernel/decider'
import { dealtNext } from './04-deal/order'
import type { Consequence } from './04-deal/section'
import { lostInsurances } from './05-insurance/lost'
import { dealt, paidBlackJacks } from './06-black-jack/dealt'
import { collected } from './07-word/collected'
import { waitsForSecond } from './09-splitting/second'
import { bancoDraws } from './10-banco/draws'
import { type Evening, withTable } from './evening'
import { bancoHasBlackJack } from './play/banco'
import { withDrawn } from './play/draw'
import { isBust } from './play/points'
import { casellaAt, handAt, type Receiver, turnOf } from './play/turn'
import type { Settings } from './settings'
import { changedColpo } from './state/changed'
import type { Colpo } from './state/colpo'

/**
 * The course of a colpo, put together from the sections that say it: the decider gives it to those that need it, and
 * brings every colpo into the phase that its cards ask for.
 */

/** The money that a drawn card moves by itself. Source: B.5.2, B.13.2, B.13.3. */
function consequencesOf(
  table: TableId,
  before: Colpo,
  card: Rank,
  to: Receiver,
  settings: Settings,
): Consequence[] {
  const drawn = withDrawn(before, card, to)
  const after = advanced(drawn, settings)
  if (before.phase === 'dealing')
    return after.phase === 'dealing' ? [] : paidBlackJacks(table, after)
  if (to.to === 'banco')
    return drawn.banco.length === 2 && !bancoHasBlackJack(drawn.banco)
      ? lostInsurances(table, drawn)
      : []
  const casella = casellaAt(drawn, to.casella)
  const hand = handAt(drawn, to)
  return casella && hand && isBust(hand.cards) ? [collected(table, casella, to.hand)] : []
}

/** The mano or the banco to whom the next card is due; null when no card is. Source: B.4, B.5.1, B1.split.7, B.6.1. */
export function nextReceiver(
  colpo: Colpo,
  settings: Pick<Settings, 'onlyBlackJacks'>,
): Receiver | null {
  if (colpo.phase === 'dealing') return dealtNext(colpo)
  if (colpo.phase === 'banco') return bancoDraws(colpo, settings) ? { to: 'banco' } : null
  const turn = turnOf(colpo)
  if (!turn || colpo.asking || colpo.surplus) return null
  const waits = waitsForSecond(handAt(colpo, turn))
  const { casella, hand } = turn
  return waits || colpo.cardAsked ? { to: 'casella', casella, hand } : null
}

/**
 * The colpo in the phase that its cards ask for: offers when all are dealt, the banco when no mano has a word, settling
 * when the banco is done. Offers end with a word or with the inspector's "go on" (C6).
 */
export function advanced(colpo: Colpo, settings: Pick<Settings, 'onlyBlackJacks'>): Colpo {
  if (colpo.phase === 'dealing' && dealtNext(colpo) === null) return dealt(colpo)
  const isOver = colpo.phase === 'tiraggio' && !turnOf(colpo) && !colpo.asking && !colpo.surplus
  const now = isOver ? changedColpo(colpo, { phase: 'banco' }) : colpo
  return now.phase === 'banco' && !bancoDraws(now, settings)
    ? changedColpo(now, { phase: 'settling' })
    : now
}

/** Black jacks paid when this colpo is dealt, as far as they can be. Source: B.13.3, B.19.1. */
const paidAnew = (table: TableId, colpo: Colpo, settings: Settings) =>
  paidBlackJacks(table, advanced(colpo, settings))

/** The answers of the others to sections 4 and 12. */
export const COURSE = {
  next: nextReceiver,
  moved: consequencesOf,
  bancoDraws,
  collected,
  paidAnew,
}

/** The day after an event, its colpo in the phase that its cards ask for. */
export function onCourse(before: Evening, { table }: AnyEvent, after: Evening): Evening {
  const id = table === undefined ? undefined : asTable(table)
  const is = id && after.tables[id]
  if (!id || !is?.colpo || is.colpo === before.tables[id]?.colpo) return after
  const colpo = advanced(is.colpo, is.settings)
  return colpo === is.colpo ? after : withTable(after, id, () => ({ colpo }))
}
