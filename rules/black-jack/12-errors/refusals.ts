import type { Sentence } from '../../kernel/tell'

/** Errors at the table: refusals in their order of precedence. */
export const ERROR_REFUSALS = {
  'surplus-first': {
    it: 'Prima si decide a chi va la carta in più.',
    en: 'The surplus card has to be placed first.',
  },
  'keeps-its-worth': {
    it: 'La carta girata mantiene la sua validità: estraetela come le altre.',
    en: 'The turned card keeps its worth: draw it like any other.',
  },
  'no-such-mano': {
    it: 'Su questa casella quella mano non c’è più.',
    en: 'There is no such mano on this casella any more.',
  },
  'settled-already': {
    it: 'La casella è già stata pagata o ritirata.',
    en: 'The casella is settled already.',
  },
  'banco-still-draws': {
    it: 'Il banco deve ancora tirare: la carta è sua.',
    en: 'The banco still draws: the card is its own.',
  },
  'card-is-due': {
    it: 'Questa carta era dovuta: non è una carta in più.',
    en: 'This card was due: it is no card too many.',
  },
  'no-surplus': {
    it: 'Non c’è una carta in più da offrire.',
    en: 'There is no surplus card to offer.',
  },
  'offered-elsewhere': {
    it: 'La carta è offerta alla casella {casella}.',
    en: 'The card is offered to casella {casella}.',
  },
  'kept-card-first': {
    it: 'Il banco prende prima la carta tenuta: {card}.',
    en: 'The banco first takes the card it kept: {card}.',
  },
  'not-the-same-cards': {
    it: 'Sono le carte già date, in altro ordine: due per ogni casella puntata e una per il banco.',
    en: 'They are the cards dealt, in another order: two for each staked casella and one for the banco.',
  },
  'tiraggio-begun': {
    it: 'Il tiraggio è cominciato: si annullano solo le caselle in errore.',
    en: 'Tiraggio has begun: only the caselle in error are annulled.',
  },
  'casella-is-staked': {
    it: 'Su questa casella ci sono puntate.',
    en: 'This casella is staked.',
  },
} as const satisfies Record<string, Sentence>
