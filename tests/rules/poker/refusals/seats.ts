import { sha256 } from '@/rules/kernel/sha256'
import { segretario } from '@/simulate/actors'
import { colpo, dealt, declared, parolAmong, won } from '../support/colpi'
import { deputato, socio, tavolo } from '../support/people'
import { calledFive, gameOfFive, tableOfFive, withSecondList } from '../support/phrases'
import { Scene } from '../support/scene'
import { heldAndElsewhere } from './formation'
import { walk } from './walk'

const at = { table: 'T1' } as const
const of = <T extends string>(type: T, member: string) => ({ type, ...at, member })
const leave = (member: string, waive = true) =>
  ({ type: 'leave', ...at, member, allowed: true, anyway: false, waive }) as const
const gone = (scene: Scene, ...members: string[]) =>
  members.reduce((so, member) => so.give(leave(member), deputato()), scene)
const coming = (scene: Scene, member: string) =>
  scene.give(
    { type: 'answerCall', signUp: scene.signUp(member).number, answer: 'coming' },
    socio(member),
  )
const agree = (member: string, on = true) =>
  ({ type: 'agreeFreeSeats', ...at, member, agree: on }) as const
const lots = { type: 'drawLots', ...at } as const
const drawn = (choice = {}) => calledFive(choice).allComing().give(lots)
const firstCartaro = (seat: number) => ({ type: 'setFirstCartaro', ...at, seat }) as const
const take = (member: string, seat: number) => ({ type: 'takeSeat', ...at, member, seat }) as const

/** The hash that the table published, and a secret that does not match it. */
function otherSecret(): Scene {
  const scene = calledFive()
  const table = scene.table()
  const seating = { ...table.seating, hash: sha256('another') }
  return new Scene({ ...scene.evening, tables: { [table.id]: { ...table, seating } } }, scene.now)
}

const undo = (member: string) => ({ type: 'undoSeat', ...at, member }) as const

export const ASSIGNING = [
  walk(
    ['not-at-table', dealt(tableOfFive()), tavolo(), undo('viola')],
    ['nothing-to-take-back', dealt(tableOfFive()), tavolo(), undo('rossi')],
    ['accepted', tableOfFive(), tavolo(), undo('rossi')],
  ),
  walk(
    ['seats-settled', drawn(), tavolo(), agree('viola')],
    ['no-place-here', calledFive(), tavolo(), agree('viola', false)],
    ['wish-noted', calledFive(), tavolo(), agree('rossi', false)],
    ['accepted', calledFive(), tavolo(), agree('rossi')],
  ),
  walk(
    ['seats-settled', drawn(), tavolo(), lots],
    ['lots-secret-changed', otherSecret(), tavolo(), lots],
    ['accepted', calledFive(), tavolo(), lots],
  ),
  walk(
    [
      'lots-made-first-cartaro',
      drawn()
        .paid()
        .give({ type: 'deal', ...at, out: [] }),
      tavolo(),
      firstCartaro(1),
    ],
    ['not-while-seating', dealt(tableOfFive()), tavolo(), firstCartaro(1)],
    ['first-cartaro-already', tableOfFive().away('00:01'), tavolo(), firstCartaro(1)],
    ['nobody-sits-there', tableOfFive(), tavolo(), firstCartaro(6)],
    ['accepted', tableOfFive(), tavolo(), firstCartaro(2)],
  ),
]

const counting = (scene: Scene) => scene.give({ type: 'beginCount', ...at }, segretario)
const giro = (scene: Scene) => scene.give({ type: 'beginGiro', ...at, giro: 2 })
const joining = (scene: Scene, member: string) => coming(scene.signed(member), member)
/** Rossi sits on the seat drawn for rossi; the other drawn seats are still free. */
const oneSat = () => coming(calledFive(), 'rossi').give(lots)
const seatOf = (scene: Scene, member: string) => scene.player(member).seat ?? 0
const sevenSeats = () => joining(drawn({ level: 1, seats: 7 }), 'viola')
/** Seats by lots, with an original empty seat; a player who is not first cartaro has left a seat between neighbours. */
const fellEmpty = () => {
  const begun = drawn({ level: 1 })
    .paid()
    .give({ type: 'startGame', ...at })
  const leaver = seatOf(begun, 'bianchi') === 1 ? 'verdi' : 'bianchi'
  const seat = seatOf(begun, leaver)
  return { scene: joining(gone(begun, leaver), 'viola'), seat }
}
const besideBianchi = () => joining(gone(gameOfFive({ seats: 5 }), 'bianchi'), 'viola')
/** Bianchi's seat is empty; verdi has lost more than rossi and goes first. */
const preferred = () => {
  const put = { verdi: 20, rossi: 20, neri: 0 }
  return gone(colpo(tableOfFive(), won(put, [['rossi']])), 'bianchi')
}

