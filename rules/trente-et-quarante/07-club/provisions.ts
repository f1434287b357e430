import { provision } from '../../kernel/provision'

export const CLUB_PROVISIONS = {
  'K.1': provision(
    'enforced',
    [
      'Le casse',
      'I soci ricevono le fiches dal banco della segreteria, come a poker.',
      'Alfa chiede 100 e la segreteria li consegna.',
    ],
    [
      'Casse',
      'Members take their chips at the desk, as at poker.',
      'Alfa asks for 100 and the desk hands them out.',
    ],
  ),
  'K.2': provision(
    'enforced',
    [
      'I livelli',
      'Di un tavolo si tiene la sola dotazione, il risultato di ogni colpo, o ogni carta; il livello cambia fra due colpi.',
      'Dal livello 3 si passa al 2 a colpo finito.',
    ],
    [
      'Levels',
      'Of a table one keeps the float only, the result of each colpo, or each card; the level changes between two colpi.',
      'Level 3 becomes 2 when the colpo is over.',
    ],
  ),
  'K.3': provision(
    'enforced',
    [
      'Riprendere',
      'L’ultima registrazione si riprende, finché non si invita a puntare di nuovo.',
      'Un 34 battuto per 43 si riprende.',
    ],
    [
      'Taking back',
      'The latest entry is taken back until stakes are invited again.',
      'A 34 entered for a 33 is taken back.',
    ],
  ),
  'K.4': provision(
    'enforced',
    [
      'Il risultato del tavolo',
      'Quello che il tavolo ha vinto si conosce in ogni momento: dotazione di chiusura più resi e fiches vendute al tavolo, meno apertura e aggiunte. La dotazione attesa segue ogni colpo; una differenza alla conta nomina i colpi dall’ultima conta esatta.',
      'Aperto con 5.000, attesi 5.240: il tavolo vince 240.',
    ],
    [
      'The table’s result',
      'The result of a table is known at any moment: closing float plus returns to the desk and chips sold at the table, less opening and additions. The expected float follows each colpo; a difference at the count names the colpi since the last right count.',
      'Opened with 5,000, 5,240 expected: the table is winning 240.',
    ],
  ),
  'K.5': provision(
    'enforced',
    [
      'Il tableau',
      'A fine giornata si contano le fiches; il circolo, che tiene il banco, ha una riga sua nel tableau.',
      'I soci perdono 60 in tutto: il circolo segna 60.',
    ],
    [
      'The tableau',
      'At the end of the day the chips are counted; the club, which is the bank, has a line of its own in the tableau.',
      'The members lose 60 in all: the club’s line is 60.',
    ],
  ),
  'K.6': provision(
    'enforced',
    [
      'Due firme',
      'Un tavolo si apre, e i suoi limiti cambiano, con due firme di persone diverse: direzione e controllo.',
      'La direzione propone da 10 a 1.000 e il controllo firma.',
    ],
    [
      'Two signatures',
      'A table opens, and its limits change, by two signatures of different persons: management and control.',
      'The management proposes 10 to 1,000 and control signs.',
    ],
  ),
} as const
