import type { Evolve } from '../kernel/article'
import { tagliaCommands } from './01-cards/commands'
import { cardsArticle } from './01-cards/declared'
import { type Evening, withTable, withTaglia, withTransfers } from './evening'
import { posteAfter } from './play/ended'
import type { TagliaEvent } from './play/events'
import { burntTaglia, mixedTaglia } from './play/taglia'
import { CARDS_REFUSALS } from './refusals/01-cards'
import { changedTaglia } from './state/changed'

const evolve: Evolve<Evening, TagliaEvent> = {
  presenceMarked: (evening, { table: id, player, isHere }) =>
    withTable(evening, id, ({ present }) => ({
      present: isHere ? [...present, player] : present.filter((one) => one !== player),
    })),
  packsLaidOut: (evening, { table }) => withTaglia(evening, table, () => ({ step: 'laid-out' })),
  cardsMixed: (evening, { table, number }) =>
    withTaglia(evening, table, ({ isDaysLast, step }) => ({
      ...mixedTaglia(number),
      // A taglia may be declared the day's last before its cards are mixed.
      isDaysLast: isDaysLast && step !== 'ended',
    })),
  cardsCut: (evening, { table, player, witness }) =>
    withTaglia(evening, table, () => ({ step: 'cut', cutter: player, witness })),
  cardsBurnt: (evening, { table }) => withTaglia(evening, table, burntTaglia),
  lastTagliaDeclared: (evening, { table }) =>
    withTaglia(evening, table, () => ({ isDaysLast: true })),
  tagliaEnded: (evening, { table: id, parts, returns, transfers }) =>
    withTransfers(
      withTable(evening, id, ({ taglia, poste, insurances }) => ({
        taglia: changedTaglia(taglia, { step: 'ended' }),
        poste: posteAfter(poste, parts),
        insurances: returns ? [] : insurances,
      })),
      transfers,
    ),
}

/** Section 1: cards and taglia. */
export const cards = cardsArticle({
  id: '1',
  commands: tagliaCommands,
  refusals: CARDS_REFUSALS,
  evolve,
})
