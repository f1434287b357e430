import { expect, it } from 'vitest'
import { allSources, type Source } from './sources'

/** Fields for numbers that are no money, with what they count. */
const COUNTS: Readonly<Record<string, string>> = {
  'admin/settings/SettingInput.tsx': 'counts and minutes of a setting',
  'black-jack/desk/OpenTable.tsx': 'caselle',
  'chemin-de-fer/desk/tables/ChangePacks.tsx': 'packs',
  'chemin-de-fer/desk/tables/OpenTable.tsx': 'seats',
  'chemin-de-fer/desk/tables/RoomActs.tsx': 'seats',
  'float/post/aces/AcesPart.tsx': 'the number printed on a slip',
  'float/post/day/CardsCount.tsx': 'cards and divisorie',
  'float/room/declare/ListField.tsx': 'pieces of a denomination',
  'float/room/kit/CountFields.tsx': 'pieces of a denomination',
  'float/room/sums/GrantDialog.tsx': 'a seat',
  'float/room/tables/CardsDialog.tsx': 'cards and divisorie',
  'poker/desk/players/AskPassata.tsx': 'passate',
  'poker/desk/players/CorrectCassa.tsx': 'passate',
}

/** Ways in which a number may be typed that round, clamp, or hear the wheel; and readers of texts of one’s own. */
const OTHER_WAYS: readonly RegExp[] = [
  /\b(?:NumberField|useNumberField|NumberParser)\b[^;]*from '(?:react-aria|@react-aria|@internationalized)/,
  /<(?:input|Input|Field)\b[^>]*type="number"/,
  /\binputMode=(?!"numeric" autoComplete="off" maxLength=\{8\})/,
  /\bNumber\([^)]*\btarget\.value\b/,
  /\bNumber\(`[^`]*\$\{digits?\}`/,
]
/** The one way, by keys and on a keypad. */
const ONE_WAY = /^components\/(?:ui\/number\/\w+|money\/read|tablet\/typed)\.tsx?$/

/** Screens that take the lesser or greater of two amounts, and the reason why none of them was typed. */
const BOUNDED: Readonly<Record<string, string>> = {
  'float/post/forms/refill.ts': 'a form that the screen proposes',
  'history/MyEvenings.tsx': 'the best and the worst evening',
  'poker/table/play/AmountSheet.tsx': 'the bounds that the pad tells',
  'poker/table/result/draft.ts': 'a stake matched by one tap, at most with what its player had',
}

const screens = allSources().filter(
  ({ file }) => file.startsWith('components/') || file.startsWith('app/'),
)
const inComponents = ({ file }: Source) => file.replace(/^components\//, '')

it('an amount is typed in one way: what was typed, or an error', () => {
  const others = screens
    .filter(({ file }) => !ONE_WAY.test(file))
    .flatMap(({ file, text }) =>
      OTHER_WAYS.filter((way) => way.test(text)).map((way) => `${file}: ${way.source}`),
    )
  expect(others).toEqual([])
})

it('a number that is typed without the club’s unit is named here with what it counts', () => {
  const counting = screens
    .filter(({ file }) => !/^components\/(?:ui|money)\//.test(file))
    .filter(({ text }) => /<Number(?:Field|Cell)\b/.test(text))
  expect(counting.map(inComponents)).toEqual(Object.keys(COUNTS))
})

it('only the fields of components/ui are written to, besides boxes to tick and dates', () => {
  const raw = screens
    .filter(({ file }) => !file.startsWith('components/ui/'))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/<input\b[^>]*/g)]
        .filter(([tag]) => !/type="(?:range|checkbox|radio|file)"|readOnly/.test(tag))
        .map(() => file),
    )
  expect(raw).toEqual([])
})

it('a screen cuts no amount: the rules refuse one that is too much', () => {
  const cutting = screens.filter(
    ({ text }) =>
      /\b(?:lesser|greater)\b[^;]*from '@\/rules\/kernel\/chips'/.test(text) ||
      /\bMath\.(?:min|max)\([^;\n]{0,20}\b(?:chips|sum|typed|digits)\b/.test(text),
  )
  expect(cutting.map(inComponents)).toEqual(Object.keys(BOUNDED))
})

it('another way to type an amount is found', () => {
  const hits = (text: string) => OTHER_WAYS.some((way) => way.test(text))
  expect(hits("import { NumberField } from 'react-aria-components'")).toBe(true)
  expect(hits('<Field inputMode="decimal" />')).toBe(true)
  expect(hits('const chips = Number(event.target.value)')).toBe(true)
  expect(hits(['Number(`', '{chips}', '{digits}`)'].join('$'))).toBe(true)
  expect(hits("import { NumberField } from '../../ui/number/NumberField'")).toBe(false)
})
