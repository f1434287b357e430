import { provision } from '../../kernel/provision'

export const ARRIVAL_PROVISIONS = {
  'XI.1': provision(
    'enforced',
    [
      'L’apertore parla dopo l’ultimo accomodo',
      'L’apertore, o chi per lui, parla soltanto quando l’ultimo ha finito l’accomodo; prima è a suo rischio.',
      'Foxtrot cambia ancora: il tablet non prende la puntata di Echo, e chi l’ha sentita ne tiene conto.',
    ],
    [
      'The opener speaks after the last draw',
      'The opener, or who stands in for him, speaks only when the last has drawn; earlier is at his own risk.',
      'Foxtrot still draws: the tablet does not take Echo’s bet, and who heard it makes use of it.',
    ],
  ),
  'XI.2': provision(
    'prompted',
    [
      'Chi anticipa non cambia',
      'Chi parla credendosi apertore non muta il suo gioco; se c’è un rilancio prima della sua mano può riprendere la posta.',
      'Golf punta fuori turno, Hotel rilancia prima di lui: Golf può ritirarsi.',
    ],
    [
      'Who speaks early does not change',
      'Who speaks thinking himself the opener cannot change; a raise before his turn lets him take his bet back.',
      'Golf bets out of turn, Hotel raises before him: Golf may withdraw.',
    ],
  ),
  'XI.3': provision(
    'enforced',
    [
      'Si aspetta il turno anche per passare',
      'Tutti aspettano il proprio turno, anche chi vuole passare.',
      'India tiene le carte finché chi la precede ha parlato.',
    ],
    [
      'One waits one’s turn even to pass',
      'Everybody waits for his turn, even to pass.',
      'India holds her cards until the one before her has spoken.',
    ],
  ),
  'XI.4': provision(
    'enforced',
    [
      'I rilanci dopo l’accomodo',
      'Si rilancia come prima dell’accomodo.',
      'Anche in arrivo il paroli è tre volte la puntata.',
    ],
    [
      'Raises after the draw',
      'One raises as before the draw.',
      'Here too the paroli is three times the bet.',
    ],
  ),
  'XI.5': provision(
    'notice',
    [
      'Davanti al rilancio si decide',
      'A un rilancio si risponde con prontezza e senza domande; il cartaro sollecita.',
      'Juliet indugia: il cartaro la invita a parlare.',
    ],
    [
      'Facing a raise one decides',
      'A raise is answered promptly and without questions; the cartaro presses.',
      'Juliet lingers: the cartaro asks her to speak.',
    ],
  ),
} as const
