import { segretario } from '@/simulate/actors'
import { inPlay, playedTable, said } from '../play/said'
import { colpo, dealt, NOBODY_OPENED, passata, won } from '../support/colpi'
import { tavolo } from '../support/people'
import { calledFive, gameOfFive, tableOfFive } from '../support/phrases'
import type { Scene } from '../support/scene'
import { at, away, back, closed, counting, joining, of } from './scenes'
import { walk } from './walk'

const ask = (member: string, passate = 1) => ({ ...of('askPassata', member), passate })
const confirm = (member: string) => of('confirmPassata', member)
const drop = (member: string) => of('dropPassata', member)
const takeBack = (member: string, scene = handed()) => ({
  ...of('takePassataBack', member),
  handedAt: scene.player('rossi').handed?.at ?? 0,
})
const mark = (member: string, on: boolean) => ({ ...of('setAllAltezza', member), on })
const correct = (member: string, passate: number) => ({
  ...of('correctCassa', member),
  passate,
  why: 'sbagliato',
})
const asked = (scene: Scene) => scene.give(ask('rossi'))
const handed = () => asked(tableOfFive()).give(confirm('rossi'), segretario)
/** Bianchi counts as losing and has asked for more: viola, newly seated, enters with a double passata. */
const double = () =>
  joining(passata(gameOfFive(), 'bianchi'), 'viola').give({ ...of('takeSeat', 'viola'), seat: 6 })
const lost = () => colpo(tableOfFive(), won({}, [['verdi']]))

export const RESTO = [
  walk(
    ['table-not-open', counting(gameOfFive()), tavolo(), ask('viola')],
    ['not-at-table', double(), tavolo(), ask('conti')],
    ['already-asked', double(), tavolo(), ask('viola')],
    ['double-passata-due', double().give(drop('viola')), tavolo(), ask('viola')],
    ['accepted', double().give(drop('viola')), tavolo(), ask('viola', 2)],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), tavolo(), confirm('viola')],
    ['not-at-table', dealt(tableOfFive()), tavolo(), confirm('viola')],
    ['nothing-asked', dealt(tableOfFive()), tavolo(), confirm('rossi')],
    ['desk-confirms', asked(dealt(tableOfFive())), tavolo(), confirm('rossi')],
    ['cards-already-dealt', asked(dealt(tableOfFive())), segretario, confirm('rossi')],
    ['accepted', asked(tableOfFive()), segretario, confirm('rossi')],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), tavolo(), drop('rossi')],
    ['nothing-asked', tableOfFive(), tavolo(), drop('rossi')],
    ['accepted', asked(tableOfFive()), tavolo(), drop('rossi')],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), segretario, takeBack('viola')],
    ['not-at-table', handed(), segretario, takeBack('conti')],
    ['nothing-just-handed', handed().after('00:00:16'), segretario, takeBack('rossi')],
    ['accepted', handed(), segretario, takeBack('rossi')],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), tavolo(), mark('viola', false)],
    ['not-at-table', tableOfFive(), tavolo(), mark('viola', false)],
    ['mark-already-so', tableOfFive(), tavolo(), mark('rossi', false)],
    ['accepted', tableOfFive(), tavolo(), mark('rossi', true)],
  ),
  walk(
    ['tableau-closed', closed(lost()), segretario, correct('viola', -9)],
    ['not-at-table', dealt(tableOfFive()), segretario, correct('viola', -9)],
    ['cards-already-dealt', dealt(tableOfFive()), segretario, correct('rossi', -9)],
    ['more-than-drawn', lost(), segretario, correct('rossi', -9)],
    ['resto-too-small', lost(), segretario, correct('rossi', -1)],
    ['accepted', lost(), segretario, correct('rossi', 1)],
  ),
]

const pay = (member = 'verdi') => of('payUscita', member)
/** Verdi has lost the whole resto. */
const poor = () => {
  const scene = colpo(tableOfFive(), won({ verdi: 99, neri: 99 }, [['neri']]))
  return scene.give({ type: 'setLevel', ...at, level: 3 })
}
const opened = (scene: Scene) => {
  const first = scene.table().play?.speaker ?? ''
  return said(scene, `${first} opens 10`)
}
const answers = (member: string, chips: number) =>
  ({ type: 'answerForChange', ...at, member, chips, named: null }) as const
const stayed = () => colpo(tableOfFive({ uscita: 30 }), NOBODY_OPENED)

export const POT = [
  walk(
    ['no-colpo-begun', calledFive(), tavolo(), pay()],
    ['was-not-away', dealt(away(tableOfFive(), 'gialli')), tavolo(), pay('gialli')],
    ['not-back-yet', opened(dealt(away(playedTable(), 'verdi'))), tavolo(), pay()],
    ['too-late-to-speak', back(opened(dealt(away(poor(), 'verdi'))), 'verdi'), tavolo(), pay()],
    ['no-uscita', back(dealt(away(poor(), 'verdi')), 'verdi'), tavolo(), pay()],
    ['accepted', back(dealt(away(playedTable(), 'verdi')), 'verdi'), tavolo(), pay()],
  ),
  walk(
    ['pot-too-small-for-that', stayed(), tavolo(), answers('viola', 151)],
    ['no-sector-here', stayed(), tavolo(), answers('viola', 150)],
    ['cannot-answer', stayed(), tavolo(), answers('neri', 71)],
    ['accepted', said(inPlay({ uscita: 30 }), 'bianchi opens 60'), tavolo(), answers('neri', 70)],
  ),
]
