import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { ArbitrationEvent } from '../17-arbitration/events'
import { wordsOf } from './causes'
import { underTell, whyTell } from './decisions'
import { isIn, type Telling } from './telling'

export const ARBITRATION_SENTENCES = {
  openedAtTable: {
    it: 'Contestazione n. {dispute} al tavolo: {about}',
    en: 'Dispute no. {dispute} at the table: {about}',
  },
  openedOnColpo: {
    it: 'Contestazione n. {dispute} sul colpo {colpo}: {about}',
    en: 'Dispute no. {dispute} about colpo {colpo}: {about}',
  },
  voted: {
    it: 'Contestazione n. {dispute}: {member} vota per {favoured}',
    en: 'Dispute no. {dispute}: {member} votes for {favoured}',
  },
  arbiterNamed: {
    it: 'Contestazione n. {dispute}: {member} nomina arbitro {arbiter}',
    en: 'Dispute no. {dispute}: {member} names {arbiter} as arbiter',
  },
  arbiterJoined: {
    it: 'Contestazione n. {dispute}: {member} nomina nel collegio anche {arbiter}',
    en: 'Dispute no. {dispute}: {member} puts {arbiter} on the panel as well',
  },
  proposed: {
    it: 'Contestazione n. {dispute}: un arbitro propone una decisione',
    en: 'Dispute no. {dispute}: an arbiter proposes a ruling',
  },
  agreed: {
    it: 'Contestazione n. {dispute}: {member} è d’accordo con la decisione proposta',
    en: 'Dispute no. {dispute}: {member} agrees with the proposed ruling',
  },
  decided: {
    it: 'Contestazione n. {dispute}: il tavolo dà ragione a {favoured}',
    en: 'Dispute no. {dispute}: the table decides for {favoured}',
  },
  sent: {
    it: 'Contestazione n. {dispute}: va al deputato',
    en: 'Dispute no. {dispute}: goes to the deputato',
  },
  tie: {
    it: 'Contestazione n. {dispute}: voti pari, va al deputato',
    en: 'Dispute no. {dispute}: a tie, it goes to the deputato',
  },
  'nobody-votes': {
    it: 'Contestazione n. {dispute}: nessuno può votare, va al deputato',
    en: 'Dispute no. {dispute}: nobody may vote, it goes to the deputato',
  },
  appeal: {
    it: 'Contestazione n. {dispute}: appello al deputato',
    en: 'Dispute no. {dispute}: appealed to the deputato',
  },
  ruled: {
    it: 'Contestazione n. {dispute}: decisione definitiva, ragione a {favoured}',
    en: 'Dispute no. {dispute}: final ruling, in favour of {favoured}',
  },
  ruledUnchanged: {
    it: 'Contestazione n. {dispute}: decisione definitiva, le cose restano come stanno',
    en: 'Dispute no. {dispute}: final ruling, things stay as they are',
  },
  ruledForNow: {
    it: 'Contestazione n. {dispute}: decisione provvisoria, ragione a {favoured}',
    en: 'Dispute no. {dispute}: provisional ruling, in favour of {favoured}',
  },
  unchangedForNow: {
    it: 'Contestazione n. {dispute}: decisione provvisoria, le cose restano come stanno',
    en: 'Dispute no. {dispute}: provisional ruling, things stay as they are',
  },
  withdrawn: {
    it: 'Contestazione n. {dispute} ritirata',
    en: 'Dispute no. {dispute} withdrawn',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(ARBITRATION_SENTENCES)

/** Art. XVII: disputes. */
export const ARBITRATION: Telling<ArbitrationEvent> = {
  disputeOpened: (event) => [opened(event), ...underTell(event)],
  disputeVoted: ({ dispute, member, inFavourOf }) =>
    tell('voted', { dispute, member: { member }, favoured: { member: inFavourOf } }),
  arbiterNamed: ({ dispute, member, arbiter }) =>
    tell('arbiterNamed', { dispute, member: { member }, arbiter: { member: arbiter } }),
  arbiterJoined: ({ dispute, member, arbiter }) =>
    tell('arbiterJoined', { dispute, member: { member }, arbiter: { member: arbiter } }),
  rulingProposed: ({ dispute }) => tell('proposed', { dispute }),
  rulingAgreed: ({ dispute, member }) => tell('agreed', { dispute, member: { member } }),
  disputeDecided: ({ dispute, inFavourOf }) =>
    tell('decided', { dispute, favoured: { member: inFavourOf } }),
  disputeSent: ({ dispute, why }) =>
    tell(isIn(ARBITRATION_SENTENCES, why) ? why : 'sent', { dispute }),
  disputeRuled: ruled,
  disputeWithdrawn: ({ dispute }) => tell('withdrawn', { dispute }),
}

function opened(event: Extract<ArbitrationEvent, { type: 'disputeOpened' }>): Tell {
  const { dispute, colpo, about } = event
  return colpo === 0
    ? tell('openedAtTable', { dispute, about: wordsOf(about) })
    : tell('openedOnColpo', { dispute, colpo, about: wordsOf(about) })
}

function ruled(event: Extract<ArbitrationEvent, { type: 'disputeRuled' }>): Tell[] {
  const { dispute, final, inFavourOf } = event
  const favoured = { member: inFavourOf }
  const ruling =
    inFavourOf === null
      ? tell(final ? 'ruledUnchanged' : 'unchangedForNow', { dispute })
      : tell(final ? 'ruled' : 'ruledForNow', { dispute, favoured })
  return [ruling, ...underTell(event), ...whyTell(event)]
}
