import { provision } from '../../kernel/provision'

export const ARRIVAL_PROVISIONS = {
  'XI.1': provision(
    'enforced',
    [
      'L’apertore parla dopo l’ultimo accomodo',
      'L’apertore, o chi per lui, parla soltanto quando l’ultimo ha finito l’accomodo; prima è a suo rischio.',
      'Foxtrot cambia ancora ed Echo punta 20: quando tocca a lui, i 20 sono puntati.',
    ],
    [
      'The opener speaks after the last draw',
      'The opener, or the player who stands in, speaks only when the last has drawn; earlier is at their own risk.',
      'Foxtrot still draws and Echo bets 20: when Echo’s turn comes, the 20 are bet.',
    ],
  ),
  'XI.2': provision(
    'prompted',
    [
      'Chi anticipa non cambia',
      'Chi parla prima del suo turno non muta il suo gioco; se prima della sua mano c’è un rilancio, o una puntata più alta della sua, riprende la posta ed esce oppure accetta: non rilancia.',
      'Golf punta 10 fuori turno, Hotel ne punta 30 prima di lui: Golf ritira i 10 e lascia, o accetta i 30.',
    ],
    [
      'A word spoken early does not change',
      'A player who speaks out of turn cannot change; after a raise before their turn, or a bet larger than theirs, they take the bet back and leave, or accept: they do not raise.',
      'Golf bets 10 out of turn, Hotel bets 30 before Golf’s turn: Golf takes the 10 back and leaves, or accepts the 30.',
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
      'Wait your turn even to pass',
      'Everybody waits their turn, even to pass.',
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
      'Raises are as before the draw.',
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
