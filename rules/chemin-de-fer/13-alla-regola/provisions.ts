import { provision } from '../../kernel/provision'

export const ALLA_REGOLA_PROVISIONS = {
  'S.107': provision(
    'notice',
    [
      'Gli inesperti sono benvenuti',
      'Gli inesperti sono benvenuti. Si invitano a giocare alla regola e poi sono guidati dall’impiegato.',
      'Lima gioca per la prima volta: dice sì alla regola e l’impiegato la guida.',
    ],
    [
      'Beginners are welcome',
      'Inexpert players are welcome. They are invited to play alla regola, and the employee then guides them.',
      'Lima plays for the first time: Lima agrees to the rule, and the employee guides.',
    ],
  ),
  'S.108': provision(
    'enforced',
    [
      'Dichiararsi alla regola',
      'Ci si dichiara all’impiegato tra due colpi; egli dice agli altri chi gioca alla regola e quando smette. La dichiarazione vale per banco e punta finché non si ritira; chi l’ha fatta è protetto dai propri errori. Il segno si vede su ogni schermo.',
      'Golf si dichiara; due colpi dopo chiede con 6: l’errore si ristabilisce.',
    ],
    [
      'Declaring the rule',
      'It is declared to the employee between two coups, who tells the others when it begins and ends. It holds as banker and punta until dropped; a declared player is protected from their own errors. The mark is on every screen of the table.',
      'Golf declares it; two coups later Golf draws on 6: the error is mended.',
    ],
    ['V.declare-rule'],
  ),
  'S.109': provision(
    'prompted',
    [
      'Consiglia solo l’impiegato',
      'Solo l’impiegato consiglia. Chi chiede è tenuto alla risposta; se non era alla regola lo è per quel colpo e, da punta, resta con 5.',
      'Delta chiede con 5: l’impiegato risponde «no» e Delta resta.',
    ],
    [
      'The employee’s advice',
      'Nobody but the employee advises. A player who asks is bound to the answer; one not alla regola is so for that coup, and as punta stands on 5.',
      'Delta asks with a 5: the employee answers “no”, and Delta stands.',
    ],
  ),
  'S.110': provision(
    'recorded',
    [
      'Consiglio non seguito',
      'Se il consiglio non è seguito, il colpo si ristabilisce. La carta presa dal banchiere contro il consiglio è nulla se cambia il risultato in suo favore o non lo cambia, sua se lo danneggia; a Venezia è sempre nulla (impostazione «carta contro il consiglio»).',
      'Consigliato di restare con 6, Alfa prende un 3 e farebbe 9: la carta è nulla.',
    ],
    [
      'Advice not followed',
      'Advice not followed: the coup is restored. A card that a banker took against advice is void if it changes the result in the bank’s favour or not at all, the bank’s if it hurts; at Venice always void (setting “card against advice”).',
      'Advised to stand on 6, Alfa takes a 3 for a 9: the card is void.',
    ],
    ['V.advised'],
  ),
  'S.111': provision(
    'recorded',
    [
      'Gli errori alla regola',
      'Si correggono applicando la regola alle due parti, tranne le carte cadute nel paniere; se non si può, il colpo è nullo. Le carte staccate e viste servono solo a quel colpo; non viste, al seguente.',
      'Golf, alla regola, resta con 3: si rimette la carta e si rigioca con la tavola.',
    ],
    [
      'Errors under the rule',
      'Errors of a player alla regola are mended by the rule for both sides, except the basket cases; not mendable, the coup is void. Cards detached and seen serve that coup only; unseen, the next.',
      'Golf, alla regola, stands on 3: the card is given, and the table decides the rest.',
    ],
  ),
} as const
