import type { Sql } from '@/db/client'
import { DEMO, findOpenDemo, seedDemo } from '@/db/demo'
import { Settings } from '@/rules/poker/settings'
import { hashPassword, isPassword } from '../passwords'

const CLASSES = [
  { name: 'Piccolo', settings: { uscita: 1, passata: 50 } },
  { name: 'Medio', settings: { uscita: 2, passata: 100 } },
  { name: 'Grande', settings: { uscita: 10, passata: 500, seats: 7 } },
]

/** The demo club with three classes of tables, on an empty database only; tells whether it is there. */
export function openDemo(sql: Sql): Promise<boolean> {
  return seedDemo(
    sql,
    hashPassword,
    CLASSES.map(({ name, settings }) => ({ name, settings: Settings.parse(settings) })),
  )
}

/** How open the demo club is. */
export interface DemoStanding {
  /** Whether its cards and passwords are those that anybody may read. */
  isKnown: boolean
  /** Whether a real club is kept beside it. */
  isBesideOthers: boolean
}

/** The demo club while anybody may sign in to it; else null. */
export async function demoStanding(sql: Sql): Promise<DemoStanding | null> {
  const open = await findOpenDemo(sql)
  if (!open) return null
  const known = open.passwordHashes.map((one) => isPassword(one, DEMO.password))
  return { isKnown: (await Promise.all(known)).includes(true), isBesideOthers: open.isBesideOthers }
}
