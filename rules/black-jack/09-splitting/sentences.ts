import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { playerPart } from '../telling/player'
import type { SplitEvent } from './events'

export const SPLITTING_SENTENCES = {
  handSplit: {
    it: 'Casella {casella}: {player} divide, con altri {chips}',
    en: 'Casella {casella}: {player} splits, with {chips} more',
  },
  companionSplit: {
    it: '{player} aderisce alla divisione con {chips}',
    en: '{player} joins the split with {chips}',
  },
  companionChoseFirst: {
    it: '{player} prosegue con la prima carta',
    en: '{player} goes on with the first card',
  },
  companionChoseSecond: {
    it: '{player} prosegue con la seconda carta',
    en: '{player} goes on with the second card',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SPLITTING_SENTENCES)

/** Section 9: splitting. */
export const SPLITTING: Telling<SplitEvent> = {
  handSplit: (event) =>
    tell('handSplit', {
      casella: event.casella,
      player: playerPart(event.player),
      chips: { chips: event.chips },
    }),
  companionSplit: (event) =>
    tell('companionSplit', { player: playerPart(event.player), chips: { chips: event.chips } }),
  companionChose: (event) =>
    event.card === 1
      ? tell('companionChoseFirst', { player: playerPart(event.player) })
      : tell('companionChoseSecond', { player: playerPart(event.player) }),
}
