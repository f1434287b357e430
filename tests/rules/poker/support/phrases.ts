import type { Unbranded } from '@/rules/kernel/brand'
import { Settings } from '@/rules/poker/settings'
import { segretario } from '@/simulate/actors'
import { MEMBERS } from './people'
import { Scene } from './scene'

/** Settings that a test chooses; the rest are the usual ones. */
export type Choice = Partial<Unbranded<Settings>>

/** A list's settings: uscita 1, passata 100, six seats, results of each colpo recorded. */
export const settingsOf = (choice: Choice = {}): Settings =>
  Settings.parse({ uscita: 1, passata: 100, ...choice })

/** An evening is open and its list L1 may be signed. */
export const openEvening = (choice: Choice = {}): Scene =>
  new Scene()
    .give({ type: 'openEvening', title: 'Venerdì', day: '2026-11-20' }, segretario)
    .give({ type: 'openList', title: 'Prima classe', settings: settingsOf(choice) }, segretario)

/** A second list, of another class: L2. */
export const withSecondList = (scene: Scene, choice: Choice = {}): Scene =>
  scene.give(
    {
      type: 'openList',
      title: 'Seconda classe',
      settings: settingsOf({ passata: 500, ...choice }),
    },
    segretario,
  )

/** The first five members signed: table T1 is formed and they are called. */
export const calledFive = (choice: Choice = {}): Scene =>
  openEvening(choice).signed(...MEMBERS.slice(0, 5))

/** Five at the table, seats 1 to 5 in order of signature, entry passate paid, nothing dealt yet. */
export const tableOfFive = (choice: Choice = {}): Scene =>
  calledFive(choice).allComing().seatedInOrder().paid()

/** The same table with its game under way, at level 1: nobody records the colpi. */
export const gameOfFive = (choice: Choice = {}): Scene =>
  tableOfFive({ level: 1, ...choice }).give({ type: 'startGame', table: 'T1' })

export const answer = (signUp: number, what: 'coming' | 'more-time' | 'give-up') =>
  ({ type: 'answerCall', signUp, answer: what }) as const

export const declare = (member: string, takesPart = true) =>
  ({ type: 'declareParol', table: 'T1', member, in: takesPart }) as const
