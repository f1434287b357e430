import { provision } from '../../kernel/provision'

export const OPENING_PROVISIONS = {
  'VI.1': provision(
    'recorded',
    [
      'Chi è occupato altrove è passato',
      'All’apertura chi bada ad altro conta come passato; chi indugia con le carte in mano no, e il vicino di sinistra deve sollecitarlo prima di parlare.',
      'Hotel è al telefono: passato. India pensa con le carte in mano: va sollecitato.',
    ],
    [
      'A player busy elsewhere has passed',
      'At the opening, a player who minds something else counts as passed; one who is slow with cards in hand does not, and the left neighbour must press them before speaking.',
      'Hotel is on the telephone: passed. India is thinking, cards in hand: India must be pressed.',
    ],
  ),
  'VI.2': provision(
    'enforced',
    [
      'Non si chiede più della coppia di re',
      'Il massimo richiesto per aprire è la coppia di re, anche se per abitudine si dice As-pot.',
      'Terzo colpo senza apertura: si apre ai re, e ai re si resta.',
    ],
    [
      'Never more than a pair of kings',
      'The highest requirement to open is a pair of kings, even where custom still says As-pot.',
      'Third colpo with no opening: kings are needed, and kings it stays.',
    ],
  ),
  'VI.3': provision(
    'recorded',
    [
      'Due aprono insieme: vale il primo nel giro',
      'È apertore chi viene prima nel giro; l’altro deve giocare e non può rilanciare, salvo che tra loro uno rilanci: allora può passare o controrilanciare.',
      'Aprono il 2 e il 4: apre il 2, il 4 accetta.',
    ],
    [
      'Two open at once: the earlier in the giro',
      'The earlier in the giro is the opener; the other must play and may not raise, unless someone between them raises: then the other may pass or re-raise.',
      'Seats 2 and 4 open: 2 is the opener, 4 calls.',
    ],
  ),
  'VI.4': provision(
    'recorded',
    [
      'L’apertura si può scartare',
      'L’apertore può scartare l’apertura, tenendola da parte per mostrarla o potendone dire seme e valore.',
      'Juliet apre ai re e cerca colore: un re resta sotto i gettoni.',
    ],
    [
      'The opening may be discarded',
      'The opener may discard the opening, keeping it aside to show it, or naming its suit and value.',
      'Juliet opens with kings and draws to a flush: a king stays under her chips.',
    ],
  ),
  'VI.5': provision(
    'enforced',
    [
      'L’apertura sbagliata',
      'Chi ha aperto male riprende la messa se lo dice prima che altri entrino; dopo, chi è entrato dice se ha l’apertura, e secondo i casi le poste tornano, il colpo vale o l’apertore rifonde il pot iniziale. Chi era passato all’apertura non la convalida mai.',
      'Kilo apre senza coppia, vince Lima che non poteva aprire: il pot è di Lima e Kilo rifonde il pot iniziale.',
    ],
    [
      'The wrong opening',
      'A player who opened wrongly takes the stake back if they say so before others enter; afterwards those who entered say whether they hold the opening and, by the case, stakes go back, the colpo stands or the opener refunds the initial pot. A player who passed at the opening never validates it.',
      'Kilo opens without a pair, Lima wins and could not have opened: the pot is Lima’s and Kilo refunds the initial pot.',
    ],
  ),
  'VI.6': provision(
    'recorded',
    [
      'L’apertura va mostrata',
      'Alla fine di ogni colpo, anche in parol, l’apertura si mostra. Chi non la mostra perde il pot se ha vinto, rifonde il pot iniziale se ha perso; è scusato se le carte sono rientrate nel mazzo per l’accomodo.',
      'Mike vince e getta le carte: perde il diritto al pot.',
    ],
    [
      'The opening must be shown',
      'At the end of every colpo, in parol too, the opening is shown. Not shown: a winner loses the pot, a loser refunds the initial pot; excused when the cards went back into the pack for the draw.',
      'Mike wins and throws the cards away: the right to the pot is lost.',
    ],
  ),
  'VI.7': provision(
    'enforced',
    [
      'Senza cifra si apre per il piatto',
      'Chi apre senza dire quanto apre per una somma pari al piatto.',
      'Piatto 20, «apro»: la messa è 20.',
    ],
    [
      'No figure means the pot',
      'Opening without naming a sum is opening for the amount of the pot.',
      'The middle holds 20, “I open”: the bet is 20.',
    ],
  ),
} as const
