import { z } from 'zod'
import { articleOf, type RefusalTexts } from '@/rules/kernel/article'
import { asChips, type Chips, NO_CHIPS, plus } from '@/rules/kernel/chips'
import { type Composition, compose } from '@/rules/kernel/compose'
import {
  type Actor,
  type AnyEvent,
  CLOCK,
  type CommandOf,
  type Decision,
  type EventOf,
  HOUSE_ROLES,
  happens,
} from '@/rules/kernel/decider'
import { asAccount, type Balances, move, post, type Transfer } from '@/rules/kernel/ledger'
import type { Offer } from '@/rules/kernel/offers'
import { type ArticleWords, type ProvisionsOf, provision } from '@/rules/kernel/provision'
import { refusing } from '@/rules/kernel/refusal'

/** A game small enough to be obvious: players take chips from the cassa, and give them to each other. */
export interface Count {
  status: 'none' | 'open' | 'closed'
  title: string
  day: string
  times: number
  balances: Balances
  /** The chips that each player took from the cassa. */
  taken: Readonly<Record<string, Chips>>
  alarm: { at: number; number: number } | null
  drawn: readonly string[]
  closedAt: number
}

const NOTHING: Count = {
  status: 'none',
  title: '',
  day: '',
  times: 0,
  balances: {},
  taken: {},
  alarm: null,
  drawn: [],
  closedAt: 0,
}

/** The roles of the house, the clock, and the device at the till. */
const ROLES = [...HOUSE_ROLES, 'cassa', CLOCK] as const
type Role = (typeof ROLES)[number]

type OpeningEvent = { type: 'opened'; title: string; day: string } | { type: 'closed' }
type CountingEvent =
  | { type: 'took'; table: 'T1'; who: string; chips: number; transfers: readonly Transfer[] }
  | { type: 'gave'; table: 'T1'; transfers: readonly Transfer[] }
  | { type: 'alarmSet'; at: number }
  | { type: 'rang' }
  | { type: 'drew'; seed: string }

/** The form of a command without fields. */
const NOTHING_SAID: z.ZodType<object> = z.object({})

const counted = (state: Count): Count => ({ ...state, times: state.times + 1 })
const resto = (who: string) => asAccount(`resto:${who}`)

const FRAME = {
  'not-allowed': { it: 'Spetta ad altri.', en: 'It is for others to say.' },
  'not-open': { it: 'Non è ancora aperta.', en: 'It is not open yet.' },
} as const satisfies RefusalTexts
const OPENING_REFUSALS = {
  'open-already': { it: 'È già aperta.', en: 'It is open already.' },
} as const satisfies RefusalTexts
const COUNTING_REFUSALS = {
  'too-few-chips': { it: 'Ha soltanto {has} gettoni.', en: 'They have {has} chips only.' },
  'not-now': { it: 'Non è l’ora.', en: 'It is not time.' },
} as const satisfies RefusalTexts

type ProvisionId = keyof ProvisionsOf<typeof REGULATION>
const refuse = refusing<
  ProvisionId,
  { '1': typeof OPENING_REFUSALS; '2': typeof COUNTING_REFUSALS },
  typeof FRAME
>()

const one = articleOf<Count, OpeningEvent, never, Role>()
const opening = one.article({
  id: '1',
  commands: {
    open: one.command({
      schema: z.object({ title: z.string(), day: z.string() }),
      may: ['segretario'],
      decide: (state, { title, day }): Decision<OpeningEvent> =>
        state.status === 'none'
          ? happens({ type: 'opened', title, day })
          : refuse('1.1', 'open-already'),
    }),
    close: one.command({
      schema: NOTHING_SAID,
      may: ['segretario'],
      decide: (): Decision<OpeningEvent> => happens({ type: 'closed' }),
      candidates: () => [{}],
    }),
  },
  evolve: {
    opened: (state, { title, day }) => ({ ...counted(state), status: 'open', title, day }),
    closed: (state, _event, { at }) => ({ ...counted(state), status: 'closed', closedAt: at }),
  },
  refusals: OPENING_REFUSALS,
})

