'use client'
import { NumberField, type NumberFieldProps } from '../ui/NumberField'
import { useClub } from './club'

/** An amount typed in the club's unit; `value`, bounds, step and `onChange` are in chips. */
export function ChipsField(props: NumberFieldProps) {
  const { club } = useClub()
  const scale = 10 ** club.decimals
  const inUnit = (chips: number | undefined) => (chips === undefined ? undefined : chips / scale)
  return (
    <NumberField
      {...props}
      value={inUnit(props.value)}
      defaultValue={inUnit(props.defaultValue)}
      minValue={inUnit(props.minValue)}
      maxValue={inUnit(props.maxValue)}
      step={inUnit(props.step ?? 1)}
      formatOptions={{
        minimumFractionDigits: club.decimals,
        maximumFractionDigits: club.decimals,
      }}
      onChange={(units) => props.onChange?.(Math.round(units * scale))}
    />
  )
}
