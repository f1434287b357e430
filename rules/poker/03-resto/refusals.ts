import type { RefusalTexts } from '../../kernel/article'
import { CASSE_REFUSALS } from '../../kernel/club/casse'

/** Refusals of Art. III; those of one command in their order of precedence. */
export const RESTO_REFUSALS = {
  'already-asked': CASSE_REFUSALS['already-asked'],
  'nothing-asked': {
    it: '{member} non ha chiesto passate: prima la richiesta, poi la consegna.',
    en: '{member} has not asked for a passata: ask first, then it is handed over.',
  },
  'nothing-just-handed': {
    it: 'Una consegna si toglie solo nei dieci secondi dopo, prima delle carte e, se è quella d’entrata, prima di un’altra richiesta. Altrimenti la cassa di {member} si corregge, con il motivo.',
    en: 'What was handed over is taken back only within ten seconds, before the cards and, if it is the entry passata, before a further request. Otherwise {member}’s cassa is corrected, with the reason.',
  },
  'double-passata-due': {
    it: 'A partita iniziata si entra con doppia passata: chiedetene due.',
    en: 'A player who joins a game under way enters with a double passata: ask for two.',
  },
  'desk-confirms': {
    it: 'La passata la consegna la segreteria: attendete la sua conferma.',
    en: 'The secretary hands out passate: wait for the confirmation.',
  },
  'cards-already-dealt': {
    it: 'Le carte sono già distribuite: la passata di {member} varrà dal prossimo colpo, confermatela dopo questo.',
    en: 'Cards are already dealt: {member}’s passata counts from the next colpo, confirm it after this one.',
  },
  'mark-already-so': {
    it: 'È già segnato così.',
    en: 'It is marked like this already.',
  },
  'resto-too-small': {
    it: 'A {member} mancherebbero {missing}: correggete prima i colpi, o togliete meno passate.',
    en: '{member} would be short by {missing}: correct the colpi first, or take back fewer passate.',
  },
  'put-above-resto': {
    it: '{member} non può aver messo {chips}: il suo resto arrivava a {limit}.',
    en: '{member} cannot have put in {chips}: their resto reached {limit}.',
  },
  'would-be-short': {
    it: 'A {member} mancherebbero {missing}: prenda prima una passata, poi correggete.',
    en: '{member} would be short by {missing}: they must take a passata first, then correct.',
  },
  'resto-too-short': {
    it: 'Il resto arriva a {limit}: si può accettare, non rilanciare.',
    en: 'The resto reaches {limit}: accepting is possible, raising is not.',
  },
  'above-resto': {
    it: '{chips} supera il resto: al massimo {max}.',
    en: '{chips} is more than the resto: at most {max}.',
  },
  'pot-not-returned': {
    it: 'Contati così, i resti non bastano a rimettere il pot sul tavolo: ne mancano {missing}. Ricontate.',
    en: 'As counted, the resti cannot put the pot back: {missing} are missing. Count again.',
  },
  'entrata-unpaid': {
    it: 'Un giocatore non ha ancora ricevuto la passata d’entrata: confermatela prima.',
    en: 'A player has not received their entry passata yet: confirm it first.',
  },
} as const satisfies RefusalTexts
