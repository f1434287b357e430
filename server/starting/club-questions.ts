import { createInterface } from 'node:readline/promises'
import { z } from 'zod'
import { CannotStart } from '@/db/errors'
import { isGuessable } from '../access/passwords'
import { CardNumber, Name } from '../common/given'
import { readArgv } from './argv'

const POINTS = 'punti'

const isTimeZone = (name: string) => {
  try {
    return new Intl.DateTimeFormat('it', { timeZone: name }) !== null
  } catch {
    return false
  }
}

/** Each question with its flag's name, in the order asked; an empty line takes `standard`. */
const QUESTIONS = {
  name: {
    ask: 'Nome del circolo / Name of the club',
    allowed: '1–80 lettere / letters',
    schema: Name,
  },
  slug: {
    ask: 'Parola d’indirizzo, dopo la barra / Address word, after the slash (a-z, 0-9, -)',
    allowed: 'a-z, 0-9, -; per esempio / for instance unione',
    schema: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/),
  },
  unit: {
    ask: 'Valuta (EUR, CHF …) o punti / Currency or "punti" for bare points',
    allowed: 'EUR, CHF, USD … o / or punti',
    standard: 'EUR',
    schema: z.string().regex(/^([A-Z]{3}|punti)$/),
  },
  decimals: {
    ask: 'Decimali del gettone più piccolo / Decimals of the smallest chip',
    allowed: '0, 1, 2',
    standard: '0',
    schema: z.string().regex(/^[0-2]$/),
  },
  timeZone: {
    ask: 'Fuso orario / Time zone',
    allowed: 'per esempio / for instance Europe/Rome',
    standard: 'Europe/Rome',
    schema: z.string().refine(isTimeZone),
  },
  card: {
    ask: 'Tessera del primo amministratore / First administrator’s card',
    allowed: '1–20 lettere, cifre, - / letters, digits, -',
    schema: CardNumber,
  },
  administrator: {
    ask: 'Nome dell’amministratore / The administrator’s name',
    allowed: '1–80 lettere / letters',
    schema: Name,
  },
  password: {
    ask: 'Password dell’amministratore, vuota per averne una / The administrator’s password, empty to be given one',
    allowed: '8–200 lettere / letters',
    standard: '',
    schema: z.string().regex(/^$|^.{8,200}$/),
  },
  demo: {
    ask: 'Il circolo dimostrativo, se c’è: chiudi o tieni? / The demo club, if there is one: close or keep?',
    allowed: 'chiudi/close, tieni/keep',
    standard: 'chiudi',
    schema: z.enum(['chiudi', 'tieni', 'close', 'keep']),
  },
} as const

type Flag = keyof typeof QUESTIONS
const FLAGS = Object.keys(QUESTIONS) as Flag[]

/** A club and its first administrator, as given in the answers. */
export interface Answers {
  name: string
  shortName: string
  slug: string
  unit: string | null
  decimals: number
  timeZone: string
  card: string
  administrator: string
  /** Empty when a password is to be generated. */
  password: string
  /** Whether the demo club stays open beside it. */
  keepsDemo: boolean
}

/** The answers given as flags; missing ones are asked on a terminal, and take the standard elsewhere. */
export async function askClub(): Promise<Answers> {
  const given = flagsIn()
  const terminal = process.stdin.isTTY
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  // A flag that cannot be is told before one that is missing.
  for (const flag of FLAGS) if (given[flag] !== undefined) checked(flag, given[flag], {})
  const answers: Partial<Record<Flag, string>> = {}
  try {
    for (const flag of FLAGS) {
      const answer =
        given[flag] ?? (terminal ? await askUntilValid(terminal, flag, answers) : standardOf(flag))
      answers[flag] = checked(flag, answer, answers)
    }
  } finally {
    terminal?.close()
  }
  const { name = '', slug = '', unit, decimals, timeZone = '', card = '' } = answers
  const { administrator = '', password = '', demo = '' } = answers
  return {
    ...{ name, slug, timeZone, card, administrator, password },
    shortName: name.slice(0, 24),
    unit: unit === POINTS ? null : (unit ?? null),
    decimals: Number(decimals),
    keepsDemo: ['tieni', 'keep'].includes(demo),
  }
}

const USAGE = `Uso / usage: npm run club [-- ${FLAGS.map((flag) => `--${flag} …`).join(' ')}], npm run club -- --closeDemo
${FLAGS.map((flag) => `  --${flag.padEnd(14)} ${QUESTIONS[flag].ask} (${QUESTIONS[flag].allowed})`).join('\n')}`

function flagsIn(): Partial<Record<Flag, string>> {
  const options = Object.fromEntries(FLAGS.map((flag) => [flag, { type: 'string' as const }]))
  return readArgv(USAGE, { options }).values
}

function standardOf(flag: Flag): string {
  const question = QUESTIONS[flag]
  if ('standard' in question) return question.standard
  throw new CannotStart(`Manca --${flag} (${question.ask})`, `--${flag} is missing`)
}

async function askUntilValid(
  terminal: { question(text: string): Promise<string> },
  flag: Flag,
  before: Partial<Record<Flag, string>>,
): Promise<string> {
  const question = QUESTIONS[flag]
  const standard = 'standard' in question ? question.standard : undefined
  for (;;) {
    const line = await terminal.question(`${question.ask}${standard ? ` [${standard}]` : ''}: `)
    const answer = line.trim() || (standard ?? '')
    if (!question.schema.safeParse(answer).success) {
      console.log(`Non valido / not valid: ${question.allowed}`)
    } else if (isCommon(flag, answer, before)) {
      console.log(`${COMMON.it}. / ${COMMON.en}.`)
    } else return answer
  }
}

const COMMON = {
  it: 'La password è fra le prime che si provano, o è fatta del nome, della tessera o del circolo',
  en: 'the password is among the first that anybody tries, or is made of the name, card or club',
}

/** Whether the answer is a password, and an easily guessed one. */
const isCommon = (flag: Flag, answer: string, before: Partial<Record<Flag, string>>): boolean =>
  flag === 'password' && answer !== '' && isGuessable(answer, Object.values(before))

function checked(flag: Flag, answer: string, before: Partial<Record<Flag, string>>): string {
  const { data } = QUESTIONS[flag].schema.safeParse(answer)
  if (data !== undefined && isCommon(flag, data, before))
    throw new CannotStart(COMMON.it, COMMON.en)
  if (data !== undefined) return data
  const { allowed } = QUESTIONS[flag]
  throw new CannotStart(
    `--${flag} non può essere «${answer}»: ${allowed}`,
    `--${flag} cannot be “${answer}”: ${allowed}`,
  )
}
