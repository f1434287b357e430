import type { Settings } from '@/rules/chemin-de-fer/settings'
import type { Bet, Call } from '@/rules/chemin-de-fer/state/coup'
import type { Place } from '@/rules/chemin-de-fer/state/ids'
import type { Table } from '@/rules/chemin-de-fer/state/table'
import type { MemberId } from '@/rules/kernel/ids'

/* The order of rights and the matching of stakes a second time, as slowly and plainly as the register says them. */

/** All places in the order of the mano: to the right of the initial seat, each seat and then the gap after it. */
function walk(table: Table): string[] {
  const numbers = table.seats.map(({ number }) => number as number)
  const initial = table.mano?.initialSeat as number
  const round: string[] = []
  let at = numbers.indexOf(initial)
  for (let steps = 0; steps < numbers.length; steps++) {
    at = (at + 1) % numbers.length
    round.push(`seat ${numbers[at]}`, `gap ${numbers[at]}`)
  }
  return round
}

const nameOf = (place: Place): string =>
  place.kind === 'seat' ? `seat ${place.seat}` : `gap ${place.after}`

const has = (table: Table, member: MemberId, kind: string): boolean =>
  table.limits.some((limit) => limit.member === member && limit.kind === kind)

/** People in the order of the mano by their places. */
function round<T extends { member: MemberId; place: Place }>(
  table: Table,
  people: readonly T[],
): T[] {
  const found: T[] = []
  for (const place of walk(table)) {
    const here = people.filter((one) => nameOf(one.place) === place)
    // In one gap those whom the employee has seen nearest to the banker's side, then the others as they came.
    for (const { member, after } of table.standing)
      if (place === `gap ${after}`) found.push(...here.filter((one) => one.member === member))
    found.push(...here.filter((one) => !found.includes(one)))
  }
  return found
}

/** "At each step a person under a limit stands at the end of the step, S.25a last when both meet" (cr5). */
function limitedLast<T extends { member: MemberId }>(table: Table, people: readonly T[]): T[] {
  const moved = people.filter(({ member }) => has(table, member, 'moved-forward'))
  const passed = people.filter(
    ({ member }) => has(table, member, 'passed') && !has(table, member, 'moved-forward'),
  )
  const free = people.filter(
    ({ member }) => !has(table, member, 'passed') && !has(table, member, 'moved-forward'),
  )
  return [...free, ...passed, ...moved]
}

/** Seated first, then standing, each in the order of the mano with the limited at the end. */
const seatedThenStanding = (table: Table, calls: readonly Call[]): Call[] => [
  ...limitedLast(
    table,
    round(
      table,
      calls.filter(({ place }) => place.kind === 'seat'),
    ),
  ),
  ...limitedLast(
    table,
    round(
      table,
      calls.filter(({ place }) => place.kind === 'gap'),
    ),
  ),
]

const isAloneCall = (call: Call): boolean =>
  call.respects.length === 0 && call.helpers.length === 0 && !call.twiceTheLoss

/** Suivi by their age; where a limited one should speak, another of the seated, or of the standing, does, while there is one. */
function suiviInTurn(table: Table, suivi: readonly Call[]): Call[] {
  const spoken: Call[] = []
  for (const { place } of suivi) {
    const left = suivi.filter((call) => call.place.kind === place.kind && !spoken.includes(call))
    spoken.push(...limitedLast(table, left).slice(0, 1))
  }
  return spoken
}

