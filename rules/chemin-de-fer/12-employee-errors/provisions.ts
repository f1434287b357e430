import { provision } from '../../kernel/provision'

export const EMPLOYEE_ERRORS_PROVISIONS = {
  'S.131a': provision(
    'recorded',
    [
      'L’impiegato butta le carte',
      'Se per colpa dell’impiegato le carte cadono nel paniere prima che il punto sia chiaro, il colpo è nullo. Al primo colpo della taglia si riprendono e si gioca.',
      'L’impiegato raccoglie troppo presto al quinto colpo: ciascuno riprende il suo.',
    ],
    [
      'The employee drops cards',
      'If through the employee cards fall into the basket before the point is clear, the coup is void. At the first coup of the taglia they are taken back out and play goes on.',
      'The employee gathers the cards too soon at the fifth coup: everyone takes their money back.',
    ],
  ),
  'S.132': provision(
    'recorded',
    [
      'Punta scoperta passando',
      'Se l’impiegato, passando le carte della punta, le scopre, il gioco si chiude subito e nessuna puntata si muove. Un banco chiamato è dato e si gioca alla regola: la punta con 5 resta, il banco con 5 tira, le caselle libere sono imposte. Se nulla è puntato o chiamato, il colpo è nullo.',
      'Si vede il 5 di Delta: Delta resta; Alfa ha 5 e tira.',
    ],
    [
      'Exposed while passing',
      'If the employee exposes the punta’s cards while passing them, the game closes at once and no stake moves. A called banco is given and played by the rule: a punta’s 5 stands, a bank’s 5 draws, free cells are forced. With nothing staked or called the coup is void.',
      'Delta’s 5 is seen: Delta stands; Alfa has 5 and draws.',
    ],
    ['V.exposed'],
  ),
  'S.133': provision(
    'recorded',
    [
      'Punta scoperta più tardi',
      'Lo stesso in ogni altro momento prima che il banchiere abbia parlato: le due parti giocano alla regola, la punta con 5 resta e le caselle libere sono imposte.',
      'L’impiegato urta le carte e si vede un 4: Delta chiede, Alfa segue la tavola.',
    ],
    [
      'Exposed at a later point',
      'The same at any later point before the banker has spoken: both sides play the rule, a punta’s 5 stands, and free cells are forced.',
      'The employee knocks the cards and a 4 is seen: Delta draws, Alfa follows the table.',
    ],
  ),
  'S.134': provision(
    'recorded',
    [
      'Carte confuse',
      'Se l’impiegato confonde le carte in modo che nessuno possa rimetterle con certezza, il colpo è nullo.',
      'Le carte delle due parti si mischiano: puntate e banco tornano come prima.',
    ],
    [
      'Cards in a muddle',
      'If the employee muddles the cards beyond certain repair, the coup is void.',
      'The cards of both sides get mixed: stakes and bank are as before.',
    ],
  ),
  'S.135': provision(
    'recorded',
    [
      'Mano data fuori turno',
      'Se l’impiegato dà la mano fuori turno, il sabot torna a chi spetta finché nessuna carta è staccata, o dopo una parità al primo colpo; la mano di chi spetta comincia allora. Altrimenti continua così.',
      'Il sabot va a Delta invece che a Charlie; Delta vince un colpo: la mano resta a Delta.',
    ],
    [
      'Mano out of turn',
      'If the employee gives the mano out of turn, the sabot goes to its owner while no card is detached, or after a tie at the first coup; the owner’s mano then begins. Otherwise the mano goes on.',
      'The sabot goes to Delta instead of Charlie; Delta wins a coup: the mano stays Delta’s.',
    ],
  ),
  'S.136a': provision(
    'recorded',
    [
      'Carte alla puntata minore',
      'Se, con più puntate al tavolo, le carte vanno per errore a chi non ha la più alta: non viste vanno a chi spettano; viste, si gioca alla regola e nessuno cambia puntata o parola.',
      'Delta ha 50 e le carte vanno a Echo, che ha 20 e le ha guardate: gioca Echo, alla regola.',
    ],
    [
      'Cards to the lower stake',
      'If at a table coup the employee gives the cards to a player without the highest stake: unseen, they go where due; seen, the rule is played and nobody changes stake or word.',
      'Delta has 50 and the cards go to Echo, who has 20 and has looked: Echo plays, by the rule.',
    ],
  ),
  'S.136b': provision(
    'recorded',
    [
      'Carte negate a chi spettano',
      'Se l’impiegato nega le carte a chi aveva il banco o il con il tavolo, la sua puntata è nulla, a meno che non fosse regolarmente sul tavolo.',
      'Golf aveva chiamato banco senza mettere le fiches: la sua giocata non esiste.',
    ],
    [
      'Cards denied in error',
      'If the employee denies the cards to a rightful banco or con il tavolo, that player’s stake is null unless it lay properly on the table.',
      'Golf had called banco without laying the chips: Golf’s stake is null.',
    ],
  ),
  'S.137a': provision(
    'recorded',
    [
      'Parola ripetuta male',
      'Se l’impiegato ripete la parola sbagliata, il colpo si ristabilisce con la parola detta e si gioca alla regola, con le caselle libere imposte: Sanremo resta, Venezia tira e annulla le carte in più (impostazione «caselle libere»).',
      'Delta dice «carta», l’impiegato «no»: la carta staccata va a Delta.',
    ],
    [
      'Word repeated wrongly',
      'If the employee repeats the wrong word, the coup is restored with the word said and played by the rule, free cells forced: Sanremo stands; Venice draws, and voids surplus cards (setting “free cells”).',
      'Delta says “carta”, the employee “no”: the detached card goes to Delta.',
    ],
    ['V.misheard'],
  ),
  'S.137b': provision(
    'recorded',
    [
      'Detto «carta» per «no»',
      'Se ha detto «carta» per un «no» e una carta è uscita, è del banco se ha meno di 6 e una seconda è nulla; con 6 o 7 sono tutte nulle, anche non viste.',
      'Delta ha detto «no» e sono uscite due carte: Alfa, con 3, ha la prima; la seconda è nulla.',
    ],
    [
      '“Carta” for a “no”',
      'If the employee said “carta” for a “no” and a card is out, it is the bank’s with less than 6, and a second one is void; with 6 or 7 they are all void, even unseen.',
      'Delta said “no” and two cards are out: Alfa, with 3, has the first; the second is void.',
    ],
  ),
  'S.137c': provision(
    'prompted',
    [
      'Il cinque si corregge',
      'La punta con 5 può correggere la parola sbagliata finché il banchiere non volta. Dopo vale la prima parola dell’impiegato.',
      'Delta ha 5 e dice «carta», l’impiegato ripete «no»: Delta corregge e riceve la carta.',
    ],
    [
      'A five is put right',
      'A punta on 5 may put the wrong word right until the banker turns. After that the employee’s first word holds.',
      'Delta, on 5, says “carta” and the employee repeats “no”: Delta puts it right and has the card.',
    ],
  ),
} as const
