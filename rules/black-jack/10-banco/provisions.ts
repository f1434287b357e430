import { provision } from '../../kernel/provision'

export const BANCO_PROVISIONS = {
  'B.6.1': provision(
    'enforced',
    [
      'La mano del banco',
      'Finiti i giocatori e con almeno una mano in gioco, il banco prende la seconda carta e completa secondo la regola.',
      'Resta la casella 2: il banco tira.',
    ],
    [
      'The banco’s hand',
      'With the players done and at least one mano alive, the banco takes its second card and finishes by rule.',
      'Casella 2 is left: the banco draws.',
    ],
  ),
  'B.6.2': provision(
    'enforced',
    [
      'Nessuna mano in gioco',
      'Se nessuna mano è in gioco il banco elimina la sua carta e comincia un nuovo colpo.',
      'Tutti hanno sballato: il banco non tira.',
    ],
    [
      'No mano alive',
      'With no mano alive, the banco’s single card is discarded and a new colpo begins.',
      'All passed 21: the banco does not draw.',
    ],
  ),
  'B.6.3': provision(
    'enforced',
    [
      'Salvo l’assicurazione',
      'Se c’è un’assicurazione il banco deve tirare.',
      'Hanno sballato tutti, ma Bravo si è assicurato: il banco tira.',
    ],
    [
      'Unless insured',
      'If insurance is open, the banco must draw.',
      'All passed 21, but Bravo is insured: the banco draws.',
    ],
  ),
  'B1.bank.1': provision(
    'enforced',
    [
      'Solo l’assicurazione',
      'Con la sola assicurazione aperta il banco prende la seconda carta e si ferma.',
      'Asso e tre: si ferma lì.',
    ],
    [
      'Only insurance',
      'With nothing but insurance open the banco takes the second card and stops.',
      'Ace and three: it stops there.',
    ],
  ),
  'B.7.2': provision(
    'enforced',
    [
      'L’asso del banco',
      'L’asso del banco vale undici se così arriva a 17 o più senza passare 21, e uno solo se con undici sballerebbe.',
      'Asso e sei: 17, il banco resta.',
    ],
    [
      'The banco’s ace',
      'The banco’s ace is eleven whenever that reaches 17 or more without passing 21, and one only when eleven would pass it.',
      'Ace and six: 17, the banco stays.',
    ],
  ),
  'B.25': provision(
    'enforced',
    [
      'La regola del banco',
      'Il banco tira fino a 16 e resta da 17, senza scelta.',
      'Con 16 tira, con 17 resta.',
    ],
    [
      'The banco’s rule',
      'It draws to 16 and stays from 17: no choice.',
      'With 16 it draws, with 17 it stays.',
    ],
  ),
  'B.26': provision(
    'recorded',
    [
      'Annuncio errato',
      'Se il dealer annuncia male il punto, il colpo si ricostruisce secondo la regola.',
      'Detto 18, erano 17: si paga contro 17.',
    ],
    [
      'A wrong announcement',
      'When the banco’s point is announced wrongly, the colpo is put right by the rule.',
      'Said 18, it was 17: paid against 17.',
    ],
  ),
} as const
