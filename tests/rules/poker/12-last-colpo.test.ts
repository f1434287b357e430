import { describe, expect, it } from 'vitest'
import { parseCard } from '@/rules/kernel/cards'
import { type Part, type Tell, textOf } from '@/rules/kernel/tell'
import { evaluateHand, straightsFrom } from '@/rules/poker/cards/hands'
import { namedHand } from '@/rules/poker/cards/named'
import { asTable } from '@/rules/poker/state/ids'
import { handTell } from '@/rules/poker/telling/hands'
import { becauseTells } from '@/rules/poker/telling/last-colpo'
import { tableView } from '@/rules/poker/views/table'
import { said } from './play/said'
import { colpo, dealt, NOBODY_OPENED, parolAmong, won } from './support/colpi'
import { tableOfFive } from './support/phrases'
import type { Scene } from './support/scene'

type Language = 'it' | 'en'

const writer =
  (language: Language) =>
  (part: Part): string => {
    if (typeof part !== 'object') return String(part)
    if ('tell' in part)
      return textOf(part.tell.sentence[language], part.tell.parts, writer(language))
    return '…'
  }
const written = (tells: readonly Tell[], language: Language = 'it'): string =>
  tells.map(({ sentence, parts }) => textOf(sentence[language], parts, writer(language))).join(', ')

const last = (scene: Scene) => {
  const view = tableView(scene.evening, asTable('T1'), scene.now)
  return view?.lastColpo ?? null
}
const why = (scene: Scene, language: Language = 'it') => {
  const end = last(scene)
  return end ? written(becauseTells(end), language) : null
}
const named = (cards: string, language: Language = 'it') => {
  const hand = cards.split(' ').flatMap((name) => parseCard(name) ?? [])
  return written([handTell(namedHand(evaluateHand(straightsFrom(6), hand)))], language)
}

/** Bianchi opened for 10, verdi and neri are in; bianchi bet 5 after the draw and both saw it. */
const shown = (...hands: string[]) =>
  said(
    'bianchi opens 10, verdi accepts, neri accepts, gialli folds, rossi folds',
    'bianchi asks 0, verdi asks 0, neri asks 0, bianchi bets 5, verdi accepts, neri accepts',
    'bianchi opened-right',
    ...hands,
  )

