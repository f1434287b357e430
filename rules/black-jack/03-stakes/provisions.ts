import { provision } from '../../kernel/provision'

export const STAKES_PROVISIONS = {
  'B.2.1': provision(
    'enforced',
    [
      'Minimo e massimo',
      'Minimo e massimo sono esposti a ogni tavolo.',
      'Il tavolo 2 espone 10 e 100.',
    ],
    [
      'Minimum and maximum',
      'Minimum and maximum are shown at each table.',
      'Table 2 shows 10 and 100.',
    ],
  ),
  'B.2.2': provision(
    'enforced',
    [
      'Il massimo a persona',
      'Il massimo vale per ogni persona in ogni casella.',
      'Con massimo 100, Alfa e Bravo mettono 100 ciascuno sulla stessa casella.',
    ],
    [
      'The maximum per person',
      'The maximum counts per person in each casella.',
      'With a maximum of 100, Alfa and Bravo lay 100 each on one casella.',
    ],
  ),
  'B.2.3': provision(
    'enforced',
    [
      'Cambiare i limiti',
      'In situazioni particolari i limiti cambiano per decisione della direzione giochi e del servizio di controllo insieme.',
      'La direzione propone 20 e 200; il controllo firma.',
    ],
    [
      'Changing the limits',
      'In particular situations the gaming management and the control service change the limits together.',
      'The management asks for 20 and 200; the control service signs.',
    ],
  ),
  'B.2.4': provision(
    'enforced',
    [
      'Uno a dieci',
      'I limiti cambiati mantengono il rapporto di uno a dieci.',
      'Con minimo 20 il massimo è 200.',
    ],
    [
      'One to ten',
      'Changed limits keep one to ten between minimum and maximum.',
      'With a minimum of 20 the maximum is 200.',
    ],
  ),
  'B.2.5': provision(
    'enforced',
    [
      'Il tetto',
      'I limiti cambiati non superano mai 5.000 a persona e casella.',
      'Minimo 600 non si può: il massimo sarebbe 6.000.',
    ],
    [
      'The ceiling',
      'Changed limits never exceed 5,000 for each person and casella.',
      'A minimum of 600 cannot be: the maximum would be 6,000.',
    ],
  ),
  'B1.stakes.1': provision(
    'enforced',
    [
      'Come si punta',
      'Una persona che partecipa mette la puntata nella casella prima della distribuzione, entro i limiti.',
      'Bravo mette 20 nella casella 3.',
    ],
    [
      'How to stake',
      'A person who takes part lays the puntata in the casella before the deal, within the limits.',
      'Bravo lays 20 in casella 3.',
    ],
  ),
  'B1.deal.1': provision(
    'notice',
    [
      'Il tempo di puntare',
      'Il dealer lascia il tempo di puntare prima di chiudere.',
      'Prima di chiudere aspetta che tutti abbiano puntato.',
    ],
    [
      'Time to stake',
      'The dealer leaves time for staking before closing.',
      'The dealer waits until all have staked.',
    ],
  ),
  'B.3.1': provision(
    'enforced',
    [
      'Invito e chiusura',
      'Il dealer invita a puntare, poi chiude dicendo «rien ne va plus».',
      '«Signori, puntate», e poi «rien ne va plus».',
    ],
    [
      'Invitation and closing',
      'The dealer invites to stake, then closes with “rien ne va plus”.',
      '“Place your stakes”, and then “rien ne va plus”.',
    ],
  ),
  'B.3.2': provision(
    'enforced',
    [
      'Dopo la chiusura',
      'Dopo la chiusura nessuna puntata cresce o cala, salvo raddoppio, divisione e assicurazione.',
      'Charlie aggiunge 10 in ritardo: il dealer li rende.',
    ],
    [
      'After closing',
      'After the call no puntata grows or shrinks, except by doubling, splitting or insuring.',
      'Charlie adds 10 too late: the dealer gives them back.',
    ],
  ),
  'B.22.1': provision(
    'enforced',
    [
      'Niente sulla parola',
      'Non si punta sulla parola.',
      'Delta dice «cento» senza fiches: la puntata non c’è.',
    ],
    [
      'Nothing by word',
      'Nothing is staked by word.',
      'Delta says “a hundred” without chips: there is no puntata.',
    ],
  ),
  'B.22.2': provision(
    'enforced',
    [
      'Fiches della casa',
      'La puntata è fatta di fiches della casa, posate nella casella.',
      'Una banconota nella casella non gioca.',
    ],
    [
      'The house’s chips',
      'A stake is the house’s own chips, lying in the casella.',
      'A banknote in the casella does not play.',
    ],
  ),
  'B.27.2': provision(
    'notice',
    [
      'Ciascuno guarda le sue puntate',
      'I giocatori sorvegliano le proprie puntate; la casa risponde del giusto pagamento, non della custodia.',
      'Echo tiene d’occhio le sue fiches.',
    ],
    [
      'Everybody watches their stakes',
      'Players watch their own stakes; the house answers for right payment, not for custody.',
      'Echo keeps an eye on the chips.',
    ],
  ),
} as const
