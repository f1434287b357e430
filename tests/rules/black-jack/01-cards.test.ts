import { expect, it } from 'vitest'
import { cutOrder } from '@/rules/black-jack/01-cards/cut'
import { blackJackGame } from '@/rules/black-jack/decider'
import { offersOf } from '@/rules/black-jack/offers'
import { pointOf } from '@/rules/black-jack/play/points'
import { cardsIn } from '@/rules/black-jack/play/shoe'
import { tellsOfEvent } from '@/rules/black-jack/sentences'
import { Settings } from '@/rules/black-jack/settings'
import { aDay, desk, inspector, Play, p, phone, T1, tablet, twoStaked } from './support/table'

const step = (type: 'checkPacks' | 'mixCards' | 'loadShoe' | 'burnCards' | 'spreadTallone') =>
  ({ type, table: T1 }) as const
const fresh = () => aDay({ shoe: {} })
const mixed = (evening = fresh()) =>
  new Play(evening).give(step('checkPacks')).give(step('mixCards'))

it('B.1.1 packs: four packs at the least, and no more cards of a rank than they hold', () => {
  expect(Settings.safeParse({ packs: 3 }).success).toBe(false)
  expect(cardsIn(Settings.parse({ packs: 6 }))).toBe(312)
  const play = new Play(aDay({ settings: { packs: 4 }, shoe: { step: 'in-play', out: { A: 16 } } }))
  play.stakes([1, p(1), 10], [2, p(2), 10])
  expect(play.refused({ type: 'drawCard', table: T1, card: 'A' })).toBe('B.1.1 none-left')
})

it('B.1.2 the packs are checked before anything is mixed', () => {
  const play = new Play(fresh())
  expect(play.refused(step('mixCards'))).toBe('B.1.5 not-this-step')
  expect(play.give(step('checkPacks')).table.shoe.step).toBe('checked')
})

it('B.1.3 mixing is one step that asks nothing of its manner', () => {
  expect(mixed().table.shoe).toMatchObject({ step: 'mixed', number: 1, out: {} })
})

it('B.1.4 nobody mixes at a table without a player', () => {
  const empty = new Play(aDay({ seated: 0, standing: 0, shoe: {} })).give(step('checkPacks'))
  expect(empty.refused(step('mixCards'))).toBe('B.1.4 nobody-there')
  const standing = new Play(aDay({ seated: 0, standing: 1, shoe: {} })).give(step('checkPacks'))
  expect(standing.give(step('mixCards')).table.shoe.step).toBe('mixed')
})

it('B.1.5 B.1.6 cut, loaded and burnt in this order; the burnt cards are counted out unseen', () => {
  const play = mixed().give({ type: 'answerCut', table: T1, player: p(1), cuts: true })
  expect(play.refused(step('burnCards'))).toBe('B.1.5 not-this-step')
  play.give(step('loadShoe')).give(step('burnCards'))
  expect(play.table.shoe).toMatchObject({ step: 'in-play', unseen: 5, cutter: p(1) })
})

it('B1.cards.1 an ace is one or eleven, figures ten', () => {
  expect(pointOf(['A', 'K'])).toEqual({ total: 21, isSoft: true })
  expect(pointOf(['A', '5', '10'])).toEqual({ total: 16, isSoft: false })
  expect(pointOf(['J', 'Q', '2']).total).toBe(22)
  expect(pointOf(['A', 'A']).total).toBe(12)
})

it('B1.cards.2 markerPercent: the place of the mascherina is a setting, a quarter from the back by default', () => {
  expect(Settings.parse({}).markerPercent).toBe(25)
  expect(Settings.safeParse({ markerPercent: 60 }).success).toBe(false)
})

it('B1.cards.2 the cards behind the mascherina are told when the pack goes into the sabot: of 312 about 78', () => {
  const loaded = (settings: object) => {
    const play = mixed(aDay({ settings, shoe: {} }))
    play.give({ type: 'answerCut', table: T1, player: p(1), cuts: true })
    const decision = play.try({ type: 'loadShoe', table: T1 }, tablet)
    const [event] = decision.accepted ? decision.events : []
    return event && tellsOfEvent(event).map(({ sentence, parts }) => [sentence.en, parts])
  }
  const told = 'The cards go into the shoe, {behind} behind the mascherina'
  expect(loaded({})).toEqual([[told, { behind: 78 }]])
  expect(loaded({ packs: 4, markerPercent: 20 })).toEqual([[told, { behind: 42 }]])
  expect(tellsOfEvent({ type: 'shoeLoaded', table: T1 })[0]?.sentence.en).not.toContain('behind')
})

