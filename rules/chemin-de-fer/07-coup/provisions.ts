import { provision } from '../../kernel/provision'

export const COUP_PROVISIONS = {
  'S.11a': provision(
    'enforced',
    [
      'Le quattro carte',
      'Si danno quattro carte coperte, una dopo l’altra: la prima e la terza alla punta, a destra; la seconda e la quarta al banco.',
      'Escono 3, 9, 5, re: la punta ha 8, il banco 9.',
    ],
    [
      'The four cards',
      'Four cards are dealt face down, one after the other: the first and third to the punta, on the right; the second and fourth to the bank.',
      'Out come 3, 9, 5, king: the punta has 8, the bank 9.',
    ],
    ['V.deal'],
  ),
  'V.values': provision(
    'enforced',
    [
      'I valori e il punto',
      'Figure e dieci valgono zero, l’asso uno, le altre il loro numero; della somma restano le unità. Vince il punto più alto; la parità non muove fiches ma è un colpo. Una carta nulla non conta mai.',
      '7 e 6 fanno 13, cioè 3. Contro 3 è parità: puntate e banco restano dove sono.',
    ],
    [
      'Values and point',
      'Court cards and tens count nothing, aces one, other cards their number; tens are dropped from the sum. The higher point wins; a tie moves no money and still counts as a coup. A void card counts nowhere.',
      '7 and 6 make 13, so 3. Against 3 it is a tie: stakes and bank stay where they are.',
    ],
    ['V.tie'],
  ),
  'S.11b': provision(
    'enforced',
    [
      'La punta parla per prima',
      'La punta parla per prima, a carte coperte, e l’impiegato ripete; solo allora il banchiere scopre le sue. Le terze carte sono scoperte. Il banchiere dice il punto prima della punta.',
      'Bravo dice «carta», l’impiegato ripete «carta»: Alfa volta le sue, ha 4, e dà un 7 scoperto.',
    ],
    [
      'The punta speaks first',
      'The punta speaks first, cards covered, and the employee repeats; only then does the banker lay the bank’s cards open. Third cards are open. The banker names the point before the punta.',
      'Bravo says “carta”, the employee repeats “carta”: Alfa turns a 4 and gives an open 7.',
    ],
    ['S.73', 'V.speak-first', 'V.then-banker'],
  ),
  'S.12': provision(
    'enforced',
    [
      'La battuta',
      'Otto o nove con le prime due carte è battuta, per l’una e per l’altra parte, e impedisce all’altra di prendere carta.',
      'La punta volta 8: il banco, che ha 3, non può tirare e perde.',
    ],
    [
      'The natural',
      'Eight or nine in the first two cards is a natural, for either side, and bars the other from drawing.',
      'The punta lays down 8: the bank, with 3, may not draw and loses.',
    ],
  ),
  'S.13': provision(
    'enforced',
    [
      'Carta o no',
      'Contano solo «carta» e «no»; per la battuta il numero detto subito e le carte mostrate. I segni sono a rischio di chi li fa: una parola poco chiara, non corretta in tempo, si gioca come l’ha ripetuta l’impiegato.',
      'Bravo incrocia le carte, l’impiegato dice «no» e Bravo tace: è «no».',
    ],
    [
      'Carta or no',
      'Only “carta” and “no” count; for a natural, the number said at once and the cards shown. Signs are at the maker’s risk: an unclear word not put right in time is played as the employee repeated it.',
      'Bravo crosses the cards, the employee says “no” and Bravo is silent: it is “no”.',
    ],
    ['V.words', 'V.signs'],
  ),
  'S.48': provision(
    'enforced',
    [
      'Libero, ma non con baccara',
      'Chi non è tenuto alla regola, banchiere o puntatore solo, gioca come vuole ma non resta mai con baccara, cioè con zero.',
      'Bravo, solo, resta con 4: può. Con re e dieci deve chiedere carta.',
    ],
    [
      'Free, never on baccara',
      'A player not bound to the rule, banker or solo punter, plays freely but never stands on baccara, a point of 0.',
      'Bravo, solo, stands on 4, as is allowed. On king and ten Bravo must draw.',
    ],
    ['S.113a', 'V.free', 'V.no-baccara'],
  ),
  'S.113b': provision(
    'enforced',
    [
      'La punta con terzi',
      'Il puntatore con terzi gioca alla regola ed è libero soltanto con 5: sotto non resta mai, sopra non tira mai.',
      'Delta gioca 40 e Echo 20, carte a Delta: con 5 sceglie, con 4 chiede, con 6 dice «no».',
    ],
    [
      'The punta con terzi',
      'The punter con terzi plays the rule, free only on 5: never standing below it, never drawing above it.',
      'Delta plays 40 and Echo 20, the cards are Delta’s: a 5 is free, a 4 draws, a 6 stands.',
    ],
    ['S.126a'],
  ),
  'S.113c': provision(
    'enforced',
    [
      'La tavola della regola',
      'Punta: 0–4 tira, 5–7 resta, 8–9 abbatte. Banco, secondo la carta data: 0–2 tira sempre; 3 resta dando 8 e dando 9 sceglie; 4 tira dando 2–7; 5 tira dando 5–7 e dando 4 sceglie; 6 tira dando 6–7; 7 resta. Dopo «no» tira fino a 5. Con 3 che dà 8 Sanremo tira (impostazione «3 che dà 8»).',
      'Il banco ha 4 e ha dato un 9: resta.',
    ],
    [
      'The drawing table',
      'Punta: 0–4 draws, 5–7 stands, 8–9 lays down. Bank, by the card given: 0–2 always draws; 3 stands on 8, free on 9; 4 draws on 2–7; 5 draws on 5–7, free on 4; 6 draws on 6–7; 7 stands. After “no” it draws up to 5. With 3 giving 8 Sanremo draws (setting “3 giving 8”).',
      'The bank has 4 and has given a 9: it stands.',
    ],
    ['V.table'],
  ),
  'S.75': provision(
    'enforced',
    [
      'Battuta non abbattuta',
      'Il banchiere che con 8 o 9 non abbatte e offre carta ha perso la battuta: l’8 o il 9 di tre carte della punta lo pareggia o lo batte.',
      'Alfa ha 8 e dà carta; la punta, da 4, riceve 5 e fa 9: vince la punta.',
    ],
    [
      'A natural not laid down',
      'A banker with 8 or 9 who does not lay it down but offers a card has lost the natural: a three-card 8 or 9 of the punta ties or beats it.',
      'Alfa has 8 and gives a card; the punta’s 4 gets a 5 and makes 9: the punta wins.',
    ],
    ['V.gives-natural'],
  ),
  'S.76': provision(
    'recorded',
    [
      'Le carte parlano',
      'Contano le carte e non le parole del banchiere: un punto detto male si corregge. Ma, voltate le carte, nominare un punto che non sia baccara toglie il diritto di tirare; alla regola invece prevale la regola e la carta si prende.',
      'Alfa volta 4 e dice «cinque»: il punto è 4, ma Alfa non tira più.',
    ],
    [
      'The cards speak',
      'The cards count, not the banker’s words: a wrong point is put right. But once the cards are turned, naming any point other than baccara ends the right to draw; alla regola the rule prevails and the card is drawn.',
      'Alfa turns a 4 and says “five”: the point is 4, but Alfa no longer draws.',
    ],
  ),
  'S.119': provision(
    'recorded',
    [
      'Il solo sbaglia il punto',
      'Anche per il puntatore solo contano le carte: se nomina un punto sbagliato, si corregge.',
      'Bravo, solo, dice «sei», ma le carte fanno 7: vale 7.',
    ],
    [
      'A solo names it wrongly',
      'For a solo punter too the cards count: a wrong point is put right.',
      'Bravo, solo, says “six”, but the cards make 7: it is 7.',
    ],
  ),
  'S.118': provision(
    'enforced',
    [
      'Gli errori del solo',
      'I falsi tiraggi e gli errori del puntatore solo che non gioca alla regola restano come sono.',
      'Bravo, solo, chiede carta con 7 e scende a 2: il colpo vale.',
    ],
    [
      'A solo’s errors stand',
      'False draws and errors of a solo punter not bound to the rule stand as they are.',
      'Bravo, solo, draws on 7 and falls to 2: the coup counts.',
    ],
  ),
  'S.120': provision(
    'enforced',
    [
      'Rinuncia alla battuta',
      'Il puntatore solo che per svista o scelta non abbatte perde contro una battuta di 8 o 9 del banco, anche 9 contro 9. Senza battuta dall’altra parte il suo punto conta e basta. Con terzi si ristabilisce e parlano le carte.',
      'Bravo, solo, ha 9 e dice «no»; Alfa abbatte 8: vince il banco.',
    ],
    [
      'A natural given up',
      'A solo punter who by slip or choice does not lay down a natural loses to the bank’s natural of 8 or 9, even 9 against 9. With no natural opposite the point just counts. Con terzi the coup is restored and the cards speak.',
      'Bravo, solo, has 9 and says “no”; Alfa lays down 8: the bank wins.',
    ],
    ['V.renounce'],
  ),
  'S.121': provision(
    'prompted',
    [
      'Il solo cambia parola',
      'Se il puntatore solo cambia parola prima che il banchiere volti, vale l’ultima. Dopo, il banchiere dà o non dà la carta, dicendolo prima di estrarla; a baccara deve darla.',
      'Bravo dice «no», poi «carta» quando Alfa ha già voltato: decide Alfa, che dice «non do».',
    ],
    [
      'A solo changes the word',
      'If a solo punter changes the word before the banker has turned, the last word holds. After that the banker may give the card or not, saying so before it is drawn, and must give it to a baccara.',
      'Bravo says “no”, then “carta” once Alfa has turned: Alfa decides and says “no card”.',
    ],
  ),
  'S.122': provision(
    'recorded',
    [
      'Nessuna carta scoperta',
      'Il puntatore che ha le carte non ne scopre nessuna.',
      'Delta volta un 3 per guardarlo meglio: lo ricopre e l’impiegato segna l’errore.',
    ],
    [
      'No card uncovered',
      'The punter with the cards uncovers none of them.',
      'Delta turns a 3 to see it better: it is covered again, and the employee notes the error.',
    ],
  ),
  'S.125': provision(
    'recorded',
    [
      'Alla fine si mostra',
      'A colpo finito il puntatore dice il suo punto e stende le carte sul tavolo.',
      'Delta dice «sette» e stende 4 e 3: l’impiegato paga.',
    ],
    [
      'Showing at the end',
      'At the end the punter names the point and spreads the cards.',
      'Delta says “seven” and spreads 4 and 3: the employee pays.',
    ],
  ),
  'S.27': provision(
    'enforced',
    [
      'Colpo esaurito',
      'I reclami su quanto è stato pagato o riscosso finiscono a colpo esaurito: carte nel paniere e tutte le puntate pagate o tolte. Poi può decidere soltanto l’ispettore, con una rettifica.',
      'Echo ha ricevuto 10 in meno e lo dice al colpo dopo: decide l’ispettore, non l’impiegato.',
    ],
    [
      'The coup is exhausted',
      'Claims on what was paid or collected end when the coup is exhausted: cards in the basket and all stakes paid or taken. After that only the inspector may rule, with a compensating entry.',
      'Echo was paid 10 too little and says so a coup later: the inspector rules, not the employee.',
    ],
  ),
} as const
