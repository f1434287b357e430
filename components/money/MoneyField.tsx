'use client'
import { asChips, MOST_CHIPS } from '@/rules/kernel/chips'
import { useClub } from '../club/club'
import { useLingua } from '../language/i18n'
import { formatChips, signOfUnit } from '../tell/chips'
import { NumberCell, type NumberCellProps } from '../ui/number/NumberCell'
import { type Notation, NumberField, type NumberFieldProps } from '../ui/number/NumberField'
import { readChips } from './read'
import { type SumExtent, sumExtent } from './useSum'

/** The way amounts are typed and written in this club and language. */
function useMoneyNotation(): Notation {
  const { club } = useClub()
  const locale = useLingua()
  const { decimals } = club
  return {
    read: (text) => readChips(text, club, locale === 'it' ? ',' : '.'),
    write: (chips) => formatChips(asChips(chips), { unit: null, decimals }, locale),
    tell: (chips) => formatChips(asChips(chips), club, locale),
    decimals,
    sign: signOfUnit(club.unit, locale),
    most: MOST_CHIPS,
  }
}

/** An amount typed in the club's unit; value, extent and stride are in chips. Its value is what was typed, or null. */
export function MoneyField(props: Omit<NumberFieldProps, 'min' | 'notation'> & SumExtent) {
  return <NumberField {...props} {...sumExtent(props)} notation={useMoneyNotation()} />
}

/** An amount in a row of a table, in the club's unit. */
export function MoneyCell(props: Omit<NumberCellProps, 'min' | 'notation'> & SumExtent) {
  return <NumberCell {...props} {...sumExtent(props)} notation={useMoneyNotation()} />
}