it('B.30.1 the cut belongs to the player to whom the mascherina came, and passes to the left', () => {
  const play = twoStaked().cards('10')
  play.give({ type: 'showMarker', table: T1 }).cards('9 7 8 9')
  play.say(1, 'no').say(2, 'no').cards('10').settle()
  expect(play.table.shoe.cutFrom).toEqual({ to: 'casella', casella: 2, player: p(2) })
  expect(cutOrder(play.table)).toEqual([p(2), p(1)])
  play.give(step('spreadTallone')).give(step('mixCards'))
  expect(play.refused({ type: 'answerCut', table: T1, player: p(1), cuts: true })).toBe(
    'B.30.1 not-offered-the-cut',
  )
  play.give({ type: 'answerCut', table: T1, player: p(2), cuts: false })
  play.give({ type: 'answerCut', table: T1, player: p(1), cuts: true })
  expect(play.table.shoe.step).toBe('cut')
})

it('B.30.1 the player asked is offered both answers, to cut and to pass it on', () => {
  const { evening, at } = mixed()
  expect(offersOf('answerCut', evening, phone(1), at).map(({ payload }) => payload.cuts)).toEqual([
    true,
    false,
  ])
  expect(offersOf('answerCut', evening, phone(2), at)).toEqual([])
})

it('B.30.2 when it came to the banco, and for the first shoe, the cut begins at the dealer’s left', () => {
  expect(cutOrder(mixed().table)).toEqual([p(1), p(2), p(3)])
  const play = twoStaked().cards('10 9')
  play.give({ type: 'showMarker', table: T1 }).cards('7 8 9')
  play.say(1, 'no').say(2, 'no').cards('10').settle()
  expect(play.table.shoe.cutFrom).toEqual({ to: 'banco' })
  expect(cutOrder(play.table)[0]).toBe(p(1))
})

it('B.30.3 a person without a casella of their own is not asked', () => {
  expect(cutOrder(mixed().table)).not.toContain(p(4))
})

it('B.30.4 when all decline a person of the management cuts, and not before', () => {
  const play = mixed()
  expect(play.refused({ type: 'cutForAll', table: T1 }, inspector)).toBe('B.30.4 cut-still-offered')
  for (const n of [1, 2, 3]) play.give({ type: 'answerCut', table: T1, player: p(n), cuts: false })
  expect(play.refused({ type: 'answerCut', table: T1, player: p(1), cuts: true })).toBe(
    'B.30.4 management-cuts',
  )
  play.give({ type: 'cutForAll', table: T1 }, inspector)
  expect(play.table.shoe.cutter).toBe('management')
})

it('B.31 no cut names a place, of a player or of the management: one that is given is not kept', () => {
  const cut = { table: T1, player: p(1), cuts: true }
  const { answerCut, cutForAll } = blackJackGame.commands
  expect(answerCut.schema.parse({ ...cut, place: 100 })).toEqual(cut)
  expect(cutForAll.schema.parse({ table: T1, place: 100 })).toEqual({ table: T1 })
})

it('B.32 after a shoe the tallone is spread before anything is mixed', () => {
  const play = new Play().give({ type: 'endShoe', table: T1 }, inspector)
  expect(play.refused(step('mixCards'))).toBe('B.1.5 not-this-step')
  play.give(step('spreadTallone')).give(step('mixCards'))
  expect(play.table.shoe).toMatchObject({ number: 2, step: 'mixed', out: {}, unseen: 0 })
})

it('B.33.1 with the mascherina as the first card, that colpo is still played', () => {
  const play = twoStaked()
  play.give({ type: 'showMarker', table: T1 }).cards('10 9 7 8 9')
  expect(play.colpo).toMatchObject({ phase: 'offers', isLast: true })
})

it('B.33.2 the mascherina in the colpo: it is finished, and no other begins', () => {
  const play = twoStaked().cards('10 9 7 8 9')
  play.give({ type: 'showMarker', table: T1 })
  expect(play.refused({ type: 'showMarker', table: T1 })).toBe('B.33.2 marker-out-already')
  play.say(1, 'no').say(2, 'no').cards('10').settle()
  expect(play.table.shoe.step).toBe('ended')
  expect(play.refused({ type: 'inviteStakes', table: T1 })).toBe('B.3.1 shoe-not-ready')
})

