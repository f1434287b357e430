import { provision } from '../../kernel/provision'

export const DEAL_PROVISIONS = {
  'V.1': provision(
    'enforced',
    [
      'Prima si alza, poi si danno le carte',
      'Il cartaro dà le carte soltanto dopo l’alzata di chi ne ha diritto; se manca, alza il primo alla sua destra e l’assente perde il colpo.',
      'Manca l’alzore: alza il successivo a destra.',
    ],
    [
      'The cut comes before the deal',
      'The cartaro deals only after the cut by the player who has the right; if that player is absent the next on the right cuts, and the absent one loses the colpo.',
      'The cutter is missing: the next on the right cuts.',
    ],
  ),
  'V.2': provision(
    'enforced',
    [
      'Chi entra al proprio turno non fa carte',
      'Chi entra o rientra proprio quando tocca a lui il mazzo non è cartaro: il mazzo passa oltre.',
      'Alfa rientra al suo turno: fa carte il vicino di sinistra.',
    ],
    [
      'A player who enters on their own deal does not deal',
      'A player who enters or re-enters just at their own turn to deal cannot be cartaro: the pack passes on.',
      'Alfa re-enters on Alfa’s own deal: the left neighbour deals.',
    ],
  ),
  'V.3': provision(
    'enforced',
    [
      'Il cartaro assente deve l’uscita',
      'Chi è lontano al proprio turno di mazzo deve al pot l’uscita come cartaro, una volta sola per ogni assenza.',
      'Bravo è fuori due giri: paga l’uscita una volta.',
    ],
    [
      'The absent cartaro owes the uscita',
      'A player who is away at their turn to deal owes the pot the uscita as cartaro, once per absence.',
      'Bravo is away for two giri, and pays it once.',
    ],
  ),
  'V.4': provision(
    'enforced',
    [
      'Agli assenti si danno carte morte',
      'Le carte si danno anche agli assenti, salvo che siano state tolte quelle superflue; chi non gioca il colpo perde l’alzata.',
      'Con uno assente si danno cinque mani, una morta.',
    ],
    [
      'Absent players are dealt dead hands',
      'Cards are dealt to absent players too, unless the superfluous ones were taken out; who is not in the colpo loses the cut.',
      'With one absent, five hands are dealt, one of them dead.',
    ],
  ),
  'V.5': provision(
    'recorded',
    [
      'L’errore scoperto presto non costa la mano',
      'Scoperto prima della seconda carta al primo giocatore, l’errore lascia la mano al cartaro; dopo, la mano passa, anche se il vizio è del mazzo (salvo diverso uso del tavolo). Chi ha dato per sbaglio al posto di un altro gli cede le carte.',
      'Alla terza carta ci si accorge di un salto: dà carte il successivo.',
    ],
    [
      'An error found early does not cost the deal',
      'Found before the second card to the first player, an error leaves the deal with the cartaro; later the deal passes on, for a fault of the pack too (unless the table has another custom). A wrong dealer gives way to the right one.',
      'At the third card a skip is noticed: the next one deals.',
    ],
  ),
  'V.6': provision(
    'recorded',
    [
      'Distribuzione difettosa, mano nulla',
      'Un difetto trovato a distribuzione completa e prima dell’apertura annulla la mano: cartaro sbagliato, alzata mancata, mani o carte in più o in meno, sesta carta, carte scoperte, mazzo inesatto.',
      'Delta ha sei carte prima dell’apertura: si ridà.',
    ],
    [
      'A faulty deal is void',
      'A fault found after a complete deal and before the opening voids it: wrong dealer, no cut, hands or cards too many or too few, a sixth card, face-up cards, a wrong pack.',
      'Delta has six cards before the opening: a new deal.',
    ],
  ),
  'V.7': provision(
    'recorded',
    [
      'Prima si discute, poi si annulla',
      'L’errore va discusso prima di dichiarare nullo il colpo; se poi il colpo vale, è di chi ha tenuto le carte, può aprire e non è passato.',
      'Tutti gettano le carte tranne Echo: il mazzo era giusto, il colpo è suo.',
    ],
    [
      'Discuss first, then void',
      'An error is discussed before the colpo is declared void; if it stands after all it belongs to the player who kept the cards, can open and has not passed.',
      'All throw their cards but Echo: the pack was right, the colpo is Echo’s.',
    ],
  ),
  'V.8': provision(
    'recorded',
    [
      'Aperto il colpo, il colpo vale',
      'Dopo l’apertura il colpo è valido; è nullo soltanto se all’accomodo il mazzo risulta inesatto, e mai dopo che il primo a parlare ha giocato.',
      'All’accomodo manca una carta: colpo nullo. Dopo la prima puntata, vale.',
    ],
    [
      'Once opened, the colpo stands',
      'After the opening the colpo stands; it is void only if the pack’s count proves wrong at the draw, never once the first to speak has played after it.',
      'A card is missing at the draw: void. After the first bet, it stands.',
    ],
  ),
  'V.9': provision(
    'recorded',
    [
      'Sei carte accanto a quattro',
      'Aperto il colpo, se uno ha sei carte e il vicino quattro, il secondo può restare e il primo esce perdendo le sue messe.',
      'Foxtrot ne ha sei, Golf quattro: esce Foxtrot.',
    ],
    [
      'Six cards beside four',
      'After the opening, if one player has six cards and a neighbour four, the latter may stay and the former leaves, losing their stakes.',
      'Foxtrot has six, Golf four: Foxtrot is out.',
    ],
  ),
} as const
