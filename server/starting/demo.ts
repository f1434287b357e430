import type { Sql } from '@/db/client'
import { seedDemo } from '@/db/demo'
import { GAMES } from '../games/index'
import { hashPassword } from '../passwords'

/** Classes of tables that the demo begins with, by the game they are of. */
const CLASSES: Readonly<Record<string, readonly { name: string; settings: object }[]>> = {
  poker: [
    { name: 'Piccolo', settings: { uscita: 1, passata: 50 } },
    { name: 'Medio', settings: { uscita: 2, passata: 100 } },
    { name: 'Grande', settings: { uscita: 10, passata: 500, seats: 7 } },
  ],
}

/** The demo club with three classes of tables, on an empty database only; tells whether it is there. */
export function openDemo(sql: Sql): Promise<boolean> {
  const classes = Object.entries(GAMES).flatMap(([game, { settings: form }]) =>
    (CLASSES[game] ?? []).flatMap(({ name, settings }) =>
      form ? [{ game, name, settings: form.parse(settings) }] : [],
    ),
  )
  return seedDemo(sql, hashPassword, classes)
}
