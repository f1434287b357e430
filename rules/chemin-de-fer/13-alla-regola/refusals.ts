import type { Sentence } from '../../kernel/tell'

/** Playing alla regola, and advice: refusals in their order of precedence. */
export const ALLA_REGOLA_REFUSALS = {
  'already-declared': {
    it: '{member} gioca già alla regola.',
    en: '{member} plays alla regola already.',
  },
  'not-declared': {
    it: '{member} non ha dichiarato di giocare alla regola.',
    en: '{member} has not declared to play alla regola.',
  },
  'not-their-word': {
    it: 'Ora non tocca a {member} pronunciarsi: il consiglio si dà prima della parola.',
    en: 'It is not {member}’s turn to speak: advice is given before the word.',
  },
  'already-advised': {
    it: '{member} ha già avuto il consiglio, e vi è tenuto.',
    en: '{member} has been advised already, and is bound to it.',
  },
  'against-the-table': {
    it: 'La tavola dice altro: consigliate secondo la regola.',
    en: 'The table says otherwise: advise by the rule.',
  },
  'no-advice': {
    it: '{member} non ha chiesto consiglio in questo colpo.',
    en: '{member} has not asked for advice on this coup.',
  },
  'advice-followed': {
    it: 'Il consiglio è stato seguito: non c’è nulla da ristabilire.',
    en: 'The advice was followed: there is nothing to restore.',
  },
  'say-whether-it-helps': {
    it: 'I punti non sono noti: indicate se la carta giova al banchiere, gli nuoce o non cambia nulla.',
    en: 'The points are not known: say whether the card helps the banker, hurts, or changes nothing.',
  },
  'not-by-rule': {
    it: '{member} non gioca alla regola: l’errore va segnato con il suo nome.',
    en: '{member} does not play alla regola: enter the error by its own name.',
  },
  'other-card-waits': {
    it: 'Il colpo è ristabilito: la prossima carta è quella già staccata, non un’altra.',
    en: 'The coup is restored: the next card is the one already detached, and no other.',
  },
} as const satisfies Record<string, Sentence>
