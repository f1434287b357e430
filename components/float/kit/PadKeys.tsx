'use client'
import type { KeyboardEvent, ReactNode } from 'react'
import { useT } from '../../language/i18n'
import { Digits, Key } from '../../tablet/Digits'
import { padKeyOf } from './typing'

interface PadKeysProps {
  isDisabled?: boolean
  onDigits: (digits: string) => void
  onErase: () => void
  onClear: () => void
}

/** The digits of a pad, and the key that takes the last one away. */
export function PadKeys({ isDisabled = false, onDigits, onErase, onClear }: PadKeysProps) {
  const t = useT('float')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_3.6rem] gap-2 [&_button]:min-h-11">
      <Digits isDisabled={isDisabled} onDigits={onDigits} onClear={onClear} />
      <div className="grid">
        <Key isDisabled={isDisabled} onPress={onErase}>
          <span aria-hidden>⌫</span>
          <span className="sr-only">{t('pad.erase')}</span>
        </Key>
      </div>
    </div>
  )
}

interface KeyboardAreaProps extends Omit<PadKeysProps, 'isDisabled' | 'onClear'> {
  onStep: (steps: 1 | -1) => void
  label: string
  children: ReactNode
}

/** A part in which a keyboard’s digits and arrows do what the keys of the pad do. */
export function KeyboardArea({ onDigits, onErase, onStep, label, children }: KeyboardAreaProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const key = padKeyOf(event.key)
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    if ('digit' in key) onDigits(key.digit)
    else if ('steps' in key) onStep(key.steps)
    else onErase()
  }
  return (
    <fieldset aria-label={label} onKeyDown={onKeyDown} className="flex min-w-0 flex-col gap-2">
      {children}
    </fieldset>
  )
}
