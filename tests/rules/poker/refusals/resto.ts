import { segretario } from '@/simulate/actors'
import { inPlay, playedTable, said } from '../play/said'
import { colpo, dealt, NOBODY_OPENED, passata, won } from '../support/colpi'
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
    ['table-not-open', counting(gameOfFive()), ask('viola')],
    ['not-at-table', double(), ask('conti')],
    ['already-asked', double(), ask('viola')],
    ['double-passata-due', double().give(drop('viola')), ask('viola')],
    ['accepted', double().give(drop('viola')), ask('viola', 2)],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), confirm('viola')],
    ['not-at-table', dealt(tableOfFive()), confirm('viola')],
    ['nothing-asked', dealt(tableOfFive()), confirm('rossi')],
    ['desk-confirms', asked(dealt(tableOfFive())), confirm('rossi')],
    ['cards-already-dealt', asked(dealt(tableOfFive())), confirm('rossi'), segretario],
    ['accepted', asked(tableOfFive()), confirm('rossi'), segretario],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), drop('rossi')],
    ['nothing-asked', tableOfFive(), drop('rossi')],
    ['accepted', asked(tableOfFive()), drop('rossi')],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), takeBack('viola'), segretario],
    ['not-at-table', handed(), takeBack('conti'), segretario],
    ['nothing-just-handed', handed().after('00:00:16'), takeBack('rossi'), segretario],
    ['accepted', handed(), takeBack('rossi'), segretario],
  ),
  walk(
    ['table-not-open', counting(gameOfFive()), mark('viola', false)],
    ['not-at-table', tableOfFive(), mark('viola', false)],
    ['mark-already-so', tableOfFive(), mark('rossi', false)],
    ['accepted', tableOfFive(), mark('rossi', true)],
  ),
  walk(
    ['tableau-closed', closed(lost()), correct('viola', -9), segretario],
    ['not-at-table', dealt(tableOfFive()), correct('viola', -9), segretario],
    ['cards-already-dealt', dealt(tableOfFive()), correct('rossi', -9), segretario],
    ['drawn-meanwhile', lost(), { ...correct('rossi', -9), drawn: 99 }, segretario],
    ['more-than-drawn', lost(), correct('rossi', -9), segretario],
    ['resto-too-small', lost(), correct('rossi', -1), segretario],
    ['accepted', lost(), correct('rossi', 1), segretario],
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
    ['no-colpo-begun', calledFive(), pay()],
    ['was-not-away', dealt(away(tableOfFive(), 'gialli')), pay('gialli')],
    ['not-back-yet', opened(dealt(away(playedTable(), 'verdi'))), pay()],
    ['too-late-to-speak', back(opened(dealt(away(poor(), 'verdi'))), 'verdi'), pay()],
    ['no-uscita', back(dealt(away(poor(), 'verdi')), 'verdi'), pay()],
    ['accepted', back(dealt(away(playedTable(), 'verdi')), 'verdi'), pay()],
  ),
  walk(
    ['pot-too-small-for-that', stayed(), answers('viola', 151)],
    ['no-sector-here', stayed(), answers('viola', 150)],
    ['cannot-answer', stayed(), answers('neri', 71)],
    ['accepted', said(inPlay({ uscita: 30 }), 'bianchi opens 60'), answers('neri', 70)],
  ),
]
