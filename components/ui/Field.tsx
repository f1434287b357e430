'use client'
import { type ReactNode, useEffect, useRef } from 'react'
import {
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  TextField,
  type TextFieldProps,
} from 'react-aria-components'
import { useIsHydrated } from './loaded/hydrated'

export const LABEL_LOOK = 'text-sm font-semibold text-sage'
export const INPUT_LOOK =
  'min-h-12 w-full rounded-lg border-2 border-line-strong bg-ground px-3 py-2 text-ivory placeholder:text-sage/70 focus:border-brass data-invalid:border-bad data-disabled:opacity-60'

interface FieldProps extends Omit<TextFieldProps, 'className' | 'style' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  /** Shown under the field, which is then marked as wrong. */
  error?: ReactNode
  placeholder?: string
  autoCapitalize?: 'none' | 'characters'
  /** More than one line of text. */
  rows?: number
  className?: string
}

/** A labelled text field; `onChange` gives the text. */
export function Field({
  label,
  hint,
  error,
  placeholder,
  autoCapitalize,
  rows,
  className = '',
  ...props
}: FieldProps) {
  const input = useFocusOnceHydrated(props.autoFocus ?? false)
  return (
    <TextField
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={`flex flex-col gap-1 ${className}`}
    >
      <Label className={LABEL_LOOK}>{label}</Label>
      {rows ? (
        <TextArea rows={rows} placeholder={placeholder} className={INPUT_LOOK} />
      ) : (
        <Input
          ref={input}
          placeholder={placeholder}
          autoCapitalize={autoCapitalize}
          className={INPUT_LOOK}
        />
      )}
      {hint && (
        <Text slot="description" className="text-sm text-sage">
          {hint}
        </Text>
      )}
      <FieldError className="text-sm font-semibold text-bad">{error}</FieldError>
    </TextField>
  )
}

/** A field that the server rendered is inert, and takes no focus, until the browser has taken it over. */
function useFocusOnceHydrated(isWanted: boolean) {
  const input = useRef<HTMLInputElement>(null)
  const isHydrated = useIsHydrated()
  useEffect(() => {
    // Somebody who is quicker, or another field of a dialog, keeps it.
    if (isWanted && isHydrated && document.activeElement === document.body) input.current?.focus()
  }, [isWanted, isHydrated])
  return input
}
