'use client'
import { useT } from '../../../language/i18n'
import { Field } from '../../../ui/Field'
import { typedPieces } from './typedPieces'

interface CountInputProps {
  label: string
  /** Null while nothing is typed. */
  value: number | null
  onChange: (value: number | null) => void
  /** Told while nothing is typed, for a number that may be left out. */
  isOptional?: boolean
}

/** A whole number, known at each digit, so that the button below it needs no second tap. */
export function CountInput({ label, value, onChange, isOptional = false }: CountInputProps) {
  const t = useT('float-room')
  return (
    <Field
      label={label}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={(text) => onChange(/\d/.test(text) ? typedPieces(text) : null)}
      {...(isOptional ? { placeholder: t('optional') } : {})}
    />
  )
}
