import { provision } from '../../kernel/provision'

export const RAISES_PROVISIONS = {
  'VIII.1': provision(
    'prompted',
    [
      'Il rilancio anticipato',
      'Chi rilancia prima del turno non può ritirarlo se quelli di mezzo entrano soltanto; può se uno di loro rilancia, e allora può anche uscire.',
      'Tango rilancia in anticipo, Sierra rilancia: Tango può ritirare il suo o lasciare.',
    ],
    [
      'The early raise',
      'A raise out of turn cannot be withdrawn if those between only accept; it can if one of them raises, and then the early raiser may also leave.',
      'Tango raises early, Sierra raises: Tango may withdraw the raise or leave.',
    ],
  ),
  'VIII.2': provision(
    'recorded',
    [
      'Il rilancio tardivo è perduto',
      'Chi esita perde il rilancio: giudica il cartaro, con la maggioranza del tavolo. Il contestato può uscire se chi segue non ha parlato, altrimenti accetta. Si contesta fino all’accomodo: chi aveva risposto al rilancio parla di nuovo, salvo chi ha gettato le carte.',
      'Uniform dice «quanto è?» e poi rilancia: il rilancio non vale.',
    ],
    [
      'A late raise is lost',
      'A player who hesitates loses the raise: the cartaro judges, backed by the table’s majority. The contested raiser may leave if the next has not spoken, otherwise they accept. It may be contested until the draw: those who answered the raise speak again, unless they threw their cards.',
      'Uniform asks “how much?” and then raises: the raise does not count.',
    ],
  ),
  'VIII.3': provision(
    'enforced',
    [
      'Doppio, triplo, paroli, cimbro',
      'I multipli si dichiarano prima di chiedere la somma: doppio 2 volte, triplo e paroli 3, doppio paroli ovvero paroli e massa 4, cimbro 5.',
      'Su una puntata di 30 il paroli è 90.',
    ],
    [
      'Double, triple, paroli, cimbro',
      'Multiples are declared before asking the sum: double 2 times, triple and paroli 3, doppio paroli or paroli e massa 4, cimbro 5.',
      'On a bet of 30 the paroli is 90.',
    ],
  ),
} as const
