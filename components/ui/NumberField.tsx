'use client'
import type { ReactNode } from 'react'
import {
  NumberField as AriaNumberField,
  type NumberFieldProps as AriaNumberFieldProps,
  Button,
  FieldError,
  Group,
  Input,
  Label,
  Text,
} from 'react-aria-components'
import { INPUT_LOOK, LABEL_LOOK } from './Field'

export interface NumberFieldProps
  extends Omit<AriaNumberFieldProps, 'className' | 'style' | 'children'> {
  label: ReactNode
  hint?: ReactNode
  error?: ReactNode
  className?: string
}

const STEP_LOOK =
  'min-h-12 min-w-12 shrink-0 rounded-lg border-2 border-line-strong bg-felt-high text-xl font-semibold hover:border-brass data-disabled:opacity-40'

/** A number with − and + of 48 px; whole numbers unless `step` or `formatOptions` say otherwise. */
export function NumberField({ label, hint, error, className = '', ...props }: NumberFieldProps) {
  return (
    <AriaNumberField
      formatOptions={{ maximumFractionDigits: 0 }}
      {...props}
      isInvalid={props.isInvalid ?? Boolean(error)}
      className={`flex flex-col gap-1 ${className}`}
    >
      <Label className={LABEL_LOOK}>{label}</Label>
      <Group className="flex items-stretch gap-2">
        <Button slot="decrement" className={STEP_LOOK}>
          −
        </Button>
        <Input className={`${INPUT_LOOK} min-w-16 text-center`} />
        <Button slot="increment" className={STEP_LOOK}>
          +
        </Button>
      </Group>
      {hint && (
        <Text slot="description" className="text-sm text-sage">
          {hint}
        </Text>
      )}
      <FieldError className="text-sm font-semibold text-bad">{error}</FieldError>
    </AriaNumberField>
  )
}
