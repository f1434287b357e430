import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { wordsOf } from '../telling/causes'
import type { DealEvent } from './events'

export const DEAL_SENTENCES = {
  colpoDealt: { it: 'Colpo {colpo}: date le carte', en: 'Colpo {colpo}: cards dealt' },
  dealTakenBack: {
    it: 'Colpo {colpo}: carte segnate per sbaglio, si danno di nuovo',
    en: 'Colpo {colpo}: its deal was entered by mistake, and is given anew',
  },
  colpoAnnulled: {
    it: 'Colpo {colpo} nullo ({provision})',
    en: 'Colpo {colpo} is void ({provision})',
  },
  colpoAnnulledFor: {
    it: 'Colpo {colpo} nullo ({provision}): {why}',
    en: 'Colpo {colpo} is void ({provision}): {why}',
  },
  casseOnly: {
    it: 'D’ora in poi si registrano solo le casse',
    en: 'From now on only casse are recorded',
  },
  results: {
    it: 'D’ora in poi si registra il risultato di ogni colpo',
    en: 'From now on the result of each colpo is recorded',
  },
  moves: {
    it: 'D’ora in poi si registra mossa per mossa',
    en: 'From now on play is recorded move by move',
  },
  packStripped: {
    it: 'Tolte dal mazzo le carte superflue',
    en: 'The superfluous cards are taken out of the pack',
  },
  packRestored: {
    it: 'Rimesse nel mazzo le carte tolte',
    en: 'The cards taken out are back in the pack',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(DEAL_SENTENCES)
const LEVELS = { 1: 'casseOnly', 2: 'results', 3: 'moves' } as const

/** Art. V: the deal. */
export const DEAL: Telling<DealEvent> = {
  colpoDealt: ({ colpo: { number: colpo } }) => tell('colpoDealt', { colpo }),
  dealTakenBack: ({ colpo }) => tell('dealTakenBack', { colpo }),
  colpoAnnulled: ({ colpo, provision, why }) =>
    why === ''
      ? tell('colpoAnnulled', { colpo, provision: { provision } })
      : tell('colpoAnnulledFor', { colpo, provision: { provision }, why: wordsOf(why) }),
  levelSet: ({ level }) => tell(LEVELS[level]),
  packStripped: ({ on }) => tell(on ? 'packStripped' : 'packRestored'),
}
