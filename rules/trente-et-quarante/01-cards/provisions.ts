import { provision } from '../../kernel/provision'

export const CARDS_PROVISIONS = {
  'T.1.1': provision(
    'enforced',
    [
      'I mazzi',
      'Si gioca con sei mazzi di 52 carte.',
      'Di ogni valore ci sono 24 carte: un venticinquesimo re è rifiutato.',
    ],
    [
      'The packs',
      'Six packs of 52 cards are played.',
      'There are 24 cards of each value: a twenty-fifth king is refused.',
    ],
  ),
  'T.1.2': provision(
    'prompted',
    [
      'La verifica',
      'Il tailleur apre i mazzi e li distende scoperti, uno per uno, nell’ordine di fabbrica; poi annuncia che sono completi.',
      'Chi vuole controlla i sei mazzi prima che si mescoli.',
    ],
    [
      'The check',
      'The tailleur opens the packs and spreads them face up, one by one, in the maker’s order; then the tailleur announces them complete.',
      'Anybody may check the six packs before they are mixed.',
    ],
  ),
  'T.1.3': provision(
    'enforced',
    [
      'Si mescola davanti a un giocatore',
      'Gli impiegati mescolano alla presenza di almeno un giocatore.',
      'Al tavolo non c’è nessuno: si aspetta Alfa.',
    ],
    [
      'Mixing before a player',
      'The staff mixes in the presence of at least one player.',
      'Nobody is at the table: the mixing waits for Alfa.',
    ],
  ),
  'T.1.4': provision(
    'prompted',
    [
      'Il taglio',
      'I mazzi riuniti sono offerti ai giocatori per il taglio: taglia chi lo chiede per primo; se nessuno, un impiegato davanti a un testimone.',
      'Bravo chiede di tagliare e taglia.',
    ],
    [
      'The cut',
      'The joined packs are offered to the players: the first who asks cuts; if nobody does, an employee before a witness.',
      'Bravo asks for the cut and cuts.',
    ],
  ),
  'T.1.5': provision(
    'enforced',
    [
      'Le carte bruciate',
      'Le prime cinque carte vanno coperte nel paniere.',
      'Dopo il taglio si bruciano cinque carte, poi si invita a puntare.',
    ],
    [
      'Burnt cards',
      'The first five cards go face down into the basket.',
      'After the cut five cards are burnt, then stakes are invited.',
    ],
  ),
  'T.1.6': provision(
    'notice',
    [
      'Il mazzetto',
      'Il tailleur prende un mazzetto con la mascherina, lo tiene nella sinistra e non ne lascia vedere le carte.',
      'Il mazzetto si tiene con le facce verso il palmo.',
    ],
    [
      'The packet',
      'The tailleur lifts a packet with the marker, holds it in the left hand and never lets a face be seen.',
      'The packet is held with the faces towards the palm.',
    ],
  ),
  'T.1.7': provision(
    'enforced',
    [
      'L’invito e la chiamata',
      'Il tailleur invita a puntare e poi chiude le puntate con la chiamata.',
      'Dopo «rien ne va plus» Charlie non punta più.',
    ],
    [
      'Invitation and call',
      'The tailleur invites stakes, then closes them by the call.',
      'After “rien ne va plus” Charlie can no longer stake.',
    ],
  ),
} as const
