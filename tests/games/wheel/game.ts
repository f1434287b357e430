import { BankedViews } from '@/rules/banked/views/views'
import { asMember, type MemberId } from '@/rules/kernel/ids'
import { type OfferOf, offering } from '@/rules/kernel/offers'
import { bankedGame } from '@/server/games/banked/game'
import { type WheelCommand, type WheelGameEvent, wheelRules } from './rules'
import { type Day, isPhysical, Settings, sceneOf, type Wheel } from './table'

/** The parts that the wheel adds to the views of every banked game. */
interface Own {
  readonly summary: object
  readonly state: { readonly phase: string | null }
  readonly court: object
  readonly person: object
  readonly mine: object
  readonly day: object
  readonly offer: OfferOf<WheelCommand, WheelCommand['type']>
}

const hasStake = ({ stakes }: Wheel, member: MemberId): boolean =>
  stakes.some(({ player }) => asMember(player) === member)

const views = new BankedViews<Day, Wheel, Own, 'inviteStakes', { number: number }>({
  labelOf: ({ number }) => `Ruota · ${number}`,
  sceneOf,
  ...offering(wheelRules),
  stepsAwaited: ({ colpo }) => (colpo ? [] : ['inviteStakes']),
  tellsOf: () => [],
  isAt: hasStake,
  stakesAt: hasStake,
  judgesAt: () => [],
  claimsAt: () => [],
  noticesOf: () => [],
  summary: () => ({}),
  state: ({ colpo }) => ({ phase: colpo?.phase ?? null }),
  court: () => ({}),
  person: () => ({}),
  mine: () => ({}),
  day: () => ({}),
})

/** The tests' third banked game: everything of the house comes from the bench. */
export const wheelGame = bankedGame<Day, Wheel, WheelCommand, WheelGameEvent>({
  name: 'Ruota',
  decider: wheelRules,
  views,
  opening: (evening) => ({ type: 'openEvening', ...evening }),
  classOf: ({ settings }) => `${settings.step}`,
  sceneOf,
  isPhysical,
  settings: Settings,
  pack: 'taglia',
  ruledAt: () => [],
})
