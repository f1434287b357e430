import { provision } from '../../kernel/provision'

export const STAKES_PROVISIONS = {
  'T.7.1': provision(
    'enforced',
    [
      'Puntate ferme',
      'Mostrata la prima carta, nessuna puntata sul tappeto cambia in alcun modo.',
      'Echo non ritira i suoi 40 dopo la prima carta.',
    ],
    [
      'Stakes stand',
      'From the first card shown no stake on the cloth is altered in any way.',
      'Echo does not take back 40 after the first card.',
    ],
  ),
  'T.7.2': provision(
    'enforced',
    [
      'Niente puntate nuove',
      'Tanto meno se ne aggiunge una nuova.',
      'Foxtrot arriva a carte scoperte e aspetta il colpo dopo.',
    ],
    [
      'No new stakes',
      'Least of all is a new one added.',
      'Foxtrot comes when cards are shown and waits for the next colpo.',
    ],
  ),
  'T.8': provision(
    'enforced',
    [
      'Ogni puntata da sé',
      'Nessuna puntata è pagata con il resto di un’altra: ognuna si regola da sola con la dotazione.',
      'Golf perde 20 sul nero e vince 20 su colore: due passaggi distinti.',
    ],
    [
      'Each stake by itself',
      'No stake is paid with the change left from another: each is settled by itself with the float.',
      'Golf loses 20 on nero and wins 20 on colore: two movements.',
    ],
  ),
} as const