/** Steps 1 to 6 of the order of rights: name of the step and its callers. */
export function callSteps(table: Table): { step: string; calls: Call[] }[] {
  const { coup } = table
  if (!coup) return []
  const calls = coup.calls.filter((call) => {
    let rest = coup.bank as number
    for (const bet of coup.bets) if (call.respects.includes(bet.member)) rest -= bet.plays
    return call.laid > 0 && (rest > 0 || coup.toutVa || call.respects.length === 0)
  })
  const suivi: Call[] = []
  for (const right of table.suivi)
    for (const call of calls)
      if (!right.dormant && call.kind === 'suivi' && call.member === right.member) suivi.push(call)
  const lost = (call: Call) => table.tableLoser.some(({ member }) => member === call.member)
  const banco = calls.filter((call) => call.kind === 'banco')
  const half = calls.filter((call) => call.kind === 'con-il-tavolo')
  const alone = (call: Call) => call.member === table.lastSolePunter
  return [
    { step: 'suivi', calls: suiviInTurn(table, suivi) },
    {
      step: 'table-loser',
      calls: seatedThenStanding(
        table,
        banco.filter((call) => isAloneCall(call) && lost(call)),
      ),
    },
    {
      step: 'banco',
      calls: seatedThenStanding(
        table,
        banco.filter((call) => isAloneCall(call) && !lost(call)),
      ),
    },
    {
      step: 'company',
      calls: seatedThenStanding(
        table,
        banco.filter((call) => !isAloneCall(call)),
      ),
    },
    {
      step: 'con-il-tavolo',
      calls: [
        ...half.filter(alone),
        ...seatedThenStanding(
          table,
          half.filter((call) => !alone(call)),
        ),
      ],
    },
  ]
}

/** The socio, and a player alla regola where the house bars it, take no cards with others' money down, not even by call. */
const takesNoneByCall = ({ mano, regola }: Table, settings: Settings, member: MemberId): boolean =>
  mano?.socio === member || (regola.includes(member) && !settings.regolaTakesCards)

/** The call that is granted: the first that gives its caller the cards, or the first of all where none does (cd24). */
function grantedOf(table: Table, settings: Settings): Call | undefined {
  const calls = callSteps(table).flatMap((step) => step.calls)
  const gives = (call: Call) =>
    !takesNoneByCall(table, settings, call.member) ||
    [...chipsLaid(table, call).keys()].every((member) => member === call.member)
  return calls.find(gives) ?? calls[0]
}

/** Chips of each member that play: laid one by one in their order until the bank is full. */
export const chipsThatPlay = (table: Table, settings: Settings): Map<MemberId, number> =>
  chipsLaid(table, grantedOf(table, settings))

function chipsLaid(table: Table, call: Call | undefined): Map<MemberId, number> {
  const { coup } = table
  const playing = new Map<MemberId, number>()
  if (!coup) return playing
  const stakes = round(table, coup.bets)
  const chips: MemberId[] = []
  const lay = (member: MemberId, count: number) => {
    for (let one = 0; one < count; one++) chips.push(member)
  }
  const own = stakes.find(({ member }) => member === call?.member)
  const wantsBanco = (member: MemberId) =>
    coup.calls.some((one) => one.member === member && one.kind === 'banco' && one.laid > 0)
  if (!call || !own) {
    for (const bet of stakes) if (!wantsBanco(bet.member)) lay(bet.member, bet.plays)
  } else if (call.kind !== 'con-il-tavolo' && isAloneCall(call)) lay(own.member, own.plays)
  else if (call.kind === 'banco') {
    for (const bet of stakes)
      if (bet !== own && call.respects.includes(bet.member)) lay(bet.member, bet.plays)
    lay(own.member, own.plays)
  } else {
    lay(own.member, Math.min(call.laid, own.plays))
    for (const bet of stakes)
      if (bet === own) lay(own.member, own.plays - Math.min(call.laid, own.plays))
      else if (!wantsBanco(bet.member)) lay(bet.member, bet.plays)
  }
  const room = coup.toutVa ? chips.length : coup.bank
  for (const member of chips.slice(0, room)) playing.set(member, (playing.get(member) ?? 0) + 1)
  return playing
}

/** The table as the steps of the order read it. */
interface Read {
  table: Table
  settings: Settings
  /** Bets with chips that play, in the order of the mano. */
  punters: Bet[]
  chips: (bet: Bet) => number
  alone: (member: MemberId) => boolean
  inexpert: (member: MemberId) => boolean
  boundByRule: (member: MemberId) => boolean
  isSocio: (member: MemberId) => boolean
  /** With others' money on the coup, a barred player takes no cards by stake. */
  barred: (member: MemberId) => boolean
}

