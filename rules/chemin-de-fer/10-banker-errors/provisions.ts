import { provision } from '../../kernel/provision'

export const BANKER_ERRORS_PROVISIONS = {
  'S.54': provision(
    'prompted',
    [
      'Carta staccata troppo presto',
      'Una carta staccata prima della chiusura impegna il banchiere a dare il colpo fino al suo banco. Chi rifiuta lascia il posto o, se l’ispettore acconsente, passa la mano, e le carte servono al colpo dopo. A Venezia non impegna il banchiere alla regola (impostazione «carta staccata»).',
      'Alfa estrae una carta a gioco aperto, poi vede 200 puntati: deve dare il colpo.',
    ],
    [
      'A card out too soon',
      'A card detached before the closing binds the banker to the coup up to the bank. Refusing costs the seat or, with the inspector’s leave, passes the mano, and the cards serve the next coup. Venice frees a banker who plays alla regola (setting “card out too soon”).',
      'Alfa draws a card with the game open, then sees 200 staked: the coup must be given.',
    ],
    ['V.drawn-must-give'],
  ),
  'S.57': provision(
    'prompted',
    [
      'Il banchiere ha guardato',
      'Se il banchiere ha guardato le sue carte prima delle puntate, il puntatore solo che non ha preso le sue può rifiutare; se sono più d’uno, ciascuno può ritirare o ridurre. Poi «chi punta accetta»: si gioca se resta il minimo, altrimenti il colpo è nullo.',
      'Alfa guarda a gioco aperto; resta solo 8 con minimo 10: colpo nullo.',
    ],
    [
      'The banker has looked',
      'If the banker looked at the bank’s cards before the stakes were in, a solo caller who has not taken up the cards may refuse; several may each withdraw or reduce. Then “who stakes accepts”: played if the minimum is left, else void.',
      'Alfa looks with the game open; only 8 stay and the minimum is 10: the coup is void.',
    ],
  ),
  'S.58': provision(
    'enforced',
    [
      'La domanda impegna',
      'Se invece il puntatore chiede al banchiere se dà carta, o ha toccato le sue, è impegnato per quel colpo; e nessun altro può cambiare.',
      'Bravo chiede «dà carta?» ad Alfa che ha guardato: Bravo gioca, e le puntate restano.',
    ],
    [
      'The question binds',
      'If instead the punter asks the banker whether a card is given, or has touched the punta’s cards, that punter is bound to the coup; and nobody else may change.',
      'Bravo asks Alfa, who has looked, for a card: Bravo plays, and the stakes stay.',
    ],
    ['V.touched'],
  ),
  'S.59': provision(
    'prompted',
    [
      'Banco scoperto troppo presto',
      'Se il banchiere abbatte o scopre troppo presto, tutti possono ritirarsi, a meno che il puntatore abbia toccato una sua carta: toccata, qui, vale come vista.',
      'Alfa volta 9 prima della parola; Bravo non ha toccato nulla e ritira i suoi 30.',
    ],
    [
      'Bank uncovered too soon',
      'If the banker lays down or uncovers cards too soon, all may withdraw, unless the punter has touched a card: touched, here, counts as seen.',
      'Alfa turns a 9 before the word; Bravo has touched nothing and withdraws the 30.',
    ],
  ),
  'S.60': provision(
    'recorded',
    [
      'Una carta della punta voltata',
      'Il banchiere che nel dare volta una carta della punta ne scopre una delle sue; le puntate restano.',
      'Alfa volta per errore un 6 della punta: scopre un suo 2 e si gioca.',
    ],
    [
      'One card of the punta',
      'A banker who turns one card of the punta while dealing uncovers one of the bank’s; stakes stay.',
      'Alfa turns a 6 of the punta by mistake: a 2 of the bank is uncovered and play goes on.',
    ],
  ),
  'S.61a': provision(
    'prompted',
    [
      'Punta scoperta, nessuna puntata',
      'Se il banchiere scopre le carte della punta e nulla è puntato, tutti a turno possono puntare o chiamare banco.',
      'La punta mostra 5 e il tavolo è vuoto: Bravo per primo, poi Charlie, possono puntare.',
    ],
    [
      'Exposed, nothing staked',
      'If the banker exposes the punta’s cards with nothing staked, all in turn may stake or call banco.',
      'The punta shows 5 and the table is empty: Bravo first, then Charlie, may stake.',
    ],
  ),
  'S.61b': provision(
    'prompted',
    [
      'Punta scoperta, gioco aperto',
      'Lo stesso con puntate e gioco aperto: le puntate restano e si può aggiungere la differenza, prima chi aveva perso il banco o il con il tavolo, poi gli altri nell’ordine della mano.',
      'Banco 100, puntati 60: i 40 che mancano può metterli prima Golf, che aveva perso il banco.',
    ],
    [
      'Exposed, game open',
      'The same with stakes down and the game open: they stand, and the difference may be added, first by the player who lost the bank or the con il tavolo before, then in the order of the mano.',
      'Bank 100, staked 60: the missing 40 are open first to Golf, who lost the bank before.',
    ],
  ),
  'S.61c': provision(
    'prompted',
    [
      'Punta scoperta, gioco chiuso',
      'Lo stesso a gioco chiuso: ciascuno mantiene o ritira la sua puntata; nulla di nuovo.',
      'La punta mostra 2: Delta ritira i 30, Echo mantiene i 20.',
    ],
    [
      'Exposed, game closed',
      'The same with the game closed: each player may keep or withdraw the stake; nothing new is laid.',
      'The punta shows 2: Delta withdraws 30, Echo keeps 20.',
    ],
  ),
  'S.61d': provision(
    'prompted',
    [
      'Punta scoperta, banco chiamato',
      'Lo stesso con il banco chiamato: il gioco si chiude all’errore e il colpo è di chi ha chiamato, che può rifiutarlo.',
      'Golf ha chiamato banco e la punta mostra baccara: Golf rifiuta e il colpo non si gioca.',
    ],
    [
      'Exposed, banco called',
      'The same with banco called: the game is closed at the error; the caller has the coup and may refuse it.',
      'Golf has called banco and the punta shows baccara: Golf refuses and the coup is not played.',
    ],
  ),
  'S.61e': provision(
    'enforced',
    [
      'Il colpo a punta scoperta',
      'In tutti e quattro i casi «chi punta accetta»; sotto il minimo il colpo è nullo. Il banco gioca alla regola, con la terza carta scoperta; nelle caselle libere Sanremo resta, Venezia tira (impostazione «caselle libere»). La punta è libera con 5 e parla prima che il banco scopra; se resta con 5, il banco con 5 tira.',
      'La punta resta con 5: Alfa ha 5 e tira.',
    ],
    [
      'Playing the exposed coup',
      'In all four cases “who stakes accepts”; below the minimum the coup is void. The bank plays the rule, third card open; on the free cells Sanremo stands, Venice draws (setting “free cells”). The punta is free on 5 and speaks before the bank uncovers; against a standing 5 a bank’s 5 draws.',
      'The punta stands on 5: Alfa has 5 and draws.',
    ],
  ),
  'S.62': provision(
    'recorded',
    [
      'Carte del banco nel paniere',
      'Il banchiere che mette le carte nel paniere prima che il punto sia deciso perde, anche alla regola. Due eccezioni: al primo colpo della taglia le carte si riprendono e si gioca; se la punta ha baccara è parità. La prima prevale.',
      'Alfa butta le carte e la punta ha 6: perde il banco. Contro uno 0 sarebbe parità.',
    ],
    [
      'Bank’s cards in the basket',
      'A banker who puts cards into the basket before the point is settled loses, also alla regola. Two exceptions: at the first coup of the taglia the cards are taken back out and play goes on; if the punta has baccara it is a tie. The first one prevails.',
      'Alfa drops the cards and the punta has 6: the bank loses. Against 0 it would be a tie.',
    ],
  ),
  'S.63': provision(
    'recorded',
    [
      'Carte della punta nel paniere',
      'Se nel dare il banchiere fa cadere nel paniere una o due carte della punta, la distribuzione si completa e la punta vale 9 di battuta: il banco pareggia solo con un 9 di battuta. A gioco aperto si può aggiungere la differenza. Vale anche alla regola.',
      'La prima carta della punta cade nel paniere: Alfa ha 8 e perde.',
    ],
    [
      'Punta’s cards in the basket',
      'If the banker, dealing, drops one or both of the punta’s cards into the basket, the deal is completed and the punta counts as a natural 9: the bank ties only with a natural 9. With the game open the difference may be added. Also alla regola.',
      'The punta’s first card falls in: Alfa has 8 and loses.',
    ],
  ),
  'S.64': provision(
    'recorded',
    [
      'La terza carta nel paniere',
      'Se il banchiere fa cadere nel paniere la terza carta della punta, la punta ha 9; il banco può tirare con meno di 7. Vale anche alla regola.',
      'Alfa ha 5: tira un 4 e fa 9, parità.',
    ],
    [
      'Third card in the basket',
      'If the banker drops the punta’s third card into the basket, the punta has 9; the bank may draw with less than 7. Also alla regola.',
      'Alfa has 5, draws a 4 and makes 9: a tie.',
    ],
  ),
  'S.65': provision(
    'prompted',
    [
      'Ordine delle carte confuso',
      'Se il banchiere confonde l’ordine e l’impiegato l’ha visto, si rimette a posto finché le carte sono coperte, e le puntate si possono cambiare: «chi punta accetta». Sotto il minimo, o se si discute, il colpo è nullo. A colpo finito non si reclama, nemmeno se tutti sono d’accordo.',
      'Alfa dà la prima carta a sé: l’impiegato scambia le carte coperte e chiede le puntate.',
    ],
    [
      'Deal in the wrong order',
      'If the banker mixes up the order and the employee saw it, it is put right while the cards are unseen, stakes free to change: “who stakes accepts”. Below the minimum, or if disputed, the coup is void. Once it is over nothing can be claimed, whoever agrees.',
      'Alfa takes the first card: the employee exchanges the covered cards and asks for the stakes.',
    ],
  ),
  'S.66': provision(
    'recorded',
    [
      'Troppe carte alla punta',
      'Se la punta riceve troppe carte all’inizio, il suo punto è il migliore che due di esse facciano, battuta compresa; può ancora chiedere carta se il punto lo permette. Il banco vale baccara e tira, se la punta non ha abbattuto.',
      'La punta ha 4, 7 e 5: 4 e 5 fanno 9, battuta; il banco perde.',
    ],
    [
      'Too many to the punta',
      'If the punta gets too many first cards, its point is the best that any two make, a natural included; it may still draw if its point allows. The bank counts as baccara, and draws unless the punta laid down.',
      'The punta has 4, 7 and 5: 4 and 5 make 9, a natural; the bank loses.',
    ],
  ),
  'S.67': provision(
    'recorded',
    [
      'Troppe carte al banco',
      'Se il banco riceve troppe carte all’inizio vale baccara, qualunque punto facciano. Se la punta non abbatte tira, e il suo punto è quella carta.',
      'Il banco ha 9, re e 3: vale 0; tira un 6 e ha 6.',
    ],
    [
      'Too many to the bank',
      'If the bank gets too many first cards it is baccara, whatever they make. Unless the punta lays down it draws, and its point is that card.',
      'The bank has 9, king and 3: it counts 0; it draws a 6 and has 6.',
    ],
  ),
  'S.68': provision(
    'recorded',
    [
      'Troppe carte, alla regola',
      'L’uno o l’altro errore di un banchiere alla regola: se l’ordine è certo le carte in più si tolgono (viste nulle, non viste al colpo dopo), altrimenti il colpo è nullo.',
      'Alfa, alla regola, dà tre carte alla punta e nessuno sa quale fu l’ultima: nullo.',
    ],
    [
      'Too many, alla regola',
      'Either error by a banker alla regola: with the order certain the extra cards are taken off (seen void, unseen to the next coup); otherwise the coup is void.',
      'Alfa, alla regola, gives the punta three cards and nobody knows the last: void.',
    ],
  ),
  'S.69': provision(
    'recorded',
    [
      'Una carta non chiesta',
      'La carta data alla punta che ha detto «no» è del banco, qualunque punto abbia. Se il banco ne prende anche un’altra, tiene le quattro e ha il punto più basso che tre di esse facciano. Alla regola il colpo si ristabilisce: la carta in più, se non vista, serve al colpo dopo; vista, è nulla.',
      'Alfa ha 7 e dà un 5 non chiesto: è suo e fa 2.',
    ],
    [
      'A card not asked for',
      'A card given to a punta that said no is the bank’s, whatever its point. If the bank also draws, it keeps all four and scores the lowest point any three make. Alla regola the coup is restored; a surplus card serves the next coup unseen, and is void seen.',
      'Alfa has 7 and gives a 5 unasked: it is Alfa’s, and makes 2.',
    ],
    ['V.unasked', 'V.unasked-two'],
  ),
  'S.70': provision(
    'recorded',
    [
      'Terza carta coperta',
      'Se il banchiere dà la terza carta coperta tra quelle della punta, il puntatore può tenerla coperta. Se ne dà più d’una in confusione, la punta ha quella che le giova di più e il banco quella che resta, o la peggiore; le puntate restano. Alla regola il colpo è nullo.',
      'Cadono un 3 e un re sulla punta di 4: la punta prende il 3, il banco il re.',
    ],
    [
      'Third card covered',
      'If the banker gives the third card covered among the punta’s, the punter may keep it covered. Several in a muddle: the punta gets the one best for it, the bank the one left or the worst of those; stakes stay. Alla regola: void.',
      'A 3 and a king fall on a punta of 4: it takes the 3, the bank the king.',
    ],
  ),
  'S.74': provision(
    'recorded',
    [
      'Il banchiere passa le carte',
      'Il banchiere che passa le carte al posto dell’impiegato risponde di ciò che va storto e di un banco dato a nessuno.',
      'Alfa porge le carte a Echo, ma spettavano a Bravo: dell’errore risponde Alfa.',
    ],
    [
      'The banker passes cards',
      'A banker who passes the cards instead of the employee answers for what goes wrong and for a bank given to nobody.',
      'Alfa hands the cards to Echo, but Bravo was entitled: Alfa answers for the error.',
    ],
  ),
} as const
