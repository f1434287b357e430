import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { playerPart } from '../telling/player'
import type { DoubleEvent } from './events'

export const DOUBLING_SENTENCES = {
  doubled: {
    it: 'Casella {casella}: {player} raddoppia con {chips}',
    en: 'Casella {casella}: {player} doubles with {chips}',
  },
  companionDoubled: { it: '{player} raddoppia con {chips}', en: '{player} doubles with {chips}' },
  companionDeclined: { it: '{player} non raddoppia', en: '{player} does not double' },
  askingClosed: {
    it: 'Gli altri della casella non aderiscono',
    en: 'The companions left do not join',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(DOUBLING_SENTENCES)

/** Section 8: doubling. */
export const DOUBLING: Telling<DoubleEvent> = {
  doubled: (event) =>
    tell('doubled', {
      casella: event.casella,
      player: playerPart(event.player),
      chips: { chips: event.chips },
    }),
  companionDoubled: (event) =>
    event.chips > 0
      ? tell('companionDoubled', {
          player: playerPart(event.player),
          chips: { chips: event.chips },
        })
      : tell('companionDeclined', { player: playerPart(event.player) }),
  askingClosed: () => tell('askingClosed'),
}
