'use client'
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../language/i18n'
import { Digits, Key } from '../../tablet/Digits'
import { padKeyOf } from './typing'

interface PadKeysProps {
  isDisabled?: boolean
  onDigits: (digits: string) => void
  onErase: () => void
  onClear: () => void
  /** Takes everything away, where several things are typed on one pad. */
  onEmpty?: () => void
  /** The keys of a cash desk, where numbers are added up. */
  adding?: Adding
}

/** `×` and `+`. */
export interface Adding {
  readonly onTimes: () => void
  readonly onPlus: () => void
}

/** The digits of a pad, and the key that takes the last one away. */
export function PadKeys(props: PadKeysProps) {
  const { isDisabled = false, onDigits, onErase, onClear, onEmpty, adding } = props
  const t = useT('float')
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_2.6rem] gap-1.5 [&_button]:min-h-10 [&_button]:text-sm">
      <Digits isDisabled={isDisabled} onDigits={onDigits} onClear={onClear} />
      <div className="grid gap-1.5">
        <Key isDisabled={isDisabled} onPress={onErase}>
          <span aria-hidden>⌫</span>
          <span className="sr-only">{t('pad.erase')}</span>
        </Key>
        {onEmpty && (
          <Key isDisabled={false} onPress={onEmpty}>
            <span aria-hidden className="text-xs">
              {t('pad.emptyShort')}
            </span>
            <span className="sr-only">{t('pad.empty')}</span>
          </Key>
        )}
        {adding && (
          <>
            <Key isDisabled={isDisabled} onPress={adding.onTimes}>
              <span aria-hidden className="text-2xl">
                ×
              </span>
              <span className="sr-only">{t('pad.times')}</span>
            </Key>
            <Key isDisabled={isDisabled} onPress={adding.onPlus}>
              <span aria-hidden className="text-2xl">
                +
              </span>
              <span className="sr-only">{t('pad.plus')}</span>
            </Key>
          </>
        )}
      </div>
    </div>
  )
}

interface KeyboardAreaProps extends Omit<PadKeysProps, 'isDisabled' | 'onClear' | 'onEmpty'> {
  onStep?: (steps: 1 | -1) => void
  /** Enter, where the focus is on nothing that it would press. */
  onEnter?: () => void
  label: string
  children: ReactNode
}

/** Parts behind an open sheet, and fields in which keys write text. */
const BEHIND = '[inert], [aria-hidden="true"]'
const WRITING = 'input, textarea, [role="listbox"]'
const PRESSED = 'button, a'

const isOn = ({ target }: Event, controls: string): boolean =>
  target instanceof Element && target.closest(controls) !== null

/**
 * A part in which a keyboard’s digits and arrows do what the keys of the pad do, wherever the focus is; a part behind
 * an open sheet hears nothing.
 */
export function KeyboardArea({ label, children, ...keys }: KeyboardAreaProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  const heard = useEffectEvent((event: KeyboardEvent) => {
    const key = padKeyOf(event.key)
    if (!key || event.ctrlKey || event.metaKey || event.altKey) return
    if (isOn(event, WRITING) || area.current?.closest(BEHIND)) return
    if ('enters' in key && (!keys.onEnter || isOn(event, PRESSED))) return
    event.preventDefault()
    if ('digit' in key) keys.onDigits(key.digit)
    else if ('steps' in key) keys.onStep?.(key.steps)
    else if ('enters' in key) keys.onEnter?.()
    else if ('adds' in key) keys.adding?.[key.adds]()
    else keys.onErase()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => heard(event)
    window.addEventListener('keydown', listener)
    return () => window.removeEventListener('keydown', listener)
  }, [])
  return (
    <fieldset ref={area} aria-label={label} className="flex min-w-0 flex-col gap-2">
      {children}
    </fieldset>
  )
}
