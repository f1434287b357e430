import { sha256 } from '@/rules/kernel/sha256'
import { colpo, dealt, declared, parolAmong, won } from '../support/colpi'
import { socio } from '../support/people'
import { calledFive, gameOfFive, tableOfFive, withSecondList } from '../support/phrases'
import { Scene } from '../support/scene'
import { heldAndElsewhere } from './formation'
import { at, coming, counting, gone, joining, of } from './scenes'
import { walk } from './walk'

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

const ASSIGNING = [
  walk(
    ['not-at-table', dealt(tableOfFive()), undo('viola')],
    ['nothing-to-take-back', dealt(tableOfFive()), undo('rossi')],
    ['accepted', tableOfFive(), undo('rossi')],
  ),
  walk(
    ['seats-settled', drawn(), agree('viola')],
    ['no-place-here', calledFive(), agree('viola', false)],
    ['wish-noted', calledFive(), agree('rossi', false)],
    ['accepted', calledFive(), agree('rossi')],
  ),
  walk(
    ['seats-settled', drawn(), lots],
    ['lots-secret-changed', otherSecret(), lots],
    ['accepted', calledFive(), lots],
  ),
  walk(
    [
      'lots-made-first-cartaro',
      drawn()
        .paid()
        .give({ type: 'deal', ...at, out: [] }),
      firstCartaro(1),
    ],
    ['not-while-seating', dealt(tableOfFive()), firstCartaro(1)],
    ['first-cartaro-already', tableOfFive().away('00:01'), firstCartaro(1)],
    ['nobody-sits-there', tableOfFive(), firstCartaro(6)],
    ['accepted', tableOfFive(), firstCartaro(2)],
  ),
]

const giro = (scene: Scene) => scene.give({ type: 'beginGiro', ...at, giro: 2 })
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

const TAKING = [
  walk(
    ['no-change-of-seat', counting(gameOfFive()), take('rossi', 3)],
    ['no-place-here', calledFive(), take('viola', 9)],
    ['lots-first', calledFive(), take('rossi', 9)],
    ['half-hour-over', joining(gameOfFive(), 'viola').after('00:31'), take('viola', 9)],
    ['no-such-seat', oneSat(), take('bianchi', 9)],
    ['seat-drawn-for-him', oneSat(), take('bianchi', seatOf(oneSat(), 'rossi'))],
    ['seat-taken', sevenSeats(), take('viola', 1)],
    ['next-seat-first', fellEmpty().scene, take('viola', fellEmpty().seat)],
    ['neighbours-first', besideBianchi(), take('viola', 2)],
    ['accepted', giro(besideBianchi()), take('viola', 2)],
  ),
  walk(
    ['no-change-of-seat', preferred().with('rossi').away('00:01'), of('moveSeat', 'rossi')],
    ['neighbour-preferred', preferred(), of('moveSeat', 'rossi'), socio('rossi')],
    ['accepted', preferred(), of('moveSeat', 'verdi'), socio('verdi')],
  ),
  walk(
    ['no-seat-beside', preferred(), of('declineMove', 'neri'), socio('neri')],
    ['accepted', preferred(), of('declineMove', 'verdi'), socio('verdi')],
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

const RETURNING = [
  walk(
    ['table-not-in-game', counting(gameOfFive()), ask('rossi')],
    ['never-left', gameOfFive(), ask('rossi')],
    ['come-back-instead', heldAndElsewhere(), ask('rossi')],
    ['place-elsewhere', elsewhere(), ask('bianchi')],
    ['return-asked-already', asked(), ask('bianchi')],
    ['list-comes-first', offered(), ask('bianchi')],
    ['no-seat-free', filled(), ask('bianchi')],
    ['neighbours-decide-first', gone(gameOfFive({ seats: 5 }), 'bianchi'), ask('bianchi')],
    ['accepted', twoGone(), ask('bianchi')],
  ),
  walk(
    ['no-return-asked', twoGone(), consent('verdi')],
    ['only-seated-consent', consented().with('rossi').away('00:01'), consent('rossi')],
    ['consent-given', consented(), consent('rossi')],
    ['accepted', consented(), consent('neri')],
  ),
  walk(
    ['table-not-in-game', tableOfFive(), dissolve],
    ['colpo-not-over', dealt(declared(parol(), 'verdi', 'neri')), dissolve],
    ['parol-not-played', parol(), dissolve],
    ['hour-not-over', gameOfFive().after('00:59'), dissolve],
    ['accepted', gameOfFive().after('01:00'), dissolve],
  ),
]

export const SEATS = [...ASSIGNING, ...TAKING, ...RETURNING]
