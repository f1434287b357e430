'use client'
import { useState } from 'react'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { asChips, NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../language/i18n'
import { rangeOf } from '../../live/offers'
import { Digits, Key } from '../../tablet/Digits'
import { Amount } from '../../tell/Amount'
import { Button, type Variant } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useAct } from '../commanding'

interface GiveActProps {
  offer: CheminOffer
  label: string
  /** The field of the offer that is a sum within bounds; then a pad asks for it. */
  sum?: 'sum' | 'bank' | 'chips' | 'to'
  variant?: Variant
}

/** A button that gives an offered command at once, or asks for its sum first. */
export function GiveAct({ offer, label, sum, variant = 'secondary' }: GiveActProps) {
  const { take, waiting } = useAct()
  const [isAsking, ask] = useState(false)
  const range = sum ? rangeOf<string>(offer, sum) : null
  const give = async (chips?: number) => {
    ask(false)
    await take(offer, sum && chips !== undefined ? { [sum]: asChips(chips) } : {})
  }
  return (
    <>
      <Button
        variant={variant}
        size="large"
        wide
        isPending={waiting}
        onPress={() => (range ? ask(true) : void give())}
      >
        {label}
      </Button>
      {isAsking && range && (
        <SumDialog title={label} {...range} onGive={give} onClose={() => ask(false)} />
      )}
    </>
  )
}

interface SumDialogProps {
  title: string
  min: number
  max: number
  onGive: (chips: number) => Promise<void>
  onClose: () => void
}

/** A sum within its bounds: by digits, or one of the frequent ones with one tap. */
export function SumDialog({ title, min, max, onGive, onClose }: SumDialogProps) {
  const t = useT('chemin-member')
  const [chips, setChips] = useState<number>(NO_CHIPS)
  const quick = [...new Set([min, min * 2, min * 5, max])].filter((one) => one >= min && one <= max)
  const isWithin = chips >= min && chips <= max
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <Button
          variant="primary"
          size="large"
          wide
          isDisabled={!isWithin}
          onPress={() => void onGive(chips)}
        >
          {title} <Amount chips={asChips(chips)} />
        </Button>
      }
    >
      <p className="text-sage">
        {t.rich('pad.bounds', {
          min: () => <Amount chips={asChips(min)} />,
          max: () => <Amount chips={asChips(max)} />,
        })}
      </p>
      <p className="text-right text-4xl font-semibold">
        <Amount chips={asChips(chips)} />
      </p>
      <div className="grid grid-cols-2 gap-2">
        {quick.map((one) => (
          <Key key={one} isDisabled={false} onPress={() => setChips(one)}>
            <Amount chips={asChips(one)} />
          </Key>
        ))}
      </div>
      <Digits
        onDigits={(digits) => setChips(Math.min(max, Number(`${chips || ''}${digits}`)))}
        onClear={() => setChips(NO_CHIPS)}
      />
    </Dialog>
  )
}
