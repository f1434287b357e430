import { expect, it } from 'vitest'
import { FLOAT_REGULATION } from '@/rules/float/provisions'
import { type Tell, textOf } from '@/rules/kernel/tell'
import { PROVISIONS } from '@/rules/trente-et-quarante/provisions'
import { EVENTS, tellsOfEvent } from '@/rules/trente-et-quarante/sentences'
import { inPrison, Play, T1 } from './support/table'

/** The sentences of the latest command in English, as plain text. */
const written = (play: Play): string[] => play.events.flatMap(tellsOfEvent).map(inEnglish)

const inEnglish = ({ sentence, parts }: Tell): string =>
  textOf(sentence.en, parts, (part) => {
    if (typeof part !== 'object') return String(part)
    return 'tell' in part ? inEnglish(part.tell) : Object.values(part).join('')
  })

it('T.1.3 a person whom the book does not name is told as the tablet shows them', () => {
  const play = new Play()
  play.give({ type: 'markPresence', table: T1, player: '@1', isHere: true })
  expect(written(play)).toEqual(['Unnamed 1 is at the table'])
})

it('T.5.2 a settlement tells the result, then each stake by itself', () => {
  const play = new Play().invite().lay(1, 'nero', 700).insure(1, 'nero', 500).colpoOf(31, 31)
  expect(written(play)).toEqual([
    '31 each',
    'm1, nero: 500 insured, they stay free',
    'm1, nero: 200 go to prison',
    'm1, nero: premium of 5 to the bank',
  ])
  expect(written(inPrison().invite().colpoOf(35, 35))[0]).toBe('35 each: a null colpo')
  expect(written(inPrison().invite().colpoOf(32, 40))).toEqual([
    'Nero 32, rosso 40: nero wins',
    'm1, nero: 20 are free again',
  ])
})

it('every event of the game has its sentence, and every provision its words in both languages', () => {
  expect(Object.keys(EVENTS).length).toBeGreaterThan(40)
  expect(Object.keys(PROVISIONS)).toHaveLength(32)
  const floats = FLOAT_REGULATION.flatMap(({ provisions }) => Object.keys(provisions))
  expect(floats.filter((id) => Object.hasOwn(PROVISIONS, id))).toEqual([])
})