const two = articleOf<Count, CountingEvent, never, Role>()
const chips = z.int().positive().max(1_000)
const counting = two.article({
  id: '2',
  commands: {
    take: two.command({
      schema: z.object({ who: z.string(), chips }),
      may: ['socio', 'segretario', 'cassa'],
      outsiders: ({ who }) => [who],
      decide: (_state, { who, chips }): Decision<CountingEvent> =>
        happens({
          type: 'took',
          table: 'T1',
          who,
          chips,
          transfers: move(asAccount('cassa'), resto(who), asChips(chips)),
        }),
      candidates: (_state, { member }) => (member === null ? [] : [{ who: member, chips: 5 }]),
      bounds: () => ({ chips: { min: 1, max: 1_000, step: 1 } }),
    }),
    give: two.command({
      schema: z.object({ from: z.string(), to: z.string(), chips }),
      may: ['socio', 'segretario'],
      decide({ balances }, { from, to, chips }): Decision<CountingEvent> {
        const has = balances[resto(from)] ?? 0
        if (has < chips) return refuse('2.1', 'too-few-chips', { has: { chips: asChips(has) } })
        return happens({
          type: 'gave',
          table: 'T1',
          transfers: move(resto(from), resto(to), asChips(chips)),
        })
      },
    }),
    setAlarm: two.command({
      schema: z.object({ at: z.int() }),
      may: ['segretario', 'cassa'],
      decide: (_state, { at }): Decision<CountingEvent> => happens({ type: 'alarmSet', at }),
    }),
    ring: two.command({
      schema: z.object({ number: z.int() }),
      may: [CLOCK],
      due: ({ alarm }) =>
        alarm
          ? [{ key: `alarm/${alarm.number}`, at: alarm.at, payload: { number: alarm.number } }]
          : [],
      decide: ({ alarm }, { number }, { at }): Decision<CountingEvent> =>
        alarm?.number === number && alarm.at <= at
          ? happens({ type: 'rang' })
          : refuse('2.1', 'not-now'),
    }),
    draw: two.command({
      schema: NOTHING_SAID,
      may: ['segretario'],
      secrets: ({ drawn }) => [`seed/${drawn.length}`],
      decide: ({ drawn }, _payload, { secrets }): Decision<CountingEvent> =>
        happens({ type: 'drew', seed: secrets[`seed/${drawn.length}`] ?? '' }),
    }),
    stumble: two.command({
      schema: NOTHING_SAID,
      may: ['segretario'],
      decide(): Decision<CountingEvent> {
        throw new Error('a rule that stumbles')
      },
    }),
  },
  evolve: {
    took: (state, { who, chips, transfers }) => ({
      ...counted(state),
      balances: post(state.balances, transfers),
      taken: { ...state.taken, [who]: plus(state.taken[who] ?? NO_CHIPS, asChips(chips)) },
    }),
    gave: (state, { transfers }) => ({
      ...counted(state),
      balances: post(state.balances, transfers),
    }),
    alarmSet: (state, { at }) => ({ ...counted(state), alarm: { at, number: state.times + 1 } }),
    rang: (state) => ({ ...counted(state), alarm: null }),
    drew: (state, { seed }) => ({ ...counted(state), drawn: [...state.drawn, seed] }),
  },
  refusals: COUNTING_REFUSALS,
})

/** The regulation of the game, in two provisions. */
export const REGULATION = [
  {
    id: '1',
    title: { it: 'L’apertura', en: 'The opening' },
    provisions: {
      '1.1': provision(
        'enforced',
        ['Una alla volta', 'Si apre una volta sola.', 'Chi riapre è respinto.'],
        ['One at a time', 'It is opened once only.', 'A second opening is refused.'],
      ),
    },
  },
  {
    id: '2',
    title: { it: 'La conta', en: 'The count' },
    provisions: {
      '2.1': provision(
        'enforced',
        [
          'Si dà ciò che si ha',
          'Nessuno dà più gettoni di quanti ne ha.',
          'Con 3 non se ne danno 4.',
        ],
        ['One gives what one has', 'Nobody gives more chips than they have.', 'With 3, not 4.'],
      ),
    },
  },
] as const satisfies readonly ArticleWords[]

const frame: Composition<Count, typeof REGULATION, never>['frame'] = (
  { status },
  { type },
  { may },
  { roles }: Actor,
) => {
  if (!roles.some((role) => may.includes(role))) return refuse(null, 'not-allowed')
  return status === 'none' && type !== 'open' ? refuse(null, 'not-open') : null
}

export const counter = compose(
  { game: 'counter', initial: NOTHING, regulation: REGULATION, refusals: [FRAME], frame },
  [opening, counting],
)

export type CountCommand = CommandOf<typeof counter>
export type CountOffer = Offer<CountCommand>
export type CountEvent = EventOf<typeof counter> & AnyEvent
