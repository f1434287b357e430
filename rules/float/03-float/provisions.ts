import { provision } from '../../kernel/provision'

export const FLOAT_PROVISIONS = {
  'V.float': provision(
    'enforced',
    [
      'La dotazione',
      'Il changeur riceve una cassetta con la dotazione della casa: il valore è fisso, la composizione cambia con i cambi. L’elenco dei tagli è un’impostazione, il totale è calcolato.',
      'Nel profilo di Venezia 701 pezzi in dodici tagli valgono 300000.',
    ],
    [
      'The float',
      'The changeur receives a box with the house’s float: fixed in value, its composition moving with the changes. The list of denominations is a setting, the total is computed.',
      'In the profile of Venice 701 pieces in twelve denominations are worth 300000.',
    ],
    ['V.dotazione'],
  ),
  'V.open-presence': provision(
    'enforced',
    [
      'L’apertura davanti a due',
      'La cassetta si apre sempre davanti al commissario e al testimone: l’uno la fa contare, l’altro conferma entro pochi minuti. Prima non si danno carte.',
      'Il testimone conferma dopo venti minuti su quindici: si conta di nuovo.',
    ],
    [
      'Opened before two',
      'The box is always opened before the inspector and the witness: the one has it counted, the other confirms within a few minutes. No coup is dealt before.',
      'The witness confirms after twenty minutes of fifteen: it is counted again.',
    ],
  ),
  'V.close-presence': provision(
    'enforced',
    [
      'La chiusura davanti a due',
      'La cassetta si chiude davanti a entrambi, dopo l’ultimo colpo, con la conta per taglio e le anticipazioni ancora fuori.',
      'Commissario e testimone firmano la chiusura di 300000.',
    ],
    [
      'Closed before two',
      'The box is closed before both, after the last coup, with the count by denomination and the advances still out.',
      'Inspector and witness sign the closing of 300000.',
    ],
  ),
  'V.cambio': provision(
    'enforced',
    [
      'Il cambio',
      'Un cambio dà quanto prende: per un giocatore, per il banco o per un pagamento.',
      'Per un pezzo da 100 il changeur dà due pezzi da 50.',
    ],
    [
      'The change',
      'A change gives as much as it takes: for a player, for the bank or for a payment.',
      'For a piece of 100 the changeur gives two pieces of 50.',
    ],
  ),
  'V.reintegro': provision(
    'prompted',
    [
      'Il reintegro',
      'Se mancano pezzi, il changeur li scambia con la cassa esterna sul suo modulo, portati dal valletto: lo stesso valore nei due sensi. Chiesto, approvato, preparato, portato, ricevuto.',
      'Due pezzi da 500 per cento pezzi da 10: modulo 3, cinque firme.',
    ],
    [
      'The reintegro',
      'Short of pieces, the changeur exchanges with the cash desk on the proper form, carried by a valletto: equal value both ways. Asked, approved, prepared, carried, received.',
      'Two pieces of 500 for a hundred of 10: form 3, five signatures.',
    ],
  ),
  'V.aggiunta': provision(
    'prompted',
    [
      'L’aggiunta',
      'Se il gioco lo chiede la dotazione aumenta allo stesso modo, su un modulo proprio; il reso è il cammino inverso.',
      'Un’aggiunta di 1000 entra nella dotazione quando è contata e ricevuta.',
    ],
    [
      'The addition',
      'If the game asks for it the float is increased in the same way, on its own form; a return to the desk is the reverse.',
      'An addition of 1000 is in the float once it is counted and received.',
    ],
  ),
  'V.plus-minus': provision(
    'prompted',
    [
      'Plus e minus',
      'Se c’è più o meno del dovuto il changeur lo dice subito al commissario in turno, che fa contare la dotazione e avvisa il testimone; si vedono i colpi e i movimenti dall’ultima conta giusta.',
      'Mancano 20: minus di 20, con i tre cambi fatti dall’apertura.',
    ],
    [
      'Plus and minus',
      'If there is more or less than there should be the changeur tells the inspector on duty at once, who has the float counted and tells the witness; coups and movements since the last good count stand beside.',
      '20 are missing: a minus of 20, with the three changes made since the opening.',
    ],
  ),
} as const
