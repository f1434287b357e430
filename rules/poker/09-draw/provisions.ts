import { provision } from '../../kernel/provision'

export const DRAW_PROVISIONS = {
  'IX.1': provision(
    'notice',
    [
      'All’accomodo ognuno bada a sé',
      'Gli errori all’accomodo sono dei giocatori, mai del cartaro.',
      'Victor riceve una carta di troppo e non guarda: è colpa sua.',
    ],
    [
      'At the draw everyone minds himself',
      'Errors at the draw are the players’ own, never the cartaro’s.',
      'Victor gets a card too many and does not look: it is Victor’s fault.',
    ],
  ),
  'IX.2': provision(
    'enforced',
    [
      'Fino a cinque carte, in due riprese',
      'Si possono cambiare fino a cinque carte: prima tre, poi due.',
      'Whisky ne chiede cinque: tre subito, due dopo che tutti hanno avuto le prime.',
    ],
    [
      'Up to five cards, in two takes',
      'Up to five cards may be drawn: three first, then two.',
      'Whisky asks for five: three now, two after everyone has had their first.',
    ],
  ),
  'IX.3': provision(
    'recorded',
    [
      'La carta scoperta non si rifiuta',
      'Una carta mascherata o voltata non si rifiuta. Più di due mascherate nel mazzo, o più di due voltate dal cartaro, annullano il colpo.',
      'Due mascherate e due voltate: si gioca. Alla terza voltata il colpo è nullo.',
    ],
    [
      'A face-up card is not refused',
      'A face-up card cannot be refused. More than two masked cards in the pack, or more than two turned over by the cartaro, void the colpo.',
      'Two masked and two turned over: play goes on. At the third turned over the colpo is void.',
    ],
  ),
  'IX.4': provision(
    'enforced',
    [
      'Si scarta quanto si è chiesto',
      'Si scartano tante carte quante se ne sono chieste, anche per errore.',
      'Ha detto tre e voleva due: ne scarta tre.',
    ],
    [
      'Discard as many as you asked for',
      'A player discards as many cards as they asked for, even by a slip.',
      'Said three and meant two: three are discarded.',
    ],
  ),
  'IX.5': provision(
    'enforced',
    [
      'La richiesta si corregge subito o mai',
      'La richiesta si corregge soltanto finché il seguente non ha parlato e le carte non sono viste né dubbie.',
      'Dice tre, poi due, prima che parli il vicino: va bene.',
    ],
    [
      'A request is corrected at once or never',
      'A request may be corrected only until the next has declared, and if the cards are unseen and not in doubt.',
      'Three, then two, before the neighbour speaks: fine.',
    ],
  ),
  'IX.6': provision(
    'enforced',
    [
      'La carta scartata non torna',
      'Nessuna carta già scartata si riprende, per nessuna ragione.',
      'Ha scartato un asso per errore: resta scartato.',
    ],
    [
      'A discarded card never returns',
      'No discarded card is taken back, for any reason.',
      'An ace was thrown by mistake: it stays thrown.',
    ],
  ),
  'IX.7': provision(
    'recorded',
    [
      'Più di cinque carte, fuori',
      'Dopo l’accomodo chi ha più di cinque carte esce e perde ogni posta; chi ne ha meno può restare.',
      'X-ray ne ha sei: fuori. Alfa ne ha quattro: gioca con quattro.',
    ],
    [
      'More than five cards, out',
      'After the draw, who holds more than five cards is out with all stakes lost; who holds fewer may stay.',
      'X-ray has six: out. Alfa has four, and plays with four.',
    ],
  ),
  'IX.8': provision(
    'recorded',
    [
      'Prima si scarta, poi si guarda',
      'Chi vede le carte nuove prima di scartare esce e perde ogni posta.',
      'Bravo guarda e poi scarta: è fuori.',
    ],
    [
      'Discard first, then look',
      'A player who sees the new cards before discarding is out, with all stakes lost.',
      'Bravo looks and then discards: Bravo is out.',
    ],
  ),
  'IX.9': provision(
    'recorded',
    [
      'Le carte portate via per errore',
      'Si riprendono soltanto se tutti vedono quali sono; le poste non tornano, resta la pretesa privata verso chi ha sbagliato.',
      'Il vicino mescola le carte di Charlie allo scarto: se non si distinguono, sono perse.',
    ],
    [
      'Cards taken by mistake',
      'They are recovered only if evident to all; stakes do not come back, only a private claim on who erred.',
      'A neighbour mixes Charlie’s cards with the discards: if they cannot be told apart, they are lost.',
    ],
  ),
  'IX.10': provision(
    'recorded',
    [
      'Il mazzo confuso si rifà',
      'Con le carte non in gioco si rifà il mazzo, si mescola e si alza; l’alzata si può pretendere anche a distribuzione iniziata, non a carte in mano.',
      'Il mazzo cade: si raccoglie, si mescola, si alza.',
    ],
    [
      'A confused stub is rebuilt',
      'The stub is rebuilt from the cards not in play, shuffled and cut; the cut may be demanded even during the deal, not once hands are taken up.',
      'The stub falls: it is gathered, shuffled and cut.',
    ],
  ),
  'IX.11': provision(
    'notice',
    [
      'L’accomodo fatto vale',
      'Fatto l’accomodo, il gioco vale anche se una carta era rimasta fuori dal mazzo.',
      'Una carta è sotto il piattello: si continua.',
    ],
    [
      'A completed draw stands',
      'Once the draw is done the game stands, even if a card had stayed out of the pack.',
      'A card lies under a dish: play goes on.',
    ],
  ),
  'IX.12': provision(
    'recorded',
    [
      'Dire quante se ne sono prese è cortesia',
      'Dire quante carte si sono cambiate è una cortesia, finché parla l’apertore; una risposta falsa non costa nulla.',
      'Delta dice «una» e ne ha prese due: nessuna conseguenza.',
    ],
    [
      'Saying how many one drew is a courtesy',
      'Saying how many cards one drew is a courtesy, until the opener speaks; a false answer costs nothing.',
      'Delta says “one” and drew two: no consequence.',
    ],
  ),
} as const
