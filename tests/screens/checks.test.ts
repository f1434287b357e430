import { expect, it } from 'vitest'
import { chosenAmong } from '@/components/ui/Checks'

it('the choice ticked last comes last, wherever it stands among the options', () => {
  const options = [{ key: 'alfa' }, { key: 'bravo' }, { key: 'delta' }]
  expect(chosenAmong(options, ['delta', 'bravo', 'alfa'])).toEqual(['delta', 'bravo', 'alfa'])
  expect(chosenAmong(options, ['delta', 'somebody'])).toEqual(['delta'])
})
