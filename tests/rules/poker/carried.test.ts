import { expect, it } from 'vitest'
import { type Evening, NO_EVENING } from '@/rules/poker/evening'
import { asTable } from '@/rules/poker/state/ids'
import { carriedAt } from '@/rules/poker/views/carried'
import { tableView } from '@/rules/poker/views/table'
import { colpo, won } from './support/colpi'
import { calledFive, tableOfFive, withSecondList } from './support/phrases'
import { Scene } from './support/scene'

it('I.5 a tablet knows by name who signed its own list, and of another class only that somebody signed', () => {
  const elsewhere = ['viola', 'conti', 'serra']
  const { evening } = withSecondList(calledFive()).signedOn('L2', 'rossi', ...elsewhere)
  const carried = carriedAt(evening, asTable('T1'))
  expect(Object.keys(carried?.signUps ?? {})).toEqual(Object.keys(evening.signUps))
  const text = JSON.stringify(carried)
  expect(['rossi', ...elsewhere].filter((member) => text.includes(member))).toEqual(['rossi'])
})

it('N3 with the last colpo taken back alone, a tablet shows as many earlier ones as the server', () => {
  const ten = Array.from({ length: 10 })
  const played = ten.reduce<Scene>((so) => colpo(so, won({}, [['neri']])), tableOfFive())
  const carried = carriedAt(played.evening, asTable('T1')) ?? NO_EVENING
  const reopen = { type: 'reopenColpo', table: 'T1', colpo: 10, why: '' } as const
  const shown = (evening: Evening) => {
    const after = new Scene(evening, played.now).give(reopen)
    return tableView(after.evening, asTable('T1'), played.now)?.colpi.map(({ number }) => number)
  }
  expect(shown(carried)).toEqual(shown(played.evening))
})
