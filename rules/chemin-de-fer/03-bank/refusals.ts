import type { Sentence } from '../../kernel/tell'

/** The bank: refusals in their order of precedence. */
export const BANK_REFUSALS = {
  'bank-held': {
    it: 'Il banco è già di {member}.',
    en: '{member} already holds the bank.',
  },
  'mano-on-offer': {
    it: 'La mano passata è ancora in vendita: prima va assegnata.',
    en: 'The mano that was passed is still on offer: it must be taken first.',
  },
  'not-their-turn': {
    it: 'La mano è di {holder}: il sabot è davanti a quel posto.',
    en: 'The mano is {holder}’s: the sabot is before that seat.',
  },
  'nobodys-turn': {
    it: 'La mano non è di nessuno: prima si cominci la taglia.',
    en: 'It is nobody’s turn: begin the taglia first.',
  },
  'bank-too-high': {
    it: 'Al tavolo non ci sono tante fiches: il banco può arrivare a {chips}.',
    en: 'There are not so many chips in play: the bank may be {chips} at most.',
  },
  'not-banker': {
    it: 'Il banco è di {member}: solo lui ne dispone.',
    en: 'The bank is {member}’s: nobody else disposes of it.',
  },
  'no-bank': {
    it: 'Il banco è vuoto: va coperto prima di annunciarlo.',
    en: 'The bank is empty: it must be covered before it is announced.',
  },
  'tout-va-or-stakes': {
    it: 'O “tout va” o “vedo le puntate”: le due frasi si escludono.',
    en: 'Either “tout va” or “I see the stakes”: not both.',
  },
  'bound-to-tout-va': {
    it: 'Due tout va di fila legano per tutta la mano: il colpo si dà a tout va.',
    en: 'Two tout va in a row bind for the whole mano: the coup is played at tout va.',
  },
  'has-socio': {
    it: 'Il banco è tenuto con {socio}: il banchiere da solo non lo cambia.',
    en: 'The bank is held with {socio}: the banker cannot change it alone.',
  },
  'addition-next-deal': {
    it: 'Le carte sono uscite: l’aggiunta si fa dopo il risultato.',
    en: 'The cards are out: add after the result.',
  },
  'not-between-taglie': {
    it: 'Il banco si dimezza solo tra una taglia e l’altra.',
    en: 'The bank is halved only between two taglie.',
  },
  'never-halved': {
    it: 'In questa casa il banco non si dimezza.',
    en: 'This house does not let a bank be halved.',
  },
  'no-win-yet': {
    it: 'Ci vuole almeno un colpo vinto dal banchiere.',
    en: 'The banker must have won a coup first.',
  },
  'halved-already': {
    it: 'Il banco è già stato dimezzato per questa taglia.',
    en: 'The bank has already been halved for this taglia.',
  },
  'at-the-minimum': {
    it: 'Non si scende sotto il minimo, {minimum}.',
    en: 'The bank cannot go below the minimum, {minimum}.',
  },
  'socio-agrees-at-table': {
    it: 'C’è un socio: il dimezzamento lo scrive l’impiegato, d’accordo tutti e due.',
    en: 'There is a partner: the employee enters the halving, when both agree.',
  },
  'mano-was-bought': {
    it: 'La mano è comprata: il banco non si diminuisce.',
    en: 'The mano was bought: its bank cannot be lowered.',
  },
  'no-tie-yet': {
    it: 'Il banco si diminuisce dopo un colpo a parità.',
    en: 'The bank may be lowered after a tie.',
  },
  'won-already': {
    it: 'Il banchiere ha già vinto un colpo: il banco non si diminuisce più.',
    en: 'The banker has already won a coup: the bank cannot be lowered any more.',
  },
  'first-coup-over': {
    it: 'Il primo colpo della mano è passato: il banco non si diminuisce più.',
    en: 'The first coup of the mano is over: the bank cannot be lowered any more.',
  },
  'not-lower': {
    it: 'Il banco è di {chips}: indicate una somma minore.',
    en: 'The bank is {chips}: name a smaller sum.',
  },
  'opened-at-minimum': {
    it: 'Il banco è partito dal minimo: non si diminuisce.',
    en: 'The bank was opened at the minimum: it cannot be lowered.',
  },
  'pass-after-win': {
    it: 'La mano si passa dopo un colpo vinto.',
    en: 'The mano may be passed after a coup won.',
  },
  'pass-after-coup': {
    it: 'La mano si passa dopo almeno un colpo.',
    en: 'The mano may be passed after at least one coup.',
  },
  'bank-not-followed': {
    it: 'A questo livello il banco non si segue: segnate solo chi tiene la mano.',
    en: 'At this level the bank is not followed: enter only who holds the mano.',
  },
  'not-tout-va': {
    it: 'Il banchiere non ha detto “tout va”.',
    en: 'The banker has not said “tout va”.',
  },
  'covered-already': {
    it: 'Il banco copre già tutte le puntate.',
    en: 'The bank already covers all stakes.',
  },
  'must-give-coup': {
    it: 'Il banco è annunciato: il colpo va dato.',
    en: 'The bank has been announced: the coup must be given.',
  },
  'inspector-chooses': {
    it: 'Il colpo è rifiutato: prima decide l’ispettore.',
    en: 'The coup was refused: the inspector decides first.',
  },
  'no-choice-due': {
    it: 'Non c’è un colpo rifiutato su cui decidere.',
    en: 'No coup was refused: there is nothing to decide.',
  },
  'twice-the-minimum': {
    it: 'Il banco dev’essere di almeno {chips}: prima un’aggiunta.',
    en: 'The bank must be at least {chips}: add to it first.',
  },
  'seat-empty-now': {
    it: 'Il posto resta vuoto per questa mano.',
    en: 'The seat stays empty for this mano.',
  },
  'enough-seated': {
    it: 'I seduti bastano: il banco resta.',
    en: 'Enough players are seated: the bank stays.',
  },
  'changeur-changes': {
    it: 'Le banconote le cambia il changeur.',
    en: 'The changeur changes banknotes.',
  },
} as const satisfies Record<string, Sentence>
