import { provision } from '../../kernel/provision'

export const SHOWDOWN_PROVISIONS = {
  'XII.1': provision(
    'enforced',
    [
      'Chi mostra per primo',
      'Mostra per primo l’apertore (o il primo in gioco dopo di lui), oppure chi ha rilanciato per ultimo; cinque carte ciascuno, e l’ultimo soltanto ciò che basta a vincere.',
      'Kilo ha rilanciato per ultimo: scopre per primo.',
    ],
    [
      'The first to show',
      'The opener (or the first left in the game after them) shows first, or else the last raiser; five cards each, and the last only what wins.',
      'Kilo raised last, and shows first.',
    ],
  ),
  'XII.2': provision(
    'enforced',
    [
      'L’apertore rimasto solo mostra l’apertura',
      'L’apertore rimasto solo può mostrare soltanto l’apertura.',
      'Tutti passano: Lima mostra i due re e ritira.',
    ],
    [
      'An opener left alone shows the opening',
      'An opener left alone may show the opening only.',
      'All pass: Lima shows two kings and collects.',
    ],
  ),
  'XII.3': provision(
    'enforced',
    [
      'Se nessuno poteva aprire',
      'Chi è entrato dopo, senza essere passato all’apertura, mostra o nomina la propria, se l’ha: allora il colpo è regolare. Se nessuno poteva aprire e vince un altro, il colpo è suo e l’apertore rifonde il pot iniziale; se vincerebbe l’apertore, non guadagna nulla: le poste tornano e il pot riprende il valore iniziale.',
      'Mike ha aperto con due dieci e vince, nessun altro poteva aprire: ognuno riprende la sua messa.',
    ],
    [
      'When nobody could have opened',
      'Players who came in later, and had not passed the opening, show or name one they had: then the colpo is regular. If nobody could open and another wins, the colpo is theirs and the opener refunds the initial pot; an opener who would win gains nothing: stakes go back and the pot returns to its initial value.',
      'Mike opened with two tens and wins, and nobody else could open: everyone takes their stake back.',
    ],
  ),
  'XII.4': provision(
    'recorded',
    [
      'Chi si dichiara vinto senza mostrare',
      'Se chi ha rilanciato si dichiara vinto, chi l’ha visto può gettare le carte e prendere il pot; se invece le mostra, l’altro vince ancora con carte migliori tenute in mano.',
      'November concede, Oscar scopre due coppie: November ha un tris in mano e vince.',
    ],
    [
      'Conceding without showing',
      'If a raiser concedes, the caller may muck and take the pot; if the caller shows, the other still wins with better cards kept in hand.',
      'November concedes, Oscar shows two pairs: November holds trips and wins.',
    ],
  ),
  'XII.5': provision(
    'enforced',
    [
      'Parlano le carte',
      'Contano le carte, non le parole: un annuncio sbagliato non costa nulla, e le carte gettate troppo presto hanno perso.',
      'Papa annuncia scala e ha colore: vale il colore.',
    ],
    [
      'The cards speak',
      'The cards count, not the words: a wrong announcement costs nothing, and cards mucked too soon have lost.',
      'Papa announces a straight and holds a flush: the flush counts.',
    ],
  ),
  'XII.6': provision(
    'enforced',
    [
      'Chi mostra solo l’apertura vale per quella',
      'L’apertore che mostra soltanto l’apertura e getta il resto perde contro carte migliori mostrate.',
      'Quebec mostra due re e getta; Romeo mostra due coppie e vince.',
    ],
    [
      'Showing only the opening counts for that',
      'An opener who shows only the opening and mucks the rest loses to better cards shown.',
      'Quebec shows two kings and mucks; Romeo shows two pairs and wins.',
    ],
  ),
} as const
