import { type Sentence, tellsOf } from '../../kernel/tell'
import { worthOf } from '../pieces/pieces'
import type { FloatTelling } from '../telling/telling'
import type { DutyEvent } from './events'

const SENTENCES = {
  handoverBegun: {
    it: 'Cambio di turno: {from} e {to} contano',
    en: 'Handover: {from} and {to} count',
  },
  handoverCounted: { it: '{member} conta {chips}', en: '{member} counts {chips}' },
  turnRelieved: {
    it: '{from} ha lasciato il turno: {inspector} conta {chips} e subentra {to}; {why}',
    en: '{from} left the turn: {inspector} counts {chips} and {to} comes on; {why}',
  },
  handoverAttended: {
    it: '{member} assiste al cambio di turno',
    en: '{member} attends the handover',
  },
  handoverRefused: {
    it: '{member} non firma il cambio di turno: {why}',
    en: '{member} does not sign the handover: {why}',
  },
  turnTaken: {
    it: '{member} prende il turno con {chips}',
    en: '{member} takes the turn with {chips}',
  },
  taxPaid: {
    it: 'Colpo {coup}: la cagnotte di {chips} è nella cassetta',
    en: 'Coup {coup}: the tax of {chips} is in the box',
  },
  taxRestPaid: {
    it: 'Colpo {coup}: altri {chips} di cagnotte nella cassetta, oltre ai {inBox} che c’erano',
    en: 'Coup {coup}: {chips} more of the tax are in the box, beside the {inBox} that were there',
  },
  suspicionReported: {
    it: '{member} avvisa il commissario: {text}',
    en: '{member} tells the inspector: {text}',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SENTENCES)

export const DUTY_TELLING: FloatTelling<DutyEvent> = {
  handoverBegun: ({ from, to }) =>
    tell('handoverBegun', { from: { member: from }, to: { member: to } }),
  handoverCounted: ({ by, pieces }) =>
    tell('handoverCounted', { member: { member: by }, chips: { chips: worthOf(pieces) } }),
  turnRelieved: ({ from, to, inspector, pieces, why }) =>
    tell('turnRelieved', {
      from: { member: from },
      to: { member: to },
      inspector: { member: inspector },
      chips: { chips: worthOf(pieces) },
      why,
    }),
  handoverAttended: ({ inspector }) => tell('handoverAttended', { member: { member: inspector } }),
  handoverRefused: ({ by, why }) => tell('handoverRefused', { member: { member: by }, why }),
  turnTaken: ({ to, pieces }) =>
    tell('turnTaken', { member: { member: to }, chips: { chips: worthOf(pieces) } }),
  taxPaid: ({ coup, box, inBox }) => {
    const chips = { chips: worthOf(box) }
    return inBox === undefined
      ? tell('taxPaid', { coup, chips })
      : tell('taxRestPaid', { coup, chips, inBox: { chips: inBox } })
  },
  suspicionReported: ({ by, text }) => tell('suspicionReported', { member: { member: by }, text }),
}
