import { expect, it } from 'vitest'
import english from '@/messages/en/desk.json'
import italian from '@/messages/it/desk.json'
import { formation } from '@/rules/poker/01-formation'
import { seats } from '@/rules/poker/02-seats'
import { resto } from '@/rules/poker/03-resto'
import { pot } from '@/rules/poker/04-pot'
import { dealt } from '@/rules/poker/05-deal'
import { opening } from '@/rules/poker/06-opening'
import { showdown } from '@/rules/poker/12-showdown'
import { parol } from '@/rules/poker/13-parol'
import { tableau } from '@/rules/poker/16-tableau'
import { arbitration } from '@/rules/poker/17-arbitration'
import { affranco } from '@/rules/poker/18-affranco'

const ARTICLES = [
  ...[formation, seats, resto, pot, dealt, opening, showdown, parol],
  ...[tableau, arbitration, affranco],
]
const EVENTS = ARTICLES.flatMap((article) => Object.keys(article.evolve))

it.each([
  ['Italian', italian.event],
  ['English', english.event],
])('the log tells every event of the regulation in %s', (_, told) => {
  const known = new Set(Object.keys(told))
  expect(EVENTS.filter((type) => !known.has(type))).toEqual([])
})
