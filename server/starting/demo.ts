import type { Sql } from '@/db/client'
import { DEMO, findOpenDemo, seedDemo } from '@/db/demo'
import { hashPassword, isPassword } from '../access/passwords'
import { GAMES } from '../games/index'

/** Classes of tables of a new demo club, by game. */
const CLASSES: Readonly<Record<string, readonly { name: string; settings: object }[]>> = {
  poker: [
    { name: 'Piccolo', settings: { uscita: 1, passata: 50 } },
    { name: 'Medio', settings: { uscita: 2, passata: 100 } },
    { name: 'Grande', settings: { uscita: 10, passata: 500, seats: 7 } },
  ],
}

/** The demo club with three classes of tables, on an empty database only; returns whether it exists. */
export function openDemo(sql: Sql): Promise<boolean> {
  const classes = Object.entries(GAMES).flatMap(([game, { settings: form }]) =>
    (CLASSES[game] ?? []).flatMap(({ name, settings }) =>
      form ? [{ game, name, settings: form.parse(settings) }] : [],
    ),
  )
  return seedDemo(sql, hashPassword, classes)
}

/** How exposed the demo club is. */
export interface DemoStanding {
  /** Whether its card numbers and passwords are the public ones. */
  isKnown: boolean
  /** Whether there is a real club beside it. */
  isBesideOthers: boolean
}

/** The demo club while anybody may sign in to it; else null. */
export async function demoStanding(sql: Sql): Promise<DemoStanding | null> {
  const open = await findOpenDemo(sql)
  if (!open) return null
  const known = open.passwordHashes.map((one) => isPassword(one, DEMO.password))
  return { isKnown: (await Promise.all(known)).includes(true), isBesideOthers: open.isBesideOthers }
}
