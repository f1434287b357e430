import { type Sentence, type Tell, tellsOf } from '../../kernel/tell'
import type { Telling } from '../../kernel/telling'
import { whyTell } from '../telling/decisions'
import { besidesTell, endingTell, rebuysTell } from '../telling/outcome'
import type { ColpoCorrected, ColpoSettled, ShowdownEvent } from './events'

export const SHOWDOWN_SENTENCES = {
  colpoSettled: { it: 'Colpo {colpo}: {ending}', en: 'Colpo {colpo}: {ending}' },
  colpoCorrected: {
    it: 'Colpo {colpo} corretto: {ending}',
    en: 'Colpo {colpo} corrected: {ending}',
  },
  colpoReopened: {
    it: 'Il colpo {colpo} torna in gioco: la fine era segnata per sbaglio',
    en: 'Colpo {colpo} is in play again: its end was entered by mistake',
  },
  correctionAcknowledged: {
    it: 'Colpo {colpo}: le fiches sono a posto',
    en: 'Colpo {colpo}: the chips were moved',
  },
} as const satisfies Record<string, Sentence>

const tell = tellsOf(SHOWDOWN_SENTENCES)

/** Art. XII: the colpo's result, and its correction. */
export const SHOWDOWN: Telling<ShowdownEvent> = {
  colpoSettled: settled,
  colpoCorrected: corrected,
  colpoReopened: (event) => [tell('colpoReopened', { colpo: event.colpo }), ...whyTell(event)],
  correctionAcknowledged: ({ colpo }) => tell('correctionAcknowledged', { colpo }),
}

function settled({ colpo, outcome, pot, rebuys }: ColpoSettled): Tell[] {
  const ending = { tell: endingTell(outcome) }
  return [
    tell('colpoSettled', { colpo, ending }),
    ...besidesTell(outcome, pot),
    ...rebuysTell(rebuys),
  ]
}

/** The event does not carry the pot, so the chips in the middle are told only with the first result. */
function corrected(event: ColpoCorrected): Tell[] {
  const { colpo, outcome, rebuys } = event
  const ending = { tell: endingTell(outcome) }
  return [
    tell('colpoCorrected', { colpo, ending }),
    ...besidesTell(outcome, null),
    ...rebuysTell(rebuys),
    ...whyTell(event),
  ]
}
