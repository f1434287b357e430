import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { wordsOf } from '../telling/causes'
import { movedTell, underTell, whyTell } from '../telling/decisions'
import { remedyTells } from '../telling/remedies'
import { isIn } from '../telling/telling'
import type { ArbitrationEvent } from './events'

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
  stated: {
    it: 'Contestazione n. {dispute}: {member} dichiara: {text}',
    en: 'Dispute no. {dispute}: {member} states: {text}',
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
  cartaroForNow: {
    it: 'Contestazione n. {dispute}: per ora vale la parola di {member}, ragione a {favoured}; si gioca',
    en: 'Dispute no. {dispute}: for now {member} gives the cartaro’s word, for {favoured}; play goes on',
  },
  cartaroUnchanged: {
    it: 'Contestazione n. {dispute}: per ora vale la parola di {member}, le cose restano come stanno; si gioca',
    en: 'Dispute no. {dispute}: for now {member} gives the cartaro’s word, things stay as they are; play goes on',
  },
  statusQuo: {
    it: 'Contestazione n. {dispute}: per ora le cose restano come stanno; si gioca',
    en: 'Dispute no. {dispute}: for now things stay as they are; play goes on',
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
    it: 'Contestazione n. {dispute}: ricorso al deputato',
    en: 'Dispute no. {dispute}: taken to the deputato',
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
  voided: {
    it: 'Il colpo {colpo} è nullo ({provision}): il suo risultato non vale più',
    en: 'Colpo {colpo} is void ({provision}): its result no longer stands',
  },
  changed: {
    it: 'Contestazione n. {dispute}: decisione definitiva, il colpo cambia',
    en: 'Dispute no. {dispute}: final ruling, the colpo changes',
  },
  changedForNow: {
    it: 'Contestazione n. {dispute}: decisione provvisoria, il colpo cambia',
    en: 'Dispute no. {dispute}: provisional ruling, the colpo changes',
  },
  chips: {
    it: 'Contestazione n. {dispute}: decisione definitiva, si muovono fiches',
    en: 'Dispute no. {dispute}: final ruling, chips move',
  },
  chipsForNow: {
    it: 'Contestazione n. {dispute}: decisione provvisoria, si muovono fiches',
    en: 'Dispute no. {dispute}: provisional ruling, chips move',
  },
  rotaSet: {
    it: 'Deputati chiamati stasera, in quest’ordine: {deputati}',
    en: 'Deputati called tonight, in this order: {deputati}',
  },
  noRota: {
    it: 'Stasera nessun deputato è di turno',
    en: 'No deputato is on call tonight',
  },
  readAtTable: {
    it: 'Contestazione n. {dispute}: decisione letta al tavolo',
    en: 'Dispute no. {dispute}: decision read at the table',
  },
  readBy: {
    it: 'Contestazione n. {dispute}: {member} ha letto la decisione',
    en: 'Dispute no. {dispute}: {member} has read the decision',
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
  disputeStated: ({ dispute, member, text }) =>
    tell('stated', { dispute, member: { member }, text }),
  arbiterNamed: ({ dispute, member, arbiter }) =>
    tell('arbiterNamed', { dispute, member: { member }, arbiter: { member: arbiter } }),
  arbiterJoined: ({ dispute, member, arbiter }) =>
    tell('arbiterJoined', { dispute, member: { member }, arbiter: { member: arbiter } }),
  rulingProposed: ({ dispute }) => tell('proposed', { dispute }),
  rulingAgreed: ({ dispute, member }) => tell('agreed', { dispute, member: { member } }),
  disputeDecided: ({ dispute, inFavourOf }) =>
    tell('decided', { dispute, favoured: { member: inFavourOf } }),
  disputeDecidedForNow: ({ dispute, member, inFavourOf }) => {
    if (member === null) return tell('statusQuo', { dispute })
    if (inFavourOf === null) return tell('cartaroUnchanged', { dispute, member: { member } })
    const favoured = { member: inFavourOf }
    return tell('cartaroForNow', { dispute, member: { member }, favoured })
  },
  disputeSent: ({ dispute, why }) =>
    tell(isIn(ARBITRATION_SENTENCES, why) ? why : 'sent', { dispute }),
  disputeRuled: ruled,
  colpoVoided: ({ colpo, provision }) => tell('voided', { colpo, provision: { provision } }),
  disputeWithdrawn: ({ dispute }) => tell('withdrawn', { dispute }),
  rotaSet: ({ deputati }) =>
    deputati.length === 0 ? tell('noRota') : tell('rotaSet', { deputati: { members: deputati } }),
  rulingAcknowledged: ({ dispute, member }) =>
    member === null
      ? tell('readAtTable', { dispute })
      : tell('readBy', { dispute, member: { member } }),
}

function opened(event: Extract<ArbitrationEvent, { type: 'disputeOpened' }>): Tell {
  const { dispute, colpo, about } = event
  return colpo === 0
    ? tell('openedAtTable', { dispute, about: wordsOf(about) })
    : tell('openedOnColpo', { dispute, colpo, about: wordsOf(about) })
}

function ruled(event: Extract<ArbitrationEvent, { type: 'disputeRuled' }>): Tell[] {
  const { dispute, final, inFavourOf, remedy } = event
  const favoured = { member: inFavourOf }
  const [forGood, forNow] = remedy
    ? (['changed', 'changedForNow'] as const)
    : event.transfers.length > 0
      ? (['chips', 'chipsForNow'] as const)
      : (['ruledUnchanged', 'unchangedForNow'] as const)
  const ruling =
    inFavourOf === null
      ? tell(final ? forGood : forNow, { dispute })
      : tell(final ? 'ruled' : 'ruledForNow', { dispute, favoured })
  return [
    ruling,
    ...remedyTells(event),
    ...underTell(event),
    ...whyTell(event),
    ...event.transfers.map(movedTell),
  ]
}
