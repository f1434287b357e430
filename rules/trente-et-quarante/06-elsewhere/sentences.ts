import { type Sentence, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { totalOf } from '../play/rows'
import type { ElsewhereEvent } from './events'

export const ELSEWHERE_SENTENCES = {
  disputeOpened: { it: 'Reclamo {number}: {about}', en: 'Claim {number}: {about}' },
  disputeRuled: {
    it: 'Decisione sul reclamo {number}: {why}',
    en: 'Claim {number} is ruled on: {why}',
  },
  disputeWithdrawn: { it: 'Reclamo {number} ritirato', en: 'Claim {number} is withdrawn' },
  rowsRebuilt: {
    it: 'Le file si ricostruiscono per ordine delle carte: nero {nero}, rosso {rosso}. {why}',
    en: 'The rows are rebuilt by the order of the cards: nero {nero}, rosso {rosso}. {why}',
  },
  colpoVoided: {
    it: 'Il colpo è annullato e le puntate restano: {why}',
    en: 'The colpo is void and the stakes stay: {why}',
  },
  versionSet: {
    it: 'Versione {version} delle regole del tavolo',
    en: 'Version {version} of the table’s customs',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(ELSEWHERE_SENTENCES)

/** Section 6: errors, claims and versions. */
export const ELSEWHERE: Telling<ElsewhereEvent> = {
  disputeOpened: (event) => tell('disputeOpened', { number: event.dispute, about: event.about }),
  disputeRuled: (event) => tell('disputeRuled', { number: event.dispute, why: event.why }),
  disputeWithdrawn: (event) => tell('disputeWithdrawn', { number: event.dispute }),
  rowsRebuilt: (event) =>
    tell('rowsRebuilt', {
      nero: totalOf(event.rows.nero),
      rosso: totalOf(event.rows.rosso),
      why: event.why,
    }),
  colpoVoided: (event) => tell('colpoVoided', { why: event.why }),
  versionSet: (event) => tell('versionSet', { version: event.version }),
}
