import { BlackJackDay } from '@/tests/support/black-jack'
import { T1 } from '@/tests/support/day'
import { House } from '@/tests/support/house'
import { TrenteDay } from '@/tests/support/trente-et-quarante'
import { machineNow, percentile, report } from './measure'
import type { FromReader } from './screenReader'
import { Reader, spread } from './screens'

const COLPI = 200
/** Colpi before those that count, since a server that has just started is slower. */
const WARM_UP = 20
const BOARDS = 20
const CASELLE = 7
const STAKE = 10

/** A table of one game: what is laid before a colpo's result is sent, and that result. */
interface Table {
  day: BlackJackDay | TrenteDay
  command: string
  before?: (n: number) => Promise<void>
  /** The bank wins and loses in turns, so that nobody runs out of chips. */
  result(bankWins: boolean): object
}

/** The time from the tablet's sending of a colpo's result until a board on the wall has it, at each banked game. */
export async function benchBanked(): Promise<void> {
  const house = await House.open()
  try {
    house.now = Date.now()
    toldOf('black jack, seven caselle', await timesOf(await blackJack(house)))
    toldOf('trente et quarante, seven stakes', await timesOf(await trenteEtQuarante(house)))
  } finally {
    await house.close()
  }
}

async function blackJack(house: House): Promise<Table> {
  const day = await BlackJackDay.open(house, 'bench-black-jack', CASELLE)
  await day.table({ level: 2 })
  const puntata = { chips: STAKE, on: [STAKE], insurance: 0, isPar: false }
  return {
    day,
    command: 'recordColpo',
    result: (bankWins) => ({
      ...{ ...T1, hasBlackJack: false },
      caselle: day.players.map(({ id: player }, seat) => ({
        casella: seat + 1,
        puntate: [{ ...puntata, player }],
        hands: [bankWins ? 'lost' : 'won'],
      })),
    }),
  }
}

async function trenteEtQuarante(house: House): Promise<Table> {
  const day = await TrenteDay.open(house, 'bench-trente', CASELLE)
  await day.table({ level: 2 })
  return {
    day,
    command: 'recordResult',
    before: async () => {
      await day.must('tablet', 'inviteStakes', T1)
      for (const { id: player } of day.players)
        await day.must('tablet', 'layStake', { ...T1, player, chance: 'nero', chips: STAKE })
    },
    result: (bankWins) => {
      const rows = bankWins ? { nero: 40, rosso: 31 } : { nero: 31, rosso: 40 }
      return { ...T1, ...rows, first: 'nero', isLast: false, invites: false }
    },
  }
}

function toldOf(what: string, times: readonly number[]): void {
  for (const share of [0.5, 0.99]) {
    const value = percentile([...times], share)
    report({ what: `${what}: tablet to ${BOARDS} boards, p${share * 100}`, value, unit: 'ms' })
  }
}

/** Milliseconds from the sending of each result until each board had it. */
async function timesOf({ day, command, before, result }: Table): Promise<readonly number[]> {
  const reader = Reader.start()
  try {
    const line = { path: `/live/${day.slug}/board`, cookie: '' }
    const port = Number(new URL(day.house.url).port)
    await reader.ask({ open: spread(Array.from({ length: BOARDS }, () => line)), port })
    const times: number[] = []
    for (let n = 0; n < WARM_UP + COLPI; n++) {
      await before?.(n)
      const sent = machineNow()
      const { data, error } = await day.give('tablet', command, result(n % 2 === 0))
      if (error) throw new Error(`${command}: ${JSON.stringify(error)}`)
      const { version } = data as { version: number }
      const { at } = await reader.ask<Extract<FromReader, { version: number }>>({ version })
      if (n >= WARM_UP) times.push(...at.map((one) => one - sent))
    }
    return times
  } finally {
    await reader.stop()
  }
}
