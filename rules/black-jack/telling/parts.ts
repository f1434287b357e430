import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { SettledPart } from '../state/colpo'
import { playerPart } from './player'

export const PART_SENTENCES = {
  lost: {
    it: 'Casella {casella}, {player}: persi {stake}',
    en: 'Casella {casella}, {player}: {stake} lost',
  },
  tied: {
    it: 'Casella {casella}, {player}: pari, restano {stake}',
    en: 'Casella {casella}, {player}: a tie, {stake} stay',
  },
  won: {
    it: 'Casella {casella}, {player}: {pays} di vincita su {stake}',
    en: 'Casella {casella}, {player}: {pays} won on {stake}',
  },
  'black-jack': {
    it: 'Casella {casella}, {player}: black jack, {pays} su {stake}',
    en: 'Casella {casella}, {player}: black jack, {pays} on {stake}',
  },
  par: {
    it: 'Casella {casella}, {player}: alla pari, {pays} su {stake}',
    en: 'Casella {casella}, {player}: at par, {pays} on {stake}',
  },
  'given-back': {
    it: 'Casella {casella}, {player}: tornano {stake}',
    en: 'Casella {casella}, {player}: {stake} go back',
  },
} as const satisfies Record<SettledPart['outcome'], Sentence>

const tell = tellsOf(PART_SENTENCES)

/** The sentence of one payment. */
export const partTold = ({ casella, player, outcome, stake, pays }: SettledPart): Tell =>
  tell(outcome, {
    casella,
    player: playerPart(player),
    stake: { chips: stake },
    pays: { chips: pays },
  })
