import { handIn } from '@/rules/poker/giro/turn'
import type { Hand, Multiple, Play } from '@/rules/poker/state/play'
import { dealt } from '../support/colpi'
import { type Choice, tableOfFive } from '../support/phrases'
import type { GivenCommand, Scene } from '../support/scene'

/** Five at a table kept move by move: uscita 1, resti 100; rossi deals, it is bianchi's turn. */
export const playedTable = (choice: Choice = {}): Scene => tableOfFive({ level: 3, ...choice })

/** The same, with the cards of the first colpo dealt: pot 5, resti 99. */
export const inPlay = (choice: Choice = {}): Scene => dealt(playedTable(choice))

/** The command of a sentence such as `verdi opens 10`; the words after the verb are its values. */
export function command(sentence: string): GivenCommand {
  const [member = '', verb = '', ...words] = sentence.split(' ')
  const of = { table: 'T1', member }
  const amount = words[0] === undefined ? null : Number(words[0])
  switch (verb) {
    case 'passes':
      return { type: 'passOpening', ...of }
    case 'opens':
      return { type: 'open', ...of, chips: amount }
    case 'accepts':
      return { type: 'accept', ...of, ...(words[0] === 'tris' ? { tris: true } : {}) }
    case 'raises':
      return { type: 'raise', ...of, by: amount ?? 0, tris: words[1] === 'tris' }
    case 'declares':
      return { type: 'raise', ...of, by: words[0] as Multiple, tris: false }
    case 'folds':
      return { type: 'fold', ...of }
    case 'asks':
      return { type: 'askCards', ...of, cards: amount ?? 0 }
    case 'parols':
      return { type: 'sayParol', ...of }
    case 'bets':
      return { type: 'bet', ...of, chips: amount }
    case 'shows':
      return { type: 'showHand', ...of, cards: words }
    case 'mucks':
      return { type: 'muckHand', ...of }
    case 'concedes':
      return { type: 'concede', ...of }
    case 'keeps':
      return { type: 'keepEarly', ...of }
    case 'withdraws':
      return { type: 'withdrawEarly', ...of }
    case 'opened-right':
      return { type: 'showOpening', ...of, held: true, excused: false }
    case 'opened-wrong':
      return { type: 'showOpening', ...of, held: false, excused: false }
    case 'was-wrong':
      return { type: 'declareWrongOpening', ...of }
    case 'holds-it':
      return { type: 'answerOpening', ...of, holds: true }
    case 'holds-nothing':
      return { type: 'answerOpening', ...of, holds: false }
    default:
      throw new Error(`no such verb: ${verb}`)
  }
}

/**
 * The table gives these commands one after the other, separated by commas; each must be accepted. Without a scene they
 * are the first words of a colpo (`inPlay`).
 */
export const said = (from: Scene | string, ...lines: string[]): Scene =>
  typeof from === 'string'
    ? said(inPlay(), from, ...lines)
    : lines
        .flatMap((line) => line.split(', '))
        .reduce((so, sentence) => so.give(command(sentence)), from)

/** The hands of the colpo in play, by their players. */
export function handsOf(scene: Scene): Record<string, Hand | undefined> {
  const play = playOf(scene)
  return Object.fromEntries(play.giro.map((member) => [member, handIn(play, member)]))
}

export function playOf(scene: Scene): Play {
  const { play } = scene.table()
  if (!play) throw new Error('no colpo is played move by move')
  return play
}

export const speaker = (scene: Scene) => playOf(scene).speaker

/** How the last colpo ended. */
export const ending = (scene: Scene) => scene.table().colpi[0]?.outcome

/** Bianchi opened for 10, verdi and neri are in; nobody drew, bianchi bet 5 and both saw it. Pot 5. */
export const seen = (choice: Parameters<typeof inPlay>[0] = {}) =>
  said(
    inPlay(choice),
    'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
    'bianchi asks 0, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri accepts',
  )
