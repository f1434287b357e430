import type { DisputeRuling } from '../../kernel/ruling'
import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { movedTell } from '../telling/moved'
import type { AuthorityEvent } from './events'

const AUTHORITY_SENTENCES = {
  openedAtTable: {
    it: 'Contestazione n. {dispute} al tavolo: {about}',
    en: 'Dispute no. {dispute} at the table: {about}',
  },
  openedOnCoup: {
    it: 'Contestazione n. {dispute} sul colpo {coup}: {about}',
    en: 'Dispute no. {dispute} about coup {coup}: {about}',
  },
  stated: {
    it: 'Contestazione n. {dispute}: {member} dichiara: {text}',
    en: 'Dispute no. {dispute}: {member} states: {text}',
  },
  ruledFor: {
    it: 'Contestazione n. {dispute}: decisione definitiva, ragione a {favoured}: {why}',
    en: 'Dispute no. {dispute}: final ruling, in favour of {favoured}: {why}',
  },
  ruled: {
    it: 'Contestazione n. {dispute}: decisione definitiva: {why}',
    en: 'Dispute no. {dispute}: final ruling: {why}',
  },
  ruledUnder: { it: 'secondo {provision}', en: 'under {provision}' },
  favours: { it: 'Ragione a {favoured}', en: 'In favour of {favoured}' },
  favoursNobody: { it: 'Nessuna delle parti ha ragione', en: 'In favour of neither party' },
  byInspector: { it: 'Decide {member}, senza ricorso', en: 'Ruled by {member}, without appeal' },
  reason: { it: '{why}', en: '{why}' },
  readAtTable: {
    it: 'Contestazione n. {dispute}: il tavolo ha letto la decisione',
    en: 'Dispute no. {dispute}: the table has read the ruling',
  },
  readBy: {
    it: 'Contestazione n. {dispute}: {member} ha letto la decisione',
    en: 'Dispute no. {dispute}: {member} has read the ruling',
  },
  withdrawn: {
    it: 'Contestazione n. {dispute} ritirata',
    en: 'Dispute no. {dispute} withdrawn',
  },
  deposited: {
    it: '{chips} di {member} vanno in deposito alla cassa centrale',
    en: '{chips} of {member} go into deposit with the main cash desk',
  },
  depositedUnowned: {
    it: '{chips} di proprietà ignota vanno in deposito alla cassa centrale',
    en: '{chips} of an unknown owner go into deposit with the main cash desk',
  },
  claimed: {
    it: '{member} ritira {chips} dal deposito',
    en: '{member} claims {chips} from the deposit',
  },
  amended: {
    it: 'Foglio n. {sheet} aggiunto al regolamento: {text}',
    en: 'Sheet no. {sheet} added to the regulation: {text}',
  },
  amendedRow: {
    it: 'Foglio n. {sheet} sulla disposizione {provision}: {text}',
    en: 'Sheet no. {sheet} on provision {provision}: {text}',
  },
  sentOut: {
    it: 'L’ispettore invita {member} a lasciare la sala: {why}',
    en: 'The inspector asks {member} to leave the rooms: {why}',
  },
  readmitted: {
    it: '{member} può rientrare in sala',
    en: '{member} may come back into the rooms',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(AUTHORITY_SENTENCES)

/** Section 16: disputes, deposits, sheets of the regulation, people sent out. */
export const AUTHORITY: Telling<AuthorityEvent> = {
  disputeOpened: ({ dispute, coup, about }) =>
    coup === 0
      ? tell('openedAtTable', { dispute, about })
      : tell('openedOnCoup', { dispute, coup, about }),
  disputeStated: ({ dispute, member, text }) =>
    tell('stated', { dispute, member: { member }, text }),
  disputeRuled: ruled,
  rulingAcknowledged: ({ dispute, member }) =>
    member === null
      ? tell('readAtTable', { dispute })
      : tell('readBy', { dispute, member: { member } }),
  disputeWithdrawn: ({ dispute }) => tell('withdrawn', { dispute }),
  depositAbandoned: ({ member, chips }) =>
    member === null
      ? tell('depositedUnowned', { chips: { chips } })
      : tell('deposited', { chips: { chips }, member: { member } }),
  depositClaimed: ({ member, chips }) => tell('claimed', { member: { member }, chips: { chips } }),
  regulationAmended: ({ sheet, provision, text }) =>
    provision === null
      ? tell('amended', { sheet, text })
      : tell('amendedRow', { sheet, provision: { provision }, text }),
  memberSentOut: ({ member, why }) => tell('sentOut', { member: { member }, why }),
  memberReadmitted: ({ member }) => tell('readmitted', { member: { member } }),
}

function ruled(event: Extract<AuthorityEvent, { type: 'disputeRuled' }>): Tell[] {
  const { dispute, inFavourOf, why, provision, transfers } = event
  return [
    inFavourOf === null
      ? tell('ruled', { dispute, why })
      : tell('ruledFor', { dispute, favoured: { member: inFavourOf }, why }),
    ...(provision === null ? [] : [tell('ruledUnder', { provision: { provision } })]),
    ...transfers.map(movedTell),
  ]
}

/** A ruling in sentences: the contender in the right, the reason, and the chips that move. */
export const rulingTells = ({ inFavourOf, why, transfers }: DisputeRuling): readonly Tell[] => [
  inFavourOf === null
    ? tell('favoursNobody')
    : tell('favours', { favoured: { member: inFavourOf } }),
  tell('reason', { why }),
  ...transfers.map(movedTell),
]

/** The judge who gave a ruling. */
export const judgeTell = ({ member }: DisputeRuling): Tell =>
  tell('byInspector', { member: { member } })
