import { provision } from '../../kernel/provision'

export const CARDS_PROVISIONS = {
  'S.1': provision(
    'recorded',
    [
      'Sei mazzi',
      'Si gioca con sei mazzi di 52 carte, di due colori di dorso; a Venezia tre e tre. Mazzi e colori si annotano all’apertura: la conta finale deve ritrovare 312 carte.',
      'Si annotano tre mazzi rossi e tre blu. A fine serata le carte sono 311: manca una carta.',
    ],
    [
      'Six packs',
      'The game has six packs of 52 cards with two back colours; at Venice three and three. Packs and colours are entered at opening: the closing count must find 312 cards.',
      'Three red packs and three blue are entered. At closing there are 311 cards: one is missing.',
    ],
    ['V.packs'],
  ),
  'S.3': provision(
    'recorded',
    [
      'Il controllo delle carte',
      'L’ispettore consegna le carte. L’impiegato le stende mazzo per mazzo, scoperte e nell’ordine del fabbricante, perché tutti controllino; poi le volta e le mescola coperte, a mani aperte.',
      'Nel secondo mazzo manca un asso: lo vedono tutti prima della mescolata.',
    ],
    [
      'Checking the cards',
      'The inspector hands the cards over. The employee lays out each pack face up in the maker’s order, for all to check; then turns them and mixes them face down, with open hands.',
      'An ace is missing from the second pack: everyone sees it before the mixing.',
    ],
    ['V.check'],
  ),
  'S.4': provision(
    'recorded',
    [
      'Mescolare a insalata',
      'Le carte si mescolano a insalata e si raccolgono a pacchetti in un solo mazzo, se possibile davanti a un giocatore. L’impiegato annuncia che le carte passano e chiede se qualcuno vuole mescolare.',
      'All’annuncio Bravo alza la mano: mescola prima del taglio.',
    ],
    [
      'The salad',
      'The cards are mixed in a heap and gathered in small packets into one pack, if possible before a player. The employee says aloud that the cards pass, and asks whether anyone wants to mix.',
      'At the announcement Bravo raises a hand: Bravo mixes before the cut.',
    ],
    ['V.salad', 'V.gather'],
  ),
  'S.5': provision(
    'prompted',
    [
      'Chi mescola',
      'A ogni taglia può mescolare un solo seduto, mai il banchiere; se più lo vogliono decide l’ordine del taglio. A Venezia può mescolare ogni giocatore, prima dell’annuncio (impostazione «chi mescola»). L’impiegato mescola sempre per ultimo.',
      'Bravo e Delta vogliono mescolare: nell’ordine del taglio viene prima Delta.',
    ],
    [
      'The mixing',
      'At each taglia one seated player may mix, never the banker; if several want to, the order of the cut decides. Venice lets any player mix before the announcement (setting “mixing”). The employee always mixes last.',
      'Bravo and Delta want to mix: Delta comes first in the order of the cut.',
    ],
    ['V.mix'],
  ),
  'S.6a': provision(
    'prompted',
    [
      'Chi taglia',
      'Nella prima taglia il taglio si offre al posto alla sinistra dell’impiegato; poi al posto che precede chi apre la taglia da banchiere. Rifiutato, va a sinistra, saltando chi non può tagliare. Se tutti rifiutano taglia l’ispettore a Sanremo, un impiegato a Venezia (impostazione «ultimo a tagliare»).',
      'Alfa, al posto 1, aprirà la taglia: si offre il taglio a India, al 9; India rifiuta e taglia Hotel.',
    ],
    [
      'The cut',
      'In the first taglia the cut is offered to the seat on the employee’s left; later to the seat before the banker who opens the taglia. Refused, it goes left, past those who may not cut. All refusing, the inspector cuts at Sanremo, an employee at Venice (setting “last to cut”).',
      'Alfa, at seat 1, will open the taglia: the cut is offered to India, at 9; India refuses and Hotel cuts.',
    ],
    ['V.cut', 'V.cut-none'],
  ),
  'V.cut-never': provision(
    'enforced',
    [
      'Chi non taglia mai',
      'Non tagliano mai il banchiere, il suo socio e il primo di mano, cioè il primo posto alla destra del banchiere.',
      'Alfa tiene il banco con Charlie: non tagliano né loro due né Bravo, alla destra di Alfa.',
    ],
    [
      'Never the banker',
      'Three never cut: the banker, the banker’s partner, and the first to play against the bank, on the first seat to the right.',
      'Alfa holds the bank with Charlie: these two do not cut, nor does Bravo on Alfa’s right.',
    ],
  ),
  'S.6b': provision(
    'recorded',
    [
      'Quante carte al taglio',
      'Ogni parte del taglio ha almeno venti carte circa a Sanremo, sette a Venezia (impostazione «carte del taglio»). A Venezia devono assistere quattro giocatori del tavolo. Il numero si scrive o si conferma.',
      'Delta taglia a 12 carte dal fondo: a Sanremo si taglia di nuovo, a Venezia basta.',
    ],
    [
      'How deep the cut',
      'Each part of the cut has at least some twenty cards at Sanremo, seven at Venice (setting “cards at the cut”). At Venice four players of the table must be present. The number is typed or just confirmed.',
      'Delta cuts 12 cards from the bottom: at Sanremo the cut is repeated, at Venice it stands.',
    ],
    ['V.cut-least', 'V.cut-four'],
  ),
  'S.7': provision(
    'recorded',
    [
      'La maschera e il sabot',
      'Una carta bianca segna il taglio; la maschera si mette prima delle ultime sette carte; poi il mazzo va nel sabot.',
      'Quando uscirà la maschera, si saprà che resta un colpo solo.',
    ],
    [
      'Mask and sabot',
      'A blank card marks the cut; the mask goes in before the last seven cards; then the pack goes into the sabot.',
      'When the mask comes out, everyone knows that one coup is left.',
    ],
    ['V.cut-card', 'V.mask', 'V.sabot'],
  ),
  'S.33': provision(
    'recorded',
    [
      'Carte segnate',
      'Le carte segnate o piegate si sostituiscono anche a partita iniziata; l’ispettore può far cambiare tutti e sei i mazzi.',
      'Un nove di picche ha un angolo piegato: se ne prende uno nuovo e si continua.',
    ],
    [
      'Marked cards',
      'Marked or bent cards are replaced even in mid-game; the inspector may have all six packs changed.',
      'A nine of spades has a bent corner: a new one takes its place and play goes on.',
    ],
  ),
  'S.30': provision(
    'recorded',
    [
      'Staccata e vista',
      'Una carta uscita per intero dal sabot è staccata e non vi rientra più; staccata e alzata anche di poco, è vista. Toccata è un terzo segno, diverso dai due: impegna chi tocca a giocare il colpo. Su questi segni si decidono molti casi.',
      'Alfa estrae una carta di troppo e la lascia coperta: è staccata ma non vista, e servirà al colpo dopo.',
    ],
    [
      'Detached and seen',
      'A card wholly out of the sabot is detached and never goes back; detached and lifted even a little, it is seen. Touched is a third mark, apart from these: it binds the player to the coup. Many rulings rest on these marks.',
      'Alfa draws one card too many and leaves it face down: it is detached but not seen, and serves the next coup.',
    ],
  ),
  'S.29': provision(
    'recorded',
    [
      'Carta a terra',
      'La carta caduta a terra è raccolta dal personale e nel colpo vale come prima. Chi insiste a raccoglierla da sé è richiamato.',
      'La terza carta di Echo cade: la raccoglie l’impiegato, e il suo 6 conta.',
    ],
    [
      'A card on the floor',
      'A card on the floor is picked up by the staff and keeps its value in the coup. A player who insists on picking it up is reprimanded.',
      'Echo’s third card falls: the employee picks it up, and its 6 counts.',
    ],
    ['V.floor'],
  ),
  'S.31': provision(
    'recorded',
    [
      'Carta già voltata',
      'Una carta trovata scoperta nel sabot è nulla e non conta per nessuno. Per questo le puntate non si toccano.',
      'Esce un re già voltato: si mette da parte, le puntate restano e si dà la carta che segue.',
    ],
    [
      'A card face up',
      'A card found face up in the sabot is void and counts for nobody. No stake may be touched because of it.',
      'A king comes out face up: it is put aside, stakes stay, and the next card is dealt.',
    ],
  ),
  'S.32': provision(
    'recorded',
    [
      'Guardare nel sabot',
      'Le carte guardate nel sabot sono nulle, e l’ispettore può togliere il posto a chi le ha guardate.',
      'Golf solleva la prima carta nel sabot: quella carta è nulla e decide l’ispettore.',
    ],
    [
      'Looking into the sabot',
      'Cards looked at in the sabot are void, and the inspector may take the seat from the player who looked.',
      'Golf lifts the first card inside the sabot: that card is void, and the inspector decides.',
    ],
  ),
  'S.34': provision(
    'recorded',
    [
      'Carte attaccate',
      'Se due o più carte escono attaccate e il loro ordine non è certo, il colpo è nullo e ciascuno riprende il suo.',
      'Escono due carte insieme e nessuno sa quale fosse prima: puntate e banco tornano come prima.',
    ],
    [
      'Cards stuck together',
      'If two or more cards come out stuck together and their order is not certain, the coup is void and everyone takes their money back.',
      'Two cards come out together and nobody knows the first: stakes and bank are as before.',
    ],
  ),
  'S.35': provision(
    'recorded',
    [
      'L’ultimo colpo',
      'Uscita la maschera si annuncia l’ultimo colpo: il seguente, se essa esce prima delle carte; quello in corso, se esce durante. Prima di pagare si controlla che le carte disponibili fossero almeno sette, tra usate e rimaste, escluse quelle voltate; altrimenti il colpo è nullo senza appello.',
      'La maschera esce per prima; usate cinque carte ne restano due: sono sette e si paga.',
    ],
    [
      'The last coup',
      'When the mask comes out, the last coup is announced: the next one if it comes before the cards, the present one if during. Before paying, at least seven cards must have been there, used and left, without the face-up ones; otherwise the coup is void without appeal.',
      'The mask comes out first; five cards are used and two are left: seven, so the coup is paid.',
    ],
    ['V.last-coup'],
  ),
} as const
