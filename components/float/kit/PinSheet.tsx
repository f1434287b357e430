'use client'
import { type ReactNode, useState } from 'react'
import type { MemberId } from '@/rules/kernel/ids'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Choice } from '../../tablet/Choice'
import { Sheet } from '../../tablet/Sheet'
import { Button } from '../../ui/Button'
import { FloatRefused } from './FloatRefused'
import { KeyboardArea, PadKeys } from './PadKeys'
import type { Signer } from './useAtPost'

/** The digits of a PIN. */
const SHORTEST_PIN = 4
const LONGEST_PIN = 8

interface PinSheetProps {
  title: ReactNode
  /** The persons who may sign here: those on duty in the office that is asked. */
  members: readonly MemberId[]
  /** The name of that office. */
  office: string
  refusal: ToldRefusal | null
  waiting: boolean
  onSign: (signer: Signer) => void
  onClose: () => void
  /** The consequence of the signature, said before it. */
  follows: string
  /** The things that are signed. */
  children?: ReactNode
}

/** A signature at this post: a person on duty, and their PIN. */
export function PinSheet(props: PinSheetProps) {
  const { title, members, office, refusal, waiting, onSign, onClose } = props
  const t = useT('float')
  const nameOf = useNameOf()
  const [chosen, setChosen] = useState<MemberId | null>(null)
  const [pin, setPin] = useState('')
  const member = chosen ?? (members.length === 1 ? (members[0] ?? null) : null)
  const isReady = member !== null && pin.length >= SHORTEST_PIN && !waiting
  const sign = () => {
    if (member === null) return
    onSign({ member, pin })
    setPin('')
  }
  return (
    <Sheet title={title} onClose={onClose}>
      {props.children}
      <p className="text-lg font-semibold">{props.follows}</p>
      {members.length === 0 && <p>{t('pin.nobody', { office })}</p>}
      {members.length > 0 && (
        <div className="grid grid-cols-2 gap-4">
          <div className="flex flex-col gap-2">
            <p className="text-sage">{t('pin.signs', { office })}</p>
            {members.map((one) => (
              <Choice key={one} chosen={member === one} onChange={(on) => on && setChosen(one)}>
                {nameOf(one)}
              </Choice>
            ))}
            <FloatRefused refusal={refusal} />
          </div>
          <KeyboardArea
            label={t('pin.label')}
            onDigits={(digits) => setPin((before) => `${before}${digits}`.slice(0, LONGEST_PIN))}
            onErase={() => setPin((before) => before.slice(0, -1))}
            onEnter={() => isReady && sign()}
          >
            <p
              className="min-h-10 text-center text-3xl tracking-widest"
              role="status"
              aria-label={t('pin.typed', { count: pin.length })}
            >
              {pin.length > 0 ? '•'.repeat(pin.length) : <span className="text-sage">PIN</span>}
            </p>
            <PadKeys
              onDigits={(digits) => setPin((before) => `${before}${digits}`.slice(0, LONGEST_PIN))}
              onErase={() => setPin((before) => before.slice(0, -1))}
              onClear={() => setPin('')}
            />
            <Button variant="primary" wide isDisabled={!isReady} onPress={sign}>
              {t('pin.sign')}
            </Button>
          </KeyboardArea>
        </div>
      )}
    </Sheet>
  )
}
