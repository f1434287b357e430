import { type Sentence, tellsOf } from '../../kernel/tell'

const WHAT_IF_SENTENCES = {
  punta: { it: 'Se avesse vinto la punta', en: 'If the punta had won' },
  banco: { it: 'Se avesse vinto il banco', en: 'If the bank had won' },
  tie: { it: 'Se fosse stata parità', en: 'If it had been a tie' },
  void: { it: 'Se il colpo fosse nullo', en: 'If the coup were void' },
  holder: {
    it: 'Se le carte fossero state di {member}',
    en: 'If the cards had been {member}’s',
  },
  error: { it: 'Con questo errore: {error}', en: 'With this error: {error}' },
  cardsSpeak: {
    it: 'Se contano solo le carte, senza l’errore',
    en: 'If the cards alone count, without the error',
  },
} as const satisfies Record<string, Sentence>

/** The sentences of a coup as it might have been. */
export const whatIfTell = tellsOf(WHAT_IF_SENTENCES)
