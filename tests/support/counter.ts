import { type AnyEvent, type Decider, type Due, happens, refuse } from '@/rules/kernel/decider'
import { type Balances, post } from '@/rules/kernel/ledger'
import type { AnyGame, Game } from '@/server/games/game'

/** A game small enough to be obvious: chips are taken from the cassa, and given from one player to another. */
export interface Count {
  status: 'none' | 'open' | 'closed'
  title: string
  day: string
  times: number
  balances: Balances
  alarm: { at: number; number: number } | null
  drawn: readonly string[]
}

export type CountCommand =
  | { type: 'open'; title: string; day: string }
  | { type: 'close' }
  | { type: 'take'; who: string; chips: number }
  | { type: 'give'; from: string; to: string; chips: number }
  | { type: 'setAlarm'; at: number }
  | { type: 'ring'; number: number }
  | { type: 'draw' }
  | { type: 'stumble' }

export type CountEvent = AnyEvent &
  (
    | { type: 'opened'; title: string; day: string }
    | { type: 'closed' }
    | { type: 'moved'; table: 'T1' }
    | { type: 'alarmSet'; at: number }
    | { type: 'rang' }
    | { type: 'drew'; seed: string }
  )

const NOTHING: Count = {
  status: 'none',
  title: '',
  day: '',
  times: 0,
  balances: {},
  alarm: null,
  drawn: [],
}

const resto = (who: string) => `resto:${who}`

function moved(from: string, to: string, chips: number): CountEvent {
  return { type: 'moved', table: 'T1', transfers: [{ from, to, chips }] }
}

export const counter: Decider<Count, CountCommand, CountEvent> = {
  game: 'counter',
  initial: NOTHING,
  decide(state, { command, at, secrets }) {
    if (state.status === 'none' && command.type !== 'open') return refuse(null, 'not-open')
    switch (command.type) {
      case 'open':
        return state.status === 'none'
          ? happens<CountEvent>({ type: 'opened', title: command.title, day: command.day })
          : refuse(null, 'open-already')
      case 'close':
        return happens<CountEvent>({ type: 'closed' })
      case 'take':
        return happens(moved('cassa', resto(command.who), command.chips))
      case 'give':
        return (state.balances[resto(command.from)] ?? 0) < command.chips
          ? refuse('III.1', 'too-few-chips', { has: state.balances[resto(command.from)] ?? 0 })
          : happens(moved(resto(command.from), resto(command.to), command.chips))
      case 'setAlarm':
        return happens<CountEvent>({ type: 'alarmSet', at: command.at })
      case 'ring':
        return state.alarm?.number === command.number && state.alarm.at <= at
          ? happens<CountEvent>({ type: 'rang' })
          : refuse(null, 'not-now')
      case 'draw':
        return happens<CountEvent>({
          type: 'drew',
          seed: secrets[`seed/${state.drawn.length}`] ?? '',
        })
      case 'stumble':
        throw new Error('a rule that stumbles')
    }
  },
  evolve(state, event) {
    const next = { ...state, times: state.times + 1 }
    switch (event.type) {
      case 'opened':
        return { ...next, status: 'open', title: event.title, day: event.day }
      case 'closed':
        return { ...next, status: 'closed' }
      case 'moved':
        return { ...next, balances: post(state.balances, event.transfers ?? []) }
      case 'alarmSet':
        return { ...next, alarm: { at: event.at, number: next.times } }
      case 'rang':
        return { ...next, alarm: null }
      case 'drew':
        return { ...next, drawn: [...state.drawn, event.seed] }
    }
  },
  secrets: (state, command) => (command.type === 'draw' ? [`seed/${state.drawn.length}`] : []),
  due: ({ alarm }): Due<CountCommand>[] =>
    alarm
      ? [
          {
            key: `alarm/${alarm.number}`,
            at: alarm.at,
            command: { type: 'ring', number: alarm.number },
          },
        ]
      : [],
}

export const counterGame: Game<Count, CountCommand, CountEvent> = {
  decider: counter,
  register: ({ title, day, status }) => ({ title, day, status }),
  sheets: () => ({ closed: [], reopened: [] }),
  view: (state, audience) => ({
    kind: audience.kind,
    times: state.times,
    balances: state.balances,
  }),
  mayOwe: (account) => account === 'cassa',
  hasTable: (_state, table) => table === 'T1',
  called: (_state, table) => table,
  plays: () => true,
  judges: () => false,
  waiting: () => [],
  lots: () => null,
}

/** As the streams take it: a registry does not know each game's own types. */
export const counterGames = { counter: counterGame as unknown as AnyGame }
