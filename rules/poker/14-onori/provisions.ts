import { provision } from '../../kernel/provision'

export const ONORI_PROVISIONS = {
  'XIV.1': provision(
    'enforced',
    [
      'Poker e scala reale si onorano',
      'Il poker o la scala reale che si è dovuto mostrare, anche come apertura di chi resta solo, si onora una volta; mostrato senza bisogno, solo se nessuno si oppone.',
      'Bravo vince con un poker visto: ogni partecipante paga l’onore.',
    ],
    [
      'Poker and scala reale are honoured',
      'A poker or a scala reale that had to be shown, also as the opening of a player left alone, is honoured once; shown without need, only if nobody objects.',
      'Bravo wins with a poker that was seen: every participant pays the honour.',
    ],
  ),
  'XIV.2': provision(
    'enforced',
    [
      'La scala reale vale doppio',
      'L’onore della scala reale è doppio di quello del poker.',
      'Onore 5: il poker 5, la scala reale 10.',
    ],
    [
      'A scala reale counts double',
      'The honour of a scala reale is twice that of a poker.',
      'Honour 5: a poker 5, a scala reale 10.',
    ],
  ),
  'XIV.3': provision(
    'enforced',
    [
      'Fino a tre volte senza competitori',
      'Se l’apertore non ha competitori, l’onore si ripete fino a tre volte.',
      'Charlie apre con un poker e nessuno entra: l’onore si ripete.',
    ],
    [
      'Up to three times without opponents',
      'When the opener has no opponents the honour is repeated up to three times.',
      'Charlie opens with a poker and nobody enters: the honour is repeated.',
    ],
  ),
  'XIV.4': provision(
    'enforced',
    [
      'Paga chi ha preso parte alla mano',
      'Agli onori partecipa soltanto chi ha preso parte a quella mano.',
      'Delta sedeva fuori: non paga.',
    ],
    [
      'Those who took part in the hand pay',
      'Only those who took part in that hand take part in the honours.',
      'Delta sat it out, and does not pay.',
    ],
  ),
  'XIV.5': provision(
    'enforced',
    [
      'Ogni detentore è pagato',
      'L’onore va a ciascun detentore, anche se sono più d’uno nello stesso colpo.',
      'Due poker nella stessa mano: due onori.',
    ],
    [
      'Every holder is paid',
      'The honour goes to every holder, even several in one colpo.',
      'Two pokers in one hand: two honours.',
    ],
  ),
} as const
