import { magnitude } from '../../kernel/chips'
import { CASSE_SENTENCES } from '../../kernel/club/casse'
import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { wordsOf } from '../telling/causes'
import type { RestoEvent } from './events'

export const RESTO_SENTENCES = {
  passataAsked: { it: '{member} chiede {chips}', en: '{member} asks for {chips}' },
  passataDropped: {
    it: '{member} ritira la richiesta di {chips}',
    en: '{member} withdraws the request for {chips}',
  },
  passataTaken: {
    it: '{member} riceve {chips} dalla cassa',
    en: '{member} receives {chips} from the cashier',
  },
  passataTakenBack: CASSE_SENTENCES.cassaTakenBack,
  cassaMore: CASSE_SENTENCES.cassaMore,
  cassaLess: CASSE_SENTENCES.cassaLess,
  allAltezzaSet: { it: '{member} gioca all’altezza', en: '{member} plays all’altezza' },
  allAltezzaUnset: {
    it: '{member} non gioca più all’altezza',
    en: '{member} no longer plays all’altezza',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(RESTO_SENTENCES)

/** Art. III: the resto. */
export const RESTO: Telling<RestoEvent> = {
  passataAsked: ({ member, chips }) =>
    tell('passataAsked', { member: { member }, chips: { chips } }),
  passataDropped: ({ member, chips }) =>
    tell('passataDropped', { member: { member }, chips: { chips } }),
  passataTaken: ({ member, chips }) =>
    tell('passataTaken', { member: { member }, chips: { chips } }),
  passataTakenBack: ({ member, chips }) =>
    tell('passataTakenBack', { member: { member }, chips: { chips } }),
  cassaCorrected: ({ member, chips, why }) =>
    tell(chips < 0 ? 'cassaLess' : 'cassaMore', {
      member: { member },
      chips: { chips: magnitude(chips) },
      why: wordsOf(why),
    }),
  allAltezzaSet: ({ member, on }) =>
    tell(on ? 'allAltezzaSet' : 'allAltezzaUnset', { member: { member } }),
}
