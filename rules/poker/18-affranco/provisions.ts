import { provision } from '../../kernel/provision'

export const AFFRANCO_PROVISIONS = {
  'A.1': provision(
    'prompted',
    [
      'Il patto di affranco',
      'Due giocatori, o tre dove il Circolo lo ammette, si impegnano a non bluffare e a non sfruttarsi; lo dichiarano al tavolo, dove il tavolo lo ammette.',
      'India e Juliet si dichiarano affranchi: il tablet lo mostra a tutti.',
    ],
    [
      'The affranco pact',
      'Two players, or three where the Club admits it, undertake neither to bluff nor to squeeze each other; they declare it to the table, where the table admits it.',
      'India and Juliet declare an affranco: the tablet shows it to all.',
    ],
  ),
  'A.2': provision(
    'enforced',
    [
      'Affranchi a mano a mano',
      'Rimasti soli all’apertura, scoprono le carte e il punto migliore prende il solo pot; se vanno all’accomodo scartano di regola e poi scoprono.',
      'India apre, accetta solo Juliet: carte sul tavolo.',
    ],
    [
      'Affranchi left alone',
      'Left alone against each other at the opening, both lay their cards down and the better hand takes the bare pot; if they draw, they discard by rule and then lay down.',
      'India opens, only Juliet calls: cards on the table.',
    ],
  ),
  'A.3': provision(
    'notice',
    [
      'Niente scarto falso tra affranchi',
      'Tra loro niente scarto falso, niente progetti, nessuna coppia sotto l’apertura.',
      'Con una coppia di otto e apertura ai re Juliet passa.',
    ],
    [
      'No false discard between affranchi',
      'Between them no false discard, no projects, no pair below the opening.',
      'With a pair of eights and kings to open, Juliet passes.',
    ],
  ),
  'A.4': provision(
    'recorded',
    [
      'Primo dopo il compagno, solo col tris',
      'L’affranco primo a parlare dopo l’apertore suo compagno rilancia soltanto con tris o meglio.',
      'Juliet, subito dopo India, rilancia: mostra il tris.',
    ],
    [
      'First after the partner, only with tris',
      'The affranco first to speak after a partner who opened raises only with tris or better.',
      'Juliet, just after India, raises: she shows tris.',
    ],
  ),
  'A.5': provision(
    'enforced',
    [
      'In passetto mai rilancio',
      'In passetto, con il solo compagno in gioco, non si rilancia mai, nemmeno col tris.',
      'Juliet era passata e India ha aperto: Juliet può solo accettare.',
    ],
    [
      'In passetto never a raise',
      'In passetto, with only the partner in, one never raises, not even with tris.',
      'Juliet had passed and India opened: Juliet may only call.',
    ],
  ),
  'A.6': provision(
    'enforced',
    [
      'Con un estraneo si rilancia liberamente',
      'Se tra i due c’è anche un solo estraneo i rilanci sono liberi.',
      'C’è Kilo tra loro: Juliet rilancia.',
    ],
    [
      'With an outsider raises are free',
      'With even one outsider between them raises are free.',
      'Kilo is between them: Juliet raises.',
    ],
  ),
  'A.7': provision(
    'enforced',
    [
      'Dopo il rilancio del compagno, solo col tris',
      'Se un affranco ha rilanciato, il compagno non impegnato entra soltanto dichiarando tris o meglio; quello impegnato, con meno, accetta solo se un altro ha già accettato.',
      'India rilancia: Juliet, non impegnata, ha due coppie e passa.',
    ],
    [
      'After the partner’s raise, only with tris',
      'If an affranco has raised, a partner with no stake in enters only by declaring tris or better; one with a stake in, and less, accepts only if another player has accepted.',
      'India raises: Juliet, uncommitted, holds two pairs and passes.',
    ],
  ),
  'A.8': provision(
    'recorded',
    [
      'Dopo un rilancio, soli, si gioca di regola',
      'Rimasti soli dopo un rilancio, i due giocano di regola e chi vince tiene anche la messa dell’altro.',
      'India e Juliet vanno all’accomodo: vince Juliet e tiene tutto.',
    ],
    [
      'Alone after a raise, play by rule',
      'Left alone after a raise the two play by rule, and the winner keeps the other’s stake too.',
      'India and Juliet go to the draw: Juliet wins and keeps all.',
    ],
  ),
  'A.9': provision(
    'notice',
    [
      'Il bluff e il compagno',
      'Prima dell’accomodo si può bluffare contro gli altri; rimasti soli col compagno si smette.',
      'Escono gli altri: India lascia il bluff.',
    ],
    [
      'The bluff and the partner',
      'Before the draw one may bluff against the others; left alone with the partner one must stop.',
      'The others fold: India gives up the bluff.',
    ],
  ),
  'A.10': provision(
    'recorded',
    [
      'I rilanci dopo l’accomodo tra affranchi',
      'Dopo l’accomodo i rilanci dipendono da quante carte ha preso il compagno: due, servito, una.',
      'India è servita: Juliet rilancia solo con full d’assi o meglio, o se India dice parol.',
    ],
    [
      'Raises after the draw between affranchi',
      'After the draw the raises depend on how many cards the partner drew: two, none, one.',
      'India stood pat: Juliet raises only with aces full or better, or if India says parol.',
    ],
  ),
} as const