export const TAKING = [
  walk(
    ['no-change-of-seat', counting(gameOfFive()), tavolo(), take('rossi', 3)],
    ['no-place-here', calledFive(), tavolo(), take('viola', 9)],
    ['lots-first', calledFive(), tavolo(), take('rossi', 9)],
    ['half-hour-over', joining(gameOfFive(), 'viola').after('00:31'), tavolo(), take('viola', 9)],
    ['no-such-seat', oneSat(), tavolo(), take('bianchi', 9)],
    ['seat-drawn-for-him', oneSat(), tavolo(), take('bianchi', seatOf(oneSat(), 'rossi'))],
    ['seat-taken', sevenSeats(), tavolo(), take('viola', 1)],
    ['next-seat-first', fellEmpty().scene, tavolo(), take('viola', fellEmpty().seat)],
    ['neighbours-first', besideBianchi(), tavolo(), take('viola', 2)],
    ['accepted', giro(besideBianchi()), tavolo(), take('viola', 2)],
  ),
  walk(
    [
      'no-change-of-seat',
      preferred().with('rossi').away('00:01'),
      tavolo(),
      of('moveSeat', 'rossi'),
    ],
    ['neighbour-preferred', preferred(), socio('rossi'), of('moveSeat', 'rossi')],
    ['accepted', preferred(), socio('verdi'), of('moveSeat', 'verdi')],
  ),
  walk(
    ['no-seat-beside', preferred(), socio('neri'), of('declineMove', 'neri')],
    ['accepted', preferred(), socio('verdi'), of('declineMove', 'verdi')],
  ),
]

const ask = (member: string) => of('askReturn', member)
const consent = (member: string) => ({ type: 'consentReturn', ...at, member, yes: true }) as const
const twoGone = () => giro(gone(gameOfFive(), 'bianchi', 'verdi'))
const asked = () => twoGone().give(ask('verdi'))
const consented = () => asked().give(consent('rossi'))
const elsewhere = () =>
  withSecondList(asked()).signedOn('L2', 'bianchi', 'conti', 'serra', 'fonti', 'galli')
const offered = () => giro(gone(gameOfFive(), 'bianchi')).signed('viola', 'conti')
const filled = () => {
  const scene = giro(gone(gameOfFive({ seats: 5 }), 'bianchi').signed('viola'))
  return coming(scene, 'viola').give(take('viola', 2))
}
const parol = () => colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
const dissolve = { type: 'dissolve', ...at } as const

export const RETURNING = [
  walk(
    ['table-not-in-game', counting(gameOfFive()), tavolo(), ask('rossi')],
    ['never-left', gameOfFive(), tavolo(), ask('rossi')],
    ['come-back-instead', heldAndElsewhere(), tavolo(), ask('rossi')],
    ['place-elsewhere', elsewhere(), tavolo(), ask('bianchi')],
    ['return-asked-already', asked(), tavolo(), ask('bianchi')],
    ['list-comes-first', offered(), tavolo(), ask('bianchi')],
    ['no-seat-free', filled(), tavolo(), ask('bianchi')],
    [
      'neighbours-decide-first',
      gone(gameOfFive({ seats: 5 }), 'bianchi'),
      tavolo(),
      ask('bianchi'),
    ],
    ['accepted', twoGone(), tavolo(), ask('bianchi')],
  ),
  walk(
    ['no-return-asked', twoGone(), tavolo(), consent('verdi')],
    ['only-seated-consent', consented().with('rossi').away('00:01'), tavolo(), consent('rossi')],
    ['consent-given', consented(), tavolo(), consent('rossi')],
    ['accepted', consented(), tavolo(), consent('neri')],
  ),
  walk(
    ['table-not-in-game', tableOfFive(), tavolo(), dissolve],
    ['colpo-not-over', dealt(declared(parol(), 'verdi', 'neri')), tavolo(), dissolve],
    ['parol-not-played', parol(), tavolo(), dissolve],
    ['hour-not-over', gameOfFive().after('00:59'), tavolo(), dissolve],
    ['accepted', gameOfFive().after('01:00'), tavolo(), dissolve],
  ),
]

export const SEATS = [...ASSIGNING, ...TAKING, ...RETURNING]
