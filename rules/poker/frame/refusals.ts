import type { RefusalTexts } from '../../kernel/article'

/** Refusals that come before those of any article; those of one command in their order of precedence. */
export const FRAME_REFUSALS = {
  'not-allowed': {
    it: 'Questo comando spetta ad altri: chiedete alla segreteria.',
    en: 'This command is for others to give: ask the secretary.',
  },
  'evening-not-open': {
    it: 'La serata non è ancora aperta: la apre la segreteria.',
    en: 'The evening is not open yet: the secretary opens it.',
  },
  'evening-closed': {
    it: 'La serata è chiusa.',
    en: 'The evening is closed.',
  },
  'no-such-list': {
    it: 'Questa lista non c’è: aggiornate lo schermo.',
    en: 'There is no such list: refresh the screen.',
  },
  'no-such-sign-up': {
    it: 'Questa firma non c’è: aggiornate lo schermo.',
    en: 'There is no such signature: refresh the screen.',
  },
  'no-such-table': {
    it: 'Questo tavolo non c’è: aggiornate lo schermo.',
    en: 'There is no such table: refresh the screen.',
  },
  'not-yours': {
    it: 'Ognuno agisce per sé: questo spetta a un altro socio o a un altro tavolo.',
    en: 'Each member acts for themselves: this belongs to another member or another table.',
  },
  'not-of-this-table': {
    it: 'Non sedete a questo tavolo: spetta a chi vi siede.',
    en: 'You do not sit at this table: this is for those who do.',
  },
  'said-since': {
    it: 'Intanto al tavolo si è andati avanti: guardate e, se vale ancora, ripetete.',
    en: 'The table has gone on meanwhile: look and, if it still holds, say it again.',
  },
} as const satisfies RefusalTexts
