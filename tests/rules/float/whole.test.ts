import { tellOfFloatEvent } from '@/rules/float/sentences'
import { carriedAccounts, carriedFloat } from '@/rules/float/views/carried'
import { deskOfficeView, officeView } from '@/rules/float/views/office'
import { floatPost } from '@/rules/float/views/posts'
import { answersAsBeforeAlong } from '../../support/whole'
import { wholeDay } from './support/day'
import { sceneOf, type Toss, tossed } from './support/game'
import { member } from './support/room'

const TABLES = ['T1', 'T2']

interface Looks {
  readonly kind: string
  readonly member: string
  readonly table: string
}

function viewOf(state: Toss, { kind, member: name, table }: Looks) {
  const scene = sceneOf(state)
  if (kind === 'table') return floatPost(scene, table)
  return (kind === 'desk' ? deskOfficeView : officeView)(scene, member(name))
}

answersAsBeforeAlong(
  'float-day',
  {
    decider: tossed,
    view: viewOf,
    between: () => null,
    tells: (event) => tellOfFloatEvent(event) ?? [],
    carriedAt: ({ float, balances, tables }, table: string) => [
      carriedFloat(float, table),
      carriedAccounts(balances, tables, table),
    ],
    sceneOf,
  },
  () => ({
    rows: wholeDay().story.moment.journal.map(({ event, at, by }) => ({
      commandId: String(at),
      at,
      by: JSON.stringify(by),
      event: JSON.stringify(event),
    })),
    screens: [
      { kind: 'desk', member: 'segreteria', roles: ['socio', 'segretario'] },
      { kind: 'member', member: 'alfa' },
      ...TABLES.map((table) => ({ kind: 'table', table })),
    ],
    moments: 56,
  }),
)
