import type { Actor } from '@/rules/kernel/decider'
import { membersIn } from '@/rules/kernel/ids'
import { makeOffersTo } from '@/rules/kernel/offers'
import { bankedGame } from '@/server/games/banked/game'
import { type WheelCommand, type WheelGameEvent, wheelRules } from './rules'
import { type Day, isPhysical, Settings, sceneOf, type Wheel } from './table'

const offersTo = makeOffersTo(wheelRules)
const plays = ({ persons }: Day, member: string) => membersIn(persons).some((one) => one === member)

/** The tests' third banked game: everything of the house comes from the bench. */
export const wheelGame = bankedGame<Day, Wheel, WheelCommand, WheelGameEvent>({
  name: 'Ruota',
  decider: wheelRules,
  view: (day, audience, at) => {
    const actor: Actor | null =
      audience.kind === 'member'
        ? { roles: ['socio'], member: audience.member, post: null }
        : audience.kind === 'desk'
          ? { roles: audience.roles, member: audience.member, post: null }
          : null
    return {
      kind: audience.kind,
      accounts: day.accounts,
      tables: Object.values<Wheel>(day.tables).map(({ id, status, colpo, past, moves }) => ({
        id,
        status,
        phase: colpo?.phase ?? null,
        past,
        moves,
      })),
      tableau: day.tableau,
      offers: actor ? offersTo(day, actor, at).map(({ type }) => type) : [],
    }
  },
  opening: (evening) => ({ type: 'openEvening', ...evening }),
  takesPart: plays,
  knownTo: ({ persons }) => new Set(membersIn(persons)),
  labelOf: ({ number }) => `Ruota · ${number}`,
  classOf: ({ settings }) => `${settings.step}`,
  sceneOf,
  isPhysical,
  waiting: () => [],
  settings: Settings,
  pack: 'taglia',
  ruledAt: () => [],
})
