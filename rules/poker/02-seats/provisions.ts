import { provision } from '../../kernel/provision'

export const SEATS_PROVISIONS = {
  'II.1': provision(
    'prompted',
    [
      'Posti a scelta solo se nessuno vuole la sorte',
      'I giocatori scelgono i posti soltanto se neppure uno chiede il sorteggio.',
      'Quattro vogliono scegliere, uno no: si sorteggia.',
    ],
    [
      'Seats by choice only if nobody wants lots',
      'Players choose their seats only if not one of them asks for lots.',
      'Four would choose, one would not: lots are drawn.',
    ],
  ),
  'II.2': provision(
    'enforced',
    [
      'La sorte dà l’ordine, i vuoti stanno alla destra del primo cartaro',
      'La sorte ordina i posti; quelli vuoti restano alla destra del primo cartaro e si riempiono dal più lontano, per ultimo quello al suo fianco.',
      'In cinque su sette posti: vuoti il 6 e il 7; il sesto giocatore prende il 6.',
    ],
    [
      'Lots give the order, empties on the first cartaro’s right',
      'Lots order the seats; the empty ones stay on the first cartaro’s right and fill from the far end, the one beside the cartaro last.',
      'Five on seven seats: 6 and 7 are empty; the sixth player takes 6.',
    ],
  ),
  'II.3': provision(
    'prompted',
    [
      'Non si cambia posto, salvo il vicino',
      'Non si cambia posto. Quando uno resta vuoto, può spostarvisi soltanto uno dei due vicini; la preferenza è di chi è più in perdita.',
      'Si libera il 4: il 3 perde 200, il 5 vince 50; sceglie prima il 3.',
    ],
    [
      'No change of seat, save for a neighbour',
      'Seats are not changed. When one falls empty only one of its two neighbours may move there; the one more in deficit is preferred.',
      'Seat 4 falls empty: 3 is down 200, 5 is up 50; 3 chooses first.',
    ],
  ),
  'II.4': provision(
    'enforced',
    [
      'Chi arriva tardi sceglie tra i posti liberi',
      'Chi arriva a partita inoltrata sceglie tra i posti liberi, a meno che restino vuoti quelli d’inizio alla destra del primo cartaro, sorteggiati o scelti: allora prende il prossimo di quelli.',
      'Restano vuoti il 6 e il 7 dall’inizio: il nuovo venuto prende il 6.',
    ],
    [
      'A latecomer chooses among free seats',
      'A player who comes to a game under way chooses among the free seats, unless original empties at the first cartaro’s right remain, by lots or by choice: then they take the next of those.',
      '6 and 7 have been empty since the start: the newcomer takes 6.',
    ],
  ),
  'II.5': provision(
    'enforced',
    [
      'Chi torna entro mezz’ora ritrova il suo posto',
      'Chi torna entro mezz’ora riprende lo stesso posto.',
      'India torna dopo venti minuti: siede dov’era.',
    ],
    [
      'Back within half an hour, same seat',
      'A player back within half an hour takes their own seat again.',
      'India is back after twenty minutes and sits in the same seat.',
    ],
  ),
  'II.6': provision(
    'prompted',
    [
      'Dopo mezz’ora serve il consenso di tutti',
      'Dopo mezz’ora si torna al proprio posto, se è libero, o al primo libero alla sinistra dell’ultimo giocatore, contando il giro dal primo cartaro; in ogni caso con il consenso di tutti. Chi è in attesa passa prima.',
      'Juliet torna dopo quaranta minuti: i cinque devono dire sì.',
    ],
    [
      'After half an hour everyone must consent',
      'After half an hour one returns to one’s own seat if free, else to the first free seat at the left of the last player, in the giro from the first cartaro; in both cases with everyone’s consent. Those waiting come first.',
      'Juliet returns after forty minutes: all five must say yes.',
    ],
  ),
  'II.7': provision(
    'enforced',
    [
      'Il tavolo si scioglie: precedenza a chi più perde',
      'Quando un tavolo si scioglie, i suoi giocatori hanno diritto ai posti liberi degli altri: prima chi più perde, poi gli altri perdenti, poi i vincitori dal più piccolo.',
      'Perdono 300 e 50, vince 20: siedono in quest’ordine.',
    ],
    [
      'A table dissolves: biggest loser first',
      'When a table dissolves its players have a right to the free seats of the others: the biggest loser first, then the other losers, then the winners from the smallest.',
      'Two are down 300 and 50, one is up 20: they sit in that order.',
    ],
  ),
} as const