it('B.32 the inspector ends a shoe between two colpi, also one whose last colpo is to come, and no other', () => {
  const end = { type: 'endShoe', table: T1 } as const
  const at = (step: 'mixed' | 'in-play' | 'last-colpo') =>
    new Play(aDay({ shoe: { number: 1, step, unseen: 5 } }))
  for (const step of ['in-play', 'last-colpo'] as const)
    expect(at(step).give(end, inspector).table.shoe.step).toBe('ended')
  expect(at('mixed').refused(end, inspector)).toBe('B.32 no-shoe-runs')
})

it('B.36.2 cards are taken up by the staff only: neither a phone nor the tablet replaces any', () => {
  const replace = { type: 'replaceCards', table: T1, why: 'asso caduto a terra' } as const
  for (const by of [phone(1), phone(4), tablet])
    expect(new Play().refused(replace, by)).toBe('null not-allowed')
  const decision = new Play().try(replace, inspector)
  expect(decision.accepted && decision.events).toMatchObject([
    { type: 'cardsReplaced', note: 'asso caduto a terra' },
  ])
})

it('B.36.1 bad cards are replaced between colpi', () => {
  const replace = { type: 'replaceCards', table: T1, why: 'sette piegato' } as const
  expect(twoStaked().refused(replace, inspector)).toBe('B.36.1 colpo-in-play')
  expect(new Play().try(replace, inspector).accepted).toBe(true)
})

it('B.21 A7 the puntate of a person sent out are played, by the inspector’s “no”', () => {
  const play = twoStaked().cards('10 9 7 5 8')
  const remove = { type: 'removePerson', table: T1, player: p(1), why: 'carta piegata' } as const
  play.give(remove, inspector)
  expect(play.refused(remove, inspector)).toBe('B.21 sent-out')
  const word = { type: 'sayWord', table: T1, casella: 1, player: p(1) } as const
  expect(play.refused({ ...word, word: 'no' }, phone(1))).toBe('B.21 sent-out')
  expect(play.refused({ ...word, word: 'carta' }, inspector)).toBe('B.5.1 only-no-for-away')
  play
    .give({ ...word, word: 'no' }, inspector)
    .say(2, 'no')
    .cards('K')
    .settle()
  expect([play.won(1), play.table.seats[0]?.holder]).toEqual([-20, null])
})

it('B.21 A6 only the inspector enters a word for a titolare who stood and was sent out, and only “no”', () => {
  const staked = () => new Play().stakes([1, p(4), 20], [2, p(2), 10]).cards('6 9 7 5 8')
  const double = { type: 'double', table: T1, casella: 1, player: p(4) } as const
  const says = (word: 'carta' | 'no') => ({ ...double, type: 'sayWord', word }) as const
  const remove = { type: 'removePerson', table: T1, player: p(4), why: 'carta piegata' } as const
  const play = staked().give(remove, inspector)
  expect(play.refused(double)).toBe('B.5.1 titolare-away')
  expect(play.refused(says('no'))).toBe('B.5.1 titolare-away')
  expect(play.refused(double, inspector)).toBe('B.5.1 only-no-for-away')
  expect(play.refused(says('carta'), inspector)).toBe('B.5.1 only-no-for-away')
  const offered = () => offersOf('sayWord', play.evening, inspector, play.at)
  expect(offered().map(({ payload }) => payload.word)).toEqual(['no'])
  expect(play.give(says('no'), inspector).hand(1)?.end).toBe('stays')
  expect(staked().give(double).lying(1, 4)).toBe(40)
})

it('B.21 a person sent out is handed no chips, and may still drop a request', () => {
  const asked = { type: 'askCassa', member: 'm1', chips: 50 } as const
  const play = new Play().give(asked, phone(1))
  play.give({ type: 'removePerson', table: T1, player: p(1), why: 'carta piegata' }, inspector)
  expect(play.refused({ type: 'handCassa', member: 'm1', chips: 50 }, desk)).toBe('B.21 sent-out')
  play.give({ type: 'dropCassa', member: 'm1' }, phone(1))
  expect(Object.values(play.evening.persons)[0]?.asked).toBeNull()
})

it('B.21 a person sent out stakes no more, and their seat is free', () => {
  const play = new Play().give(
    { type: 'removePerson', table: T1, player: p(1), why: 'carta piegata' },
    inspector,
  )
  expect(play.table.seats[0]?.holder).toBeNull()
  play.give({ type: 'inviteStakes', table: T1 })
  expect(play.refused({ type: 'layStake', table: T1, casella: 1, player: p(1), chips: 10 })).toBe(
    'B.21 sent-out',
  )
})
