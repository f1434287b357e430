import { describe, expect, it } from 'vitest'
import type { RefusalTexts } from '@/rules/kernel/article'
import { asChips } from '@/rules/kernel/chips'
import { asMember } from '@/rules/kernel/ids'
import { refusing } from '@/rules/kernel/refusal'
import { refuse } from '@/rules/poker/refuse'

const LAMP = {
  lit: { it: 'Accesa fino alle {until}.', en: 'Lit until {until} by {keeper}.' },
  broken: { it: 'La lampada è rotta.', en: 'The lamp is broken.' },
} as const satisfies RefusalTexts
const BELL = {
  broken: { it: 'La campana è rotta da {since}.', en: 'The bell is broken since {since}.' },
} as const satisfies RefusalTexts
const SHARED = {
  closed: { it: 'Il faro è chiuso.', en: 'The lighthouse is closed.' },
  broken: { it: 'Manca {what}.', en: '{what} is missing.' },
} as const satisfies RefusalTexts

const no = refusing<'I.1' | 'I.2' | 'II.1', { I: typeof LAMP; II: typeof BELL }, typeof SHARED>()

describe('a refusal', () => {
  it('is a provision, a code and the values that its sentence names in either language', () => {
    expect(no('I.1', 'lit', { until: 8, keeper: { member: asMember('k') } })).toEqual({
      accepted: false,
      refusal: { provision: 'I.1', code: 'lit', parts: { until: 8, keeper: { member: 'k' } } },
    })
    expect(no('II.1', 'closed')).toEqual({
      accepted: false,
      refusal: { provision: 'II.1', code: 'closed', parts: {} },
    })
  })

  it('takes its sentence from its article before the shared list', () => {
    no('I.2', 'broken')
    no('II.1', 'broken', { since: 3 })
    no(null, 'broken', { what: 'oil' })
    // @ts-expect-error the lamp's own sentence has no value
    no('I.2', 'broken', { what: 'oil' })
    // @ts-expect-error the bell's own sentence has another value
    no('II.1', 'broken', { what: 'oil' })
  })
})

describe('does not compile', () => {
  it('by a provision that does not exist', () => {
    // @ts-expect-error there is no I.3
    no('I.3', 'closed')
    // @ts-expect-error there is no III.99 in the regulation
    refuse('III.99', 'not-allowed')
  })

  it('with a sentence of another article', () => {
    // @ts-expect-error the bell is not lit
    no('II.1', 'lit', { until: 8, keeper: { member: 'k' } })
    // @ts-expect-error the lamp's list is not shared
    no(null, 'lit', { until: 8, keeper: { member: 'k' } })
    refuse('III.6', 'already-asked', { chips: { chips: asChips(100) } })
    // @ts-expect-error the sentence belongs to Art. III
    refuse('II.4', 'already-asked', { chips: { chips: 100 } })
  })

  it('with a sentence that does not exist', () => {
    // @ts-expect-error no list has this code
    no('I.1', 'lost')
    // @ts-expect-error the code is misspelt
    refuse(null, 'not-alowed')
  })

  it('where only one of two possible provisions has the sentence', () => {
    const either = (provision: 'I.1' | 'II.1') => {
      no(provision, 'closed')
      // @ts-expect-error only one of the two articles has it
      no(provision, 'lit', { until: 8, keeper: { member: 'k' } })
    }
    expect(() => either('I.1')).not.toThrow()
  })

  it('without a value, with one too many, or with something that is not a value', () => {
    // @ts-expect-error the English sentence names its keeper
    no('I.1', 'lit', { until: 8 })
    // @ts-expect-error its values are missing
    no('I.1', 'lit')
    // @ts-expect-error the sentence has no value moon
    no('I.1', 'lit', { until: 8, keeper: 'k', moon: 1 })
    // @ts-expect-error the sentence has no value
    no('I.1', 'closed', { until: 8 })
    // @ts-expect-error a list is not a value: several members are `{ members }`
    no('I.1', 'lit', { until: 8, keeper: ['a', 'b'] })
    // @ts-expect-error the sentence names the chips asked for
    refuse('III.6', 'already-asked', {})
  })
})