describe('the card at the end of a colpo', () => {
  it('XII.5 says what beat what, and the chips of each', () => {
    const scene = shown(
      'bianchi shows Kc Kq 9p 9f 6c, verdi shows Jc Jq 8p 8f 6q, neri shows 10c 10q 10p 7f 6p',
    )
    expect(why(scene)).toBe('tris di dieci batte doppia')
    expect(why(scene, 'en')).toBe('three tens beat two pair')
    expect(last(scene)).toMatchObject({
      number: 1,
      provision: 'XII.5',
      moved: [
        { member: 'bianchi', chips: -15 },
        { member: 'verdi', chips: -15 },
        { member: 'neri', chips: 35 },
      ],
      left: 0,
    })
    expect(last(scene)?.hands.map(({ member }) => member)).toEqual(['neri', 'bianchi', 'verdi'])
  })

  it('XII.5 two hands of one name are told in full, or that the other cards decide', () => {
    const pairs = shown('bianchi shows Kc Kq 9p 8f 6c, verdi shows Ac Aq 9c 8q 6p, neri mucks')
    expect(why(pairs)).toBe('coppia d’assi batte coppia di re')
    const equal = shown('bianchi shows Kc Kq 9p 8f 6c, verdi shows Kp Kf Ac 8q 6p, neri mucks')
    expect(why(equal)).toBe('coppia di re contro coppia di re: decidono le altre carte o il seme')
  })

  it('XII.4 when nobody else shows, the card says so', () => {
    const scene = shown('bianchi shows Kc Kq 9p 8f 6c, verdi mucks, neri mucks')
    expect(why(scene)).toBe('con coppia di re, gli altri non hanno mostrato')
    expect(last(scene)).toMatchObject({ provision: 'XII.4', because: 'unshown' })
  })

  it('XII.2 an opener left alone wins because the others folded', () => {
    const scene = said(
      'bianchi opens 10, verdi folds, neri folds, gialli folds, rossi folds',
      'bianchi opened-right',
    )
    expect(why(scene)).toBe('gli altri hanno lasciato')
    expect(last(scene)).toMatchObject({
      provision: 'XII.2',
      moved: [{ member: 'bianchi', chips: 5 }],
    })
  })

  it('XII.5 at level 2 the table saw the cards, and the card shows winner and chips', () => {
    const scene = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']]))
    expect(why(scene)).toBe('')
    expect(last(scene)).toMatchObject({
      provision: 'XII.5',
      moved: [
        { member: 'verdi', chips: -10 },
        { member: 'neri', chips: 15 },
      ],
    })
    const alone = colpo(tableOfFive(), won({ verdi: 10 }, [['verdi']]))
    expect(last(alone)).toMatchObject({ provision: 'XII.2', because: 'alone' })
  })

  it('XII.5 move by move the card says that only the table saw the cards', () => {
    const seen = shown('bianchi shows, verdi shows, neri shows')
    const ranking = [['neri'], ['bianchi']]
    const judged = seen.give({ type: 'judgeColpo', table: 'T1', ranking, honours: [] })
    expect(why(judged)).toBe('le carte le ha viste il tavolo')
  })

  it('stays until the next deal, and follows a correction', () => {
    const scene = colpo(tableOfFive(), won({ verdi: 10, neri: 10 }, [['neri']]))
    expect(last(dealt(scene))).toBeNull()
    const outcome = won({ verdi: 10, neri: 10 }, [['verdi']])
    const corrected = scene.give({
      type: 'correctColpo',
      table: 'T1',
      colpo: 1,
      outcome,
      why: 'vincitore sbagliato',
    })
    expect(last(corrected)).toMatchObject({
      corrected: 1,
      moved: [
        { member: 'verdi', chips: 15 },
        { member: 'neri', chips: -10 },
      ],
    })
  })

  it('VI.2, XIII.1, V.6 a colpo that nobody won says what stays in the middle', () => {
    expect(last(colpo(tableOfFive(), NOBODY_OPENED))).toMatchObject({ provision: 'VI.2', left: 5 })
    const parol = colpo(tableOfFive(), parolAmong({ verdi: 10, neri: 10 }))
    expect(last(parol)).toMatchObject({ provision: 'XIII.1', left: 25 })
    const annul = { type: 'annul', table: 'T1', provision: 'V.6', why: 'no-cut' } as const
    const voided = dealt(tableOfFive()).give(annul)
    expect(last(voided)).toMatchObject({ provision: 'V.6', moved: [], left: 5 })
  })
})

describe('the name of a hand', () => {
  it.each([
    ['Ac Kq 9p 8f 6c', 'carta alta all’asso', 'ace high'],
    ['8c 8q Kp 9f 6c', 'coppia di otto', 'a pair of eights'],
    ['Qc Qq 7p 7f 6c', 'doppia di donne e di sette', 'two pair, queens and sevens'],
    ['10c 10q 10p 7f 6c', 'tris di dieci', 'three tens'],
    ['Ac 6q 7p 8f 9c', 'scala al nove', 'a straight to the nine'],
    ['Jc Jq Jp 7f 7c', 'full di fanti', 'a full house, jacks'],
    ['Ac Kc 9c 8c 6c', 'colore all’asso', 'a flush, ace high'],
    ['Ac Aq Ap Af 6c', 'poker d’assi', 'four aces'],
    ['Ac 6c 7c 8c 9c', 'scala reale minima', 'a scala reale minima'],
    ['9c 10c Jc Qc Kc', 'scala reale media al re', 'a scala reale media, king high'],
    ['10c Jc Qc Kc Ac', 'scala reale massima', 'a scala reale massima'],
  ])('%s is “%s”', (cards, it, en) => {
    expect([named(cards), named(cards, 'en')]).toEqual([it, en])
  })
})
