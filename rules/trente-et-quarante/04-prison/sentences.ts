import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { chancePart, partTold } from '../telling/parts'
import { playerPart } from '../telling/player'
import type { PrisonEvent } from './events'

export const PRISON_SENTENCES = {
  prisonLeft: { it: 'Puntata ritirata dalla prigione', en: 'A stake is withdrawn from prison' },
  prisonKept: {
    it: '{player} lascia la puntata in prigione',
    en: '{player} leaves the stake in prison',
  },
  prisonerMoved: {
    it: 'A richiesta di {player}, {chips} passano da {from} a {chance}, sempre in prigione',
    en: 'At {player}’s request {chips} move from {from} to {chance}, still in prison',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(PRISON_SENTENCES)

/** Section 4: prison. */
export const PRISON: Telling<PrisonEvent> = {
  prisonLeft: (event) => [tell('prisonLeft'), ...event.parts.map(partTold)],
  prisonKept: (event) => tell('prisonKept', { player: playerPart(event.player) }),
  prisonerMoved: (event) =>
    tell('prisonerMoved', {
      player: playerPart(event.player),
      chips: { chips: event.chips },
      from: chancePart(event.from),
      chance: chancePart(event.chance),
    }),
}
