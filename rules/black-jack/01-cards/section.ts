import { balance, bancoOf } from '../../banked/accounts'
import type { Evolve } from '../../kernel/article'
import { type Evening, withShoe, withTable } from '../evening'
import type { ShoeEvent } from '../play/events'
import { withoutPlayer } from '../play/places'
import { endedShoe } from '../play/shoe'
import { changedColpo, changedShoe } from '../state/changed'
import { memberOf } from '../state/ids'
import { cardsArticle } from './commands'
import { mixingCommands } from './mixing'
import { CARDS_REFUSALS } from './refusals'
import { reportCommands } from './reports'

const evolve: Evolve<Evening, ShoeEvent> = {
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
  personRemoved: (evening, { table: id, player, why }, { at }) => {
    const member = memberOf(player)
    const left = withTable(evening, id, (table) => {
      const { seats, standing } = withoutPlayer(table, player)
      // Their word is "no" from now on (A6).
      const away = seats.map((seat) => (seat.holder === player ? { ...seat, isAway: true } : seat))
      return { seats: away, standing }
    })
    return member === null ? left : { ...left, sentOut: [...left.sentOut, { member, at, why }] }
  },
}

/** Section 1: cards, shoe, cut, mascherina. */
export const cards = cardsArticle({
  id: '1',
  commands: { ...mixingCommands, ...reportCommands },
  refusals: CARDS_REFUSALS,
  evolve,
})
