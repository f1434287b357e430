import { provision } from '../../kernel/provision'

export const PUNTER_ERRORS_PROVISIONS = {
  'S.126b': provision(
    'recorded',
    [
      'Falso tiraggio con terzi',
      'Un tiraggio o un restare falso con terzi si ristabilisce sempre secondo la regola, con le caselle libere imposte: Sanremo resta, Venezia tira (impostazione «caselle libere»). Le carte si ridanno nell’ordine d’uscita: quella che serve si usa; in più, se non vista, va al colpo dopo; vista, è nulla.',
      'Delta chiede con 6: la carta passa al banco, che con 4 dopo un «no» tira.',
    ],
    [
      'False draw con terzi',
      'A false draw or stand con terzi is always restored by the rule, free cells forced: Sanremo stands, Venice draws (setting “free cells”). Cards are given again in the order they came out: one needed is used; a surplus one serves the next coup unseen, and is void seen.',
      'Delta draws on 6: the card goes to the bank, which with 4 draws after a “no”.',
    ],
    ['V.third-party-errors'],
  ),
  'S.127': provision(
    'recorded',
    [
      'Punta mostrata troppo presto',
      'Il puntatore con terzi che prima della parola dice il punto o volta le carte, o le volta e le ricopre, le rimette scoperte. Le due parti giocano alla regola: il suo 5 resta, contro di esso il 5 del banco tira, le caselle libere sono imposte. Dire il punto vale quanto scoprire.',
      'Delta dice «cinque» prima del «no»: resta; Alfa, con 5, tira.',
    ],
    [
      'Punta shown too soon',
      'The punter con terzi says the point or turns cards before the draws, or turns and hides them: they are turned back, and both sides play the rule. The punta’s 5 stands, a bank’s 5 then draws, free cells are forced. Naming the point counts as uncovering.',
      'Delta says “five” before the word: Delta stands; Alfa, with 5, draws.',
    ],
    ['S.128'],
  ),
  'S.129': provision(
    'recorded',
    [
      'Con terzi si cambia parola',
      'Se il puntatore con terzi cambia parola, vale l’ultima finché il banchiere non ha voltato. Dopo, le due parti giocano alla regola: il suo 5 resta e le caselle libere sono imposte.',
      'Alfa ha voltato e Delta, con 5, passa da «carta» a «no»: resta, e Alfa segue la tavola.',
    ],
    [
      'Changing the word con terzi',
      'If the punter con terzi changes the word, the last one holds while the banker has not turned. After that both sides play the rule: the punta’s 5 stands, and free cells are forced.',
      'Alfa has turned, and Delta, with 5, changes from “carta” to “no”: Delta stands, and Alfa follows the table.',
    ],
  ),
  'S.130': provision(
    'recorded',
    [
      'Punto detto prima del banco',
      'Il puntatore che ha già tirato o è restato e dice il punto, o scopre, prima che il banchiere parli, lascia il banchiere libero di scegliere. Non deve nulla, ma per la serata non ha più le carte con terzi.',
      'Echo, restata, dice «sei»: Alfa, con 5, fa come vuole.',
    ],
    [
      'Named before the bank',
      'A punter who, having drawn or stood, names the point or uncovers before the banker has spoken leaves the banker free to choose. Nothing is owed, but that punter gets no cards con terzi for the rest of the evening.',
      'Echo has stood and says “six”: Alfa, with 5, may choose.',
    ],
  ),
  'S.123': provision(
    'recorded',
    [
      'Il solo butta le carte',
      'Il puntatore solo che mette le carte nel paniere troppo presto perde. Al primo colpo della taglia, invece, si riprendono e si gioca; se il banco ha baccara è parità.',
      'Bravo, solo, butta le carte; il banco ha 3: vince il banco.',
    ],
    [
      'A solo drops the cards',
      'A solo punter who puts the cards into the basket too soon loses. At the first coup of the taglia they are taken back out instead and play goes on; if the bank has baccara it is a tie.',
      'Bravo, solo, drops the cards; the bank has 3: the bank wins.',
    ],
  ),
  'S.131b': provision(
    'recorded',
    [
      'Carte nel paniere, con terzi',
      'Se lo fa un puntatore con terzi il colpo è nullo, perché il denaro degli altri non deve cadere con il suo; può essere allontanato dalla sala.',
      'Delta butta le carte e anche Echo aveva puntato: ciascuno riprende il suo.',
    ],
    [
      'In the basket, con terzi',
      'If a punter con terzi does so, the coup is void, since others’ money must not fall with it; the punter may be sent out.',
      'Delta drops the cards, and Echo had staked too: everyone takes their money back.',
    ],
  ),
  'S.124': provision(
    'recorded',
    [
      'La terza carta resta scoperta',
      'La terza carta resta scoperta. Il solo che la rivolta mostra le tre carte, e il banchiere con un punto da 3 a 6 fa come vuole. Con terzi l’ispettore può annullare il colpo e allontanare chi l’ha fatto.',
      'Bravo, solo, ricopre il 7 ricevuto: mostra tutto, e Alfa, con 4, sceglie.',
    ],
    [
      'Third card stays open',
      'The third card stays open. A solo who turns it over shows all three, and a banker with 3 to 6 chooses freely. Con terzi the inspector may void the coup and remove the punter.',
      'Bravo, solo, covers the 7 received: all is shown, and Alfa, with 4, chooses.',
    ],
  ),
} as const
