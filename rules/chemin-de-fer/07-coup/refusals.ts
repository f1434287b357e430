import type { Sentence } from '../../kernel/tell'

/** The coup and the drawing table: refusals in their order of precedence. */
export const COUP_REFUSALS = {
  'no-sabot': {
    it: 'Il sabot non è in gioco: prima mescolate, fate tagliare e aprite la taglia.',
    en: 'The sabot is not in play: shuffle, have it cut and open the taglia first.',
  },
  'still-asked': {
    it: 'Ci sono puntatori che devono ancora rispondere: raccogliete le risposte o chiudete la domanda.',
    en: 'Some punters have still to answer: take their answers or close the question.',
  },
  'bank-lacks': {
    it: 'Il banco va ancora coperto: mancano {missing}.',
    en: 'The bank has still to be covered: {missing} are missing.',
  },
  'nothing-plays': {
    it: 'Nessuna puntata è in gioco: il colpo non si dà.',
    en: 'No stake plays: the coup is not dealt.',
  },
  'no-holder': {
    it: 'Le carte non sono ancora assegnate: prima datele a chi spettano.',
    en: 'The cards have nobody to go to yet: give them first.',
  },
  'punta-speaks-first': {
    it: 'La punta parla per prima: annotate la sua parola, poi il banchiere scopre.',
    en: 'The punta speaks first: enter its word, then the banker lays open.',
  },
  'punta-draws-first': {
    it: 'La punta ha chiesto carta: la sua esce prima di quella del banco.',
    en: 'The punta has asked for a card: its card comes before the bank’s.',
  },
  'bank-first': {
    it: 'Prima il banchiere tira o resta e dice il suo punto, poi scopre la punta.',
    en: 'First the banker draws or stands and names a point, then the punta lays open.',
  },
  'bank-not-open': {
    it: 'Il banchiere deve ancora scoprire: le terze carte vengono dopo.',
    en: 'The banker has still to lay open: third cards come afterwards.',
  },
  'natural-needs-point': {
    it: 'La battuta si annuncia e si mostra: indicate le due carte, oppure 8 o 9.',
    en: 'A natural is announced and shown: enter the two cards, or else 8 or 9.',
  },
  'no-natural': {
    it: 'Con {point} non si batte: solo 8 e 9 nelle prime due carte.',
    en: '{point} is no natural: only 8 and 9 in the two first cards.',
  },
  'natural-bars': {
    it: 'C’è una battuta: nessuno prende carta.',
    en: 'There is a natural: nobody draws.',
  },
  'must-lay-down': {
    it: 'Con {point} la regola vuole che si batta.',
    en: 'With {point} the rule has it laid down.',
  },
  'must-draw': {
    it: 'Con {point} la regola vuole carta.',
    en: 'With {point} the rule has a card drawn.',
  },
  'must-stand': {
    it: 'Con {point} la regola vuole che si resti.',
    en: 'With {point} the rule has the side stand.',
  },
  'not-on-baccara': {
    it: 'Con baccarà non si può restare: va presa carta.',
    en: 'Nobody stands on baccara: a card must be drawn.',
  },
  'false-draw': {
    it: 'Con {point} la punta non doveva giocare così: il colpo va ristabilito con la regola, annotate l’errore.',
    en: 'With {point} the punta should have played otherwise: the coup is restored by the rule, enter the error.',
  },
  'no-card-asked': {
    it: 'La punta ha detto «no»: nessuna carta per lei.',
    en: 'The punta has said “no”: no card for it.',
  },
  'card-drawn': {
    it: 'La terza carta è già uscita.',
    en: 'The third card is out already.',
  },
  'draw-over': {
    it: 'Il banchiere resta: non può più tirare.',
    en: 'The banker stands: no more drawing.',
  },
  'cards-speak': {
    it: 'Le carte parlano: il punto è {point}.',
    en: 'The cards speak: the point is {point}.',
  },
  'cards-decide': {
    it: 'Le carte annotate danno un altro risultato: rivedetele, o registrate la decisione dell’ispettore.',
    en: 'The cards entered make another result: look at them again, or record the inspector’s ruling.',
  },
  'same-word': {
    it: 'È la parola già detta.',
    en: 'That is the word already said.',
  },
  'bound-to-rule': {
    it: 'Il banchiere ha già scoperto e la punta è tenuta alla regola: il colpo si ristabilisce, annotate l’errore.',
    en: 'The banker has laid open and the punta is bound to the rule: the coup is restored, enter the error.',
  },
  'banker-answers': {
    it: 'Il banchiere ha già scoperto: dica prima se dà la carta o no.',
    en: 'The banker has laid open: the banker first says whether the card is given or not.',
  },
  'baccara-gets-card': {
    it: 'La punta ha baccarà: la carta va data.',
    en: 'The punta has baccara: the card must be given.',
  },
  'keeps-covered': {
    it: 'Il puntatore tiene coperte le sue carte fino alla fine dei tiraggi.',
    en: 'The punter keeps the cards covered until the draws are over.',
  },
  'already-open': {
    it: 'Le carte sono già scoperte.',
    en: 'The cards lie open already.',
  },
  'point-missing': {
    it: 'Indicate le due carte del puntatore, oppure il loro punto.',
    en: 'Enter the punter’s two cards, or else their point.',
  },
  'above-bank': {
    it: 'Il banco è di {bank}: di fatto non può essere di più.',
    en: 'The bank is {bank}: no more than that can play.',
  },
  'nothing-played': {
    it: 'Indicate quanto è stato giocato di fatto.',
    en: 'Enter the sum that actually played.',
  },
  'below-bank': {
    it: 'Sul tavolo il banco è di {bank}: può crescere, non calare.',
    en: 'The bank on the table is {bank}: it may grow, not shrink.',
  },
  'socio-consents': {
    it: 'Con un socio il banco cresce solo con il suo accordo: registrate prima l’aggiunta.',
    en: 'With a partner the bank grows only by agreement: record the addition first.',
  },
  exhausted: {
    it: 'Il colpo è esaurito e contestato: lo corregge solo l’ispettore.',
    en: 'The coup is exhausted and disputed: only the inspector corrects it.',
  },
  'not-remembered': {
    it: 'Il colpo {coup} non è tra gli ultimi trenta di questo tavolo.',
    en: 'Coup {coup} is not among the latest thirty of this table.',
  },
  'was-void': {
    it: 'Quel colpo era nullo e le puntate sono tornate: decida l’ispettore con una contestazione.',
    en: 'That coup was void and the stakes went back: the inspector decides in a dispute.',
  },
  'not-staked': {
    it: '{member} non aveva puntate in quel colpo.',
    en: '{member} had no stake on that coup.',
  },
  'changes-nothing': {
    it: 'Corretto così, il colpo resta com’è.',
    en: 'Corrected like this, the coup stays as it is.',
  },
  'nothing-to-acknowledge': {
    it: 'Per il colpo {coup} non c’è alcuna fiche da spostare.',
    en: 'There are no chips to move for coup {coup}.',
  },
  'mano-on-offer': {
    it: 'La mano di quel colpo è offerta a {sum}: prima qualcuno la prende, o disfate il passaggio, poi correggete.',
    en: 'The mano of that coup is on offer at {sum}: let somebody take it first, or take the passing back, then correct.',
  },
  'tax-given-back': {
    it: 'La cagnotte di quel colpo è già stata restituita da una decisione.',
    en: 'The tax of that coup has been given back by a ruling already.',
  },
  'bank-too-small': {
    it: 'Al banco mancherebbero {missing}: concludete prima la mano, poi correggete.',
    en: 'The bank would be short by {missing}: finish the mano first, then correct.',
  },
  'share-too-small': {
    it: 'Alla parte di {member} nel banco mancherebbero {missing}: concludete prima la mano, poi correggete.',
    en: '{member}’s part of the bank would be short by {missing}: finish the mano first, then correct.',
  },
} as const satisfies Record<string, Sentence>