function read(table: Table, settings: Settings): Read {
  const playing = chipsThatPlay(table, settings)
  const bets = table.coup?.bets ?? []
  const punters = round(table, bets).filter(({ member }) => (playing.get(member) ?? 0) > 0)
  const alone = (member: MemberId) => punters.every((bet) => bet.member === member)
  const inexpert = (member: MemberId) => has(table, member, 'inexpert')
  const boundByRule = (member: MemberId) =>
    table.regola.includes(member) && !settings.regolaTakesCards
  const isSocio = (member: MemberId) => table.mano?.socio === member
  return {
    table,
    settings,
    punters,
    chips: ({ member }) => playing.get(member) ?? 0,
    alone,
    inexpert,
    boundByRule,
    isSocio,
    barred: (member) =>
      !alone(member) && (inexpert(member) || boundByRule(member) || isSocio(member)),
  }
}

/** The highest first; at equal stakes the limited yield, then the order of the mano. */
function highestFirst({ table, chips }: Read, bets: readonly Bet[]): Bet[] {
  const sorted: Bet[] = []
  for (const sum of [...new Set(bets.map(chips))].sort((a, b) => b - a)) {
    const equal = bets.filter((bet) => chips(bet) === sum)
    const moved = equal.filter(({ member }) => has(table, member, 'moved-forward'))
    const limited = equal.filter(
      ({ member }) =>
        !has(table, member, 'moved-forward') &&
        (has(table, member, 'passed') || has(table, member, 'sold')),
    )
    const free = equal.filter((bet) => !moved.includes(bet) && !limited.includes(bet))
    sorted.push(...free, ...limited, ...moved)
  }
  return sorted
}

type Owner = { member: MemberId; by: string }

/** Step 7 with the case of tout va before it, step 8 and step 9. */
function stakeSteps(all: Read): { step7: Owner[]; step8: Owner[]; step9: Owner[] } {
  const { table, settings, punters, chips, barred, inexpert, boundByRule, isSocio } = all
  const by = (step: string, bets: readonly Bet[]): Owner[] =>
    highestFirst(all, bets).map(({ member }) => ({ member, by: step }))
  const seated = punters.filter(({ place }) => place.kind === 'seat')
  const upright = punters.filter(({ place }) => place.kind === 'gap')
  const five = settings.standingCards === 'five'
  const leftToStanding = seated
    .filter(({ member }) => !isSocio(member))
    .every(({ member }) => five && (inexpert(member) || boundByRule(member)))
  const total = punters.reduce((sum, bet) => sum + chips(bet), 0)
  const everything = five && (table.coup?.toutVa || table.coup?.seesStakes)
  const asMuchAsAll = upright.filter(
    (bet) => everything && chips(bet) >= total - chips(bet) && !barred(bet.member),
  )
  const standing = leftToStanding ? upright : []
  const free = (bets: readonly Bet[]) => bets.filter(({ member }) => !barred(member))
  return {
    step7: [...by('standing', asMuchAsAll), ...by('highest', free(seated))],
    step8: by('standing', free(standing)),
    step9: by(
      'barred',
      round(table, [...seated, ...standing]).filter(
        ({ member }) => barred(member) && !isSocio(member),
      ),
    ),
  }
}

/** The members in the order in which they have a right to the cards, with the step of each. */
export function rightsInOrder(table: Table, settings: Settings): Owner[] {
  if (!table.coup) return []
  const all = read(table, settings)
  const calls = callSteps(table).flatMap(({ step, calls: callers }) =>
    callers.map((call) => ({ member: call.member, by: step })),
  )
  const first = grantedOf(table, settings)?.member
  const granted = calls.filter(
    ({ member }) =>
      member === first && (all.alone(member) || !takesNoneByCall(table, settings, member)),
  )
  const refused = calls.filter(({ member }) => member !== first)
  const { step7, step8, step9 } = stakeSteps(all)
  const isHalf = granted.some(({ by }) => by === 'con-il-tavolo')
  const rights = [
    ...(settings.highestOverTable && isHalf ? [...step7, ...granted] : [...granted, ...step7]),
    ...step8,
    ...step9,
    ...refused,
  ]
  const once: Owner[] = []
  for (const right of rights)
    if (!once.some(({ member }) => member === right.member)) once.push(right)
  return once
}
