'use client'
import type { ReactNode } from 'react'
import { useT } from '../language/i18n'
import { PlainButton } from '../ui/PlainButton'

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '00', '0'] as const

interface DigitsProps {
  isDisabled?: boolean
  onDigits: (digits: string) => void
  onClear: () => void
}

/** The twelve keys of the keypad for amounts. */
export function Digits({ isDisabled = false, onDigits, onClear }: DigitsProps) {
  const t = useT('table')
  return (
    <div data-keys className="grid grid-cols-3 gap-2">
      {KEYS.map((key) => (
        <Key key={key} isDisabled={isDisabled} onPress={() => onDigits(key)}>
          <span className="text-2xl">{key}</span>
        </Key>
      ))}
      <Key isDisabled={isDisabled} onPress={onClear}>
        {t('pad.clear')}
      </Key>
    </div>
  )
}

export function Key(props: { isDisabled: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <PlainButton
      {...props}
      className="flex min-h-12 cursor-pointer flex-col items-center justify-center rounded-lg border-2 border-line-strong bg-felt-high text-xl leading-tight tabular-nums outline-offset-2 disabled:cursor-not-allowed disabled:opacity-50 focus-visible:outline-4 focus-visible:outline-brass active:bg-brass active:text-ink"
    />
  )
}
