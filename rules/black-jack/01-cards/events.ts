import { balance, bancoOf } from '../../banked/accounts'
import type { OfTable } from '../../banked/events'
import { memberOf } from '../../banked/ids'
import type { Evolve } from '../../kernel/article'
import { type Evening, withShoe, withTable } from '../evening'
import { withoutPlayer } from '../play/places'
import { endedShoe } from '../play/shoe'
import { changedColpo, changedShoe } from '../state/changed'
import type { Player } from '../state/ids'

/** Section 1: shoe, cut, mascherina. */
export type ShoeEvent =
  | OfTable<'packsChecked'>
  | (OfTable<'cardsMixed'> & { number: number })
  | (OfTable<'cutAnswered'> & { player: Player; cuts: boolean })
  | OfTable<'managementCut'>
  /** With so many cards behind the mascherina; an event of an earlier version does not tell them. */
  | (OfTable<'shoeLoaded'> & { behind?: number | undefined })
  | (OfTable<'cardsBurnt'> & { cards: number })
  | OfTable<'markerOut'>
  | OfTable<'shoeEnded'>
  | OfTable<'talloneSpread'>
  | (OfTable<'cardsReplaced'> & { note: string })
  | (OfTable<'personRemoved'> & {
      player: Player
      why: string
      /** Nobody has their sign at this table any more; an event of an earlier version does not say. */
      standsUnnamed?: true | undefined
    })

export const evolveCards: Evolve<Evening, ShoeEvent> = {
  packsChecked: (evening, { table }) => withShoe(evening, table, () => ({ step: 'checked' })),
  cardsMixed: (evening, { table: id, number }, { at }) =>
    withShoe(
      withTable(evening, id, ({ shoes, serial }) => ({
        shoes: [...shoes, { number, at, after: serial, won: balance(evening, bancoOf(id)) }],
      })),
      id,
      () => ({
        number,
        step: 'mixed',
        out: {},
        unseen: 0,
        declined: [],
        cutter: null,
        marker: 'in',
        kept: 0,
      }),
    ),
  cutAnswered: (evening, { table, player, cuts }) =>
    withShoe(evening, table, ({ declined }) =>
      cuts ? { step: 'cut', cutter: player } : { declined: [...declined, player] },
    ),
  managementCut: (evening, { table }) =>
    withShoe(evening, table, () => ({ step: 'cut', cutter: 'management' })),
  shoeLoaded: (evening, { table }) => withShoe(evening, table, () => ({ step: 'marked' })),
  cardsBurnt: (evening, { table, cards }) =>
    withShoe(evening, table, () => ({ step: 'in-play', unseen: cards })),
  markerOut: (evening, { table: id }) =>
    withTable(evening, id, ({ shoe, colpo }) => ({
      shoe: changedShoe(shoe, { step: 'last-colpo', marker: 'waits' }),
      colpo: colpo && changedColpo(colpo, { isLast: true }),
    })),
  shoeEnded: (evening, { table }) => withShoe(evening, table, endedShoe),
  talloneSpread: (evening, { table }) => withShoe(evening, table, () => ({ step: 'spread' })),
  cardsReplaced: (evening) => evening,
  personRemoved: (evening, { table: id, player, why, standsUnnamed }, { at }) => {
    const member = memberOf(player)
    const left = withTable(evening, id, (table) => {
      const { seats, standing } = withoutPlayer(table, player)
      // Their word is "no" from now on (A6).
      const away = seats.map((seat) => (seat.holder === player ? { ...seat, isAway: true } : seat))
      return { seats: away, standing }
    })
    if (member === null && !standsUnnamed) return left
    const unnamed = member === null && { unnamed: { table: id, player } }
    return { ...left, sentOut: [...left.sentOut, { member, at, why, ...unnamed }] }
  },
}
