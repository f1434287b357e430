import { provision } from '../../kernel/provision'

export const HOLDER_PROVISIONS = {
  'S.51': provision(
    'enforced',
    [
      'La puntata più alta',
      'Se nessuno chiama, tutti puntano e le carte vanno alla puntata più alta tra i seduti; se pari, al primo nell’ordine della mano. Si confronta ciò che gioca: prima le somme impegnate, poi le altre in ordine fino al banco, e il resto torna. A Venezia vale anche se è chiamato con il tavolo (impostazione «puntata più alta»).',
      'Delta e Foxtrot giocano 30, la mano è cominciata al 5: le carte vanno a Foxtrot, al 6.',
    ],
    [
      'The highest stake',
      'With no call, all may stake and the cards go to the highest seated stake; equal, to the first in the order of the mano. Only sums that play are compared: committed ones, then the others in order up to the bank. At Venice this holds even against con il tavolo (setting “highest stake”).',
      'Delta and Foxtrot play 30 each and the mano began at 5: the cards go to Foxtrot, at 6.',
    ],
    ['V.highest'],
  ),
  'S.112': provision(
    'enforced',
    [
      'Carte negate',
      'Chi appare inesperto o ha già sbagliato non ha le carte, nemmeno con la puntata più alta, quando giocano anche altri: solo se punta da solo o chiama banco. È un segno con il motivo, mostrato al giocatore e revocabile. Se nessun altro può averle, nemmeno in piedi, le ha chi di loro punta di più, guidato e alla regola.',
      'Hotel ha il segno e punta 50, Bravo 20: le carte sono di Bravo.',
    ],
    [
      'Cards withheld',
      'A player plainly inexpert, or who has erred, has no cards while others have money down, even with the highest stake: only alone or by calling banco. It is a mark with its reason, shown to the player and revocable. If nobody else may have them, standing or seated, the highest of these has them, guided and by the rule.',
      'Hotel has the mark and stakes 50, Bravo 20: the cards are Bravo’s.',
    ],
  ),
  'V.rule-no-cards': provision(
    'enforced',
    [
      'Alla regola, senza carte',
      'A Venezia chi ha dichiarato di giocare alla regola non prende le carte se ci sono altre puntate. A Sanremo le prende, se non è inesperto (impostazione «carte alla regola»).',
      'Golf, alla regola, ha la puntata più alta: a Venezia le carte vanno alla seconda.',
    ],
    [
      'By the rule, no cards',
      'At Venice a player who has declared to play alla regola does not take the cards with other stakes down. At Sanremo that player does, unless inexpert (setting “cards alla regola”).',
      'Golf, alla regola, has the highest stake: at Venice the cards go to the second.',
    ],
  ),
  'S.115': provision(
    'enforced',
    [
      'Carte in piedi',
      'Chi sta in piedi ha le carte se chiama banco solo o con il tavolo; se punta da solo; se punta di più e nessun seduto punta; se i seduti sono inesperti o alla regola; in tout va o «vedo le puntate», giocando quanto tutti. Venezia: solo chiamando, o senza puntate al tavolo (impostazione «carte in piedi»).',
      'Punta Kilo, in piedi, e nessun seduto: le carte sono di Kilo.',
    ],
    [
      'Cards for the standing',
      'A standing player gets them with banco solo or con il tavolo; as the only punter; with the highest stake and no seated one; when all seated stakes are of inexpert or alla regola players; in tout va or “I see the stakes”, matching all. Venice: only banco calls, or no stake at the table (setting “standing cards”).',
      'Kilo, standing, stakes and no seated player does: the cards are Kilo’s.',
    ],
    ['V.standing-cards'],
  ),
  'S.116': provision(
    'recorded',
    [
      'Le carte in vista',
      'Chi in piedi ha le carte le posa in vista appena visto il punto e non le tocca più finché non le volta. Non le porta via e non le nasconde.',
      'Kilo guarda il suo 6 e fa un passo indietro con le carte: l’impiegato gliele fa posare.',
    ],
    [
      'Cards in view',
      'A standing player with the cards lays them in view once the point is seen, and leaves them untouched until turned. They are never carried off or hidden.',
      'Kilo looks at a 6 and steps back with the cards: the employee has them laid down.',
    ],
  ),
  'S.117': provision(
    'recorded',
    [
      'Carte prese da sé',
      'Le carte prese di propria iniziativa, anche viste, vanno a chi ne ha diritto e le chiede. Chi le ha prese può essere obbligato a fare il banco.',
      'Mike prende le carte di Bravo e le guarda: Bravo le chiede e gioca.',
    ],
    [
      'Cards just taken',
      'Cards taken on one’s own initiative, even seen, go to the player entitled who claims them. The taker may be made to take the banco.',
      'Mike takes Bravo’s cards and looks: Bravo claims them and plays.',
    ],
  ),
  'S.28': provision(
    'recorded',
    [
      'Niente carte sfilate',
      'Le carte non si sfilano piano e la parola non si ritarda. A chi lo fa più volte l’impiegato può rifiutare le carte.',
      'Lima tarda per la terza volta: al colpo dopo le carte vanno alla seconda puntata.',
    ],
    [
      'No squeezing',
      'Cards are not squeezed and words are not delayed. The employee may refuse the cards to a player who does it repeatedly.',
      'Lima delays for the third time: at the next coup the cards go to the second stake.',
    ],
  ),
} as const
