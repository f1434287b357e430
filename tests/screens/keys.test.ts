import { createTranslator } from 'use-intl/core'
import { expect, it } from 'vitest'
import { useT } from '@/components/language/i18n'
import { screenMessages } from '@/messages'
import { isKey } from '@/messages/keys'

const t = createTranslator({ locale: 'it', messages: screenMessages('it'), namespace: 'table' })

it('text from outside is asked whether it is a key', () => {
  expect(isKey(t, 'seat.free')).toBe(true)
  for (const key of ['seat', 'seat.sold', 'constructor', '']) expect(isKey(t, key), key).toBe(false)
})

it('a key that is not there does not compile', () => {
  // The compiler reads these, and nobody calls them: a note that stands above no error is one itself.
  const wrong = [
    // @ts-expect-error: no file has this key
    () => t('seat.sold'),
    // @ts-expect-error: any text may follow, so that the key may be none
    (state: string) => t(`seat.${state}`),
    // @ts-expect-error: a section is no text
    () => t('seat'),
    // @ts-expect-error: no screen has the words of paper
    () => useT('print'),
    // @ts-expect-error: the key is another area's
    () => useT('board')('seat.free'),
  ]
  expect(wrong).toHaveLength(5)
})
