import { provision } from '../../kernel/provision'

export const CARDS_PROVISIONS = {
  'B.1.1': provision(
    'enforced',
    [
      'I mazzi',
      'Si gioca con almeno quattro mazzi di 52 carte.',
      'Con sei mazzi nel sabot entrano 312 carte.',
    ],
    [
      'The packs',
      'The game is played with four packs of 52 cards at the least.',
      'With six packs 312 cards go into the shoe.',
    ],
  ),
  'B.1.2': provision(
    'prompted',
    [
      'Il controllo dei mazzi',
      'I mazzi si aprono al tavolo, si controllano scoperti e si voltano.',
      'Il dealer spacchetta sei mazzi, li mostra e conferma.',
    ],
    [
      'Checking the packs',
      'The packs are opened at the table, inspected face up and turned over.',
      'The dealer opens six packs, shows them and confirms.',
    ],
  ),
  'B.1.3': provision(
    'notice',
    [
      'Come si mescola',
      'Le carte si mescolano sul tavolo a palme aperte, si raccolgono in quattro parti e si intrecciano a due a due, da tutti allo stesso modo.',
      'Due dealer mescolano con gli stessi gesti.',
    ],
    [
      'How to mix',
      'Cards are washed with open palms, gathered in four parts and riffled two by two; everybody mixes in the same way.',
      'Two dealers mix with the same movements.',
    ],
  ),
  'B.1.4': provision(
    'enforced',
    [
      'Si mescola con un giocatore',
      'Senza almeno un giocatore presente non si mescola.',
      'Il tavolo è vuoto: il dealer aspetta.',
    ],
    [
      'Mixing needs a player',
      'Nobody mixes unless at least one player is there.',
      'The table is empty: the dealer waits.',
    ],
  ),
  'B.1.5': provision(
    'prompted',
    [
      'Taglio e mascherina',
      'Il mazzo unico si offre al taglio; con la mascherina nella parte posteriore entra nel sabot.',
      'Alfa taglia, il dealer mette la mascherina e carica il sabot.',
    ],
    [
      'Cut and mascherina',
      'The single pack is offered for the cut; with the mascherina in its rear part it goes into the sabot.',
      'Alfa cuts, the dealer places the mascherina and loads the sabot.',
    ],
  ),
  'B.1.6': provision(
    'enforced',
    [
      'Le carte bruciate',
      'Prima della prima distribuzione si bruciano cinque carte senza mostrarle.',
      'Il dealer elimina cinque carte coperte e dà inizio al gioco.',
    ],
    [
      'Burnt cards',
      'Five cards are burnt, unseen, before a shoe’s first deal.',
      'The dealer takes five covered cards out and play begins.',
    ],
  ),
  'B1.cards.1': provision(
    'enforced',
    [
      'Il valore delle carte',
      'L’asso vale uno o undici, le figure dieci, le altre carte il loro numero.',
      'Un re e un asso fanno 21.',
    ],
    [
      'The worth of the cards',
      'An ace is one or eleven, figures ten, every other card its number.',
      'A king and an ace make 21.',
    ],
  ),
  'B1.cards.2': provision(
    'recorded',
    [
      'Il posto della mascherina',
      'La mascherina sta a circa un quarto dal fondo del mazzo.',
      'Su 312 carte ne restano dietro circa 78.',
    ],
    [
      'The place of the mascherina',
      'The mascherina stands about a quarter of the pack from the back.',
      'Of 312 cards about 78 are behind it.',
    ],
  ),
  'B.30.1': provision(
    'prompted',
    [
      'Il taglio a chi ha avuto la mascherina',
      'Taglia il giocatore a cui è venuta la mascherina; se rinuncia, passa al giocatore alla sua sinistra.',
      'Bravo rinuncia e il taglio passa a Charlie.',
    ],
    [
      'The cut and the mascherina',
      'The cut belongs to the player to whom the mascherina came; giving it up, they pass it to their left.',
      'Bravo declines and the cut passes to Charlie.',
    ],
  ),
  'B.30.2': provision(
    'enforced',
    [
      'La mascherina al banco',
      'Se la mascherina è venuta al banco, il dealer cede il taglio al giocatore alla sua sinistra.',
      'La mascherina è uscita per il banco: taglia Alfa, alla casella 1.',
    ],
    [
      'The mascherina at the banco',
      'If the mascherina came to the banco, the dealer yields the cut to the player on the dealer’s left.',
      'The mascherina came to the banco: Alfa cuts, at casella 1.',
    ],
  ),
  'B.30.3': provision(
    'enforced',
    [
      'Tagliano i titolari',
      'Solo un titolare di casella taglia.',
      'Delta ha puntato sulla casella di Alfa e non taglia.',
    ],
    [
      'Titolari cut',
      'Only a titolare cuts.',
      'Delta has staked on Alfa’s casella and does not cut.',
    ],
  ),
  'B.30.4': provision(
    'prompted',
    [
      'Nessuno vuole tagliare',
      'Se tutti rinunciano taglia una persona della direzione o delegata.',
      'Rinunciano in tre: taglia l’ispettore.',
    ],
    [
      'Nobody cuts',
      'When all decline, a person of the management or a delegate cuts.',
      'Three decline: the inspector cuts.',
    ],
  ),
  'B.31': provision(
    'notice',
    [
      'Il taglio è a caso',
      'Si taglia a caso, senza scegliere il punto.',
      'Echo infila il cartoncino senza guardare.',
    ],
    [
      'The cut is random',
      'One cuts at random, without choosing the place.',
      'Echo puts the card in without looking.',
    ],
  ),
  'B.32': provision(
    'prompted',
    [
      'La fine del sabot',
      'Finito il sabot il mazzo si divide in quattro, vi si distribuisce il tallone e si mescola prima del nuovo taglio.',
      'Il dealer divide le carte e le mescola di nuovo.',
    ],
    [
      'The end of a shoe',
      'The pack is made into four parts, the unplayed tallone is spread among them, and all is mixed before the next cut.',
      'The dealer parts the cards and mixes again.',
    ],
  ),
  'B.33.1': provision(
    'enforced',
    [
      'La mascherina come prima carta',
      'Se la mascherina è la prima carta del colpo, quel colpo si gioca ancora.',
      'Prima della prima carta esce la mascherina: si gioca e poi si mescola.',
    ],
    [
      'The mascherina first',
      'With the mascherina as the very first card, that colpo is still played.',
      'The mascherina comes before the first card: the colpo is played, then they mix.',
    ],
  ),
  'B.33.2': provision(
    'enforced',
    [
      'La mascherina durante il colpo',
      'Se la mascherina esce durante il colpo, il colpo si conclude ed è l’ultimo del sabot.',
      'La mascherina esce nel tiraggio: il banco finisce, poi si mescola.',
    ],
    [
      'The mascherina in a colpo',
      'When the mascherina comes during a colpo, the colpo is finished and is the shoe’s last.',
      'It comes in tiraggio: the banco finishes, then they mix.',
    ],
  ),
  'B.36.1': provision(
    'recorded',
    [
      'Carte segnate o rotte',
      'Le carte segnate o rotte si sostituiscono.',
      'Un sette è piegato: l’ispettore lo fa cambiare.',
    ],
    [
      'Marked or torn cards',
      'Marked or torn cards are replaced.',
      'A seven is bent: the inspector has it changed.',
    ],
  ),
  'B.36.2': provision(
    'notice',
    [
      'Carte cadute',
      'Le carte cadute le raccoglie solo il personale.',
      'Un asso cade a terra: lo raccoglie il dealer.',
    ],
    [
      'Fallen cards',
      'Fallen cards are picked up by the staff only.',
      'An ace falls: the dealer picks it up.',
    ],
  ),
  'B.21': provision(
    'recorded',
    [
      'Le carte non si toccano',
      'Nessuno tocca o rovina le carte; una persona che lo fa lascia subito le sale.',
      'Foxtrot piega una carta ed è fuori dalla sala.',
    ],
    [
      'Nobody touches the cards',
      'Nobody touches or damages the cards; a person who does leaves the rooms at once.',
      'Foxtrot bends a card and is sent out.',
    ],
  ),
} as const
