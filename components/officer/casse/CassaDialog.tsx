'use client'
import type { Chips } from '@/rules/kernel/chips'
import type { ToldRefusal } from '@/server/common/errors'
import { MoneyField } from '../../money/MoneyField'
import { ANY_SUM, quickSums } from '../../money/quickSums'
import { useSum } from '../../money/useSum'
import { Amount } from '../../tell/Amount'
import { CommandDialog } from '../../tell/CommandDialog'
import { Button } from '../../ui/Button'

interface CassaDialogProps {
  title: string
  /** The word of the button that hands the typed sum out. */
  action: string
  /** The name of the field for any other sum. */
  other: string
  /** The usual cassa of the class. */
  usual: Chips
  /** Casse that the member drew before, oldest first; one that waits is the last. */
  before: readonly Chips[]
  waiting: boolean
  refusal: ToldRefusal | null
  onHand: (chips: Chips) => void
  onClose: () => void
}

/** A cassa for one member: one asked or drawn before or a usual one with one tap, or any other. */
export function CassaDialog(props: CassaDialogProps) {
  const { title, action, other, usual, before, waiting, refusal, onHand, onClose } = props
  const sum = useSum(before.at(-1) ?? usual)
  const { chips: typed } = sum
  return (
    <CommandDialog
      title={title}
      action={
        <>
          {action} <Amount chips={typed} />
        </>
      }
      variant="secondary"
      isReady={typed !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={() => typed !== null && onHand(typed)}
      onClose={onClose}
    >
      <div className="grid grid-cols-3 gap-3">
        {quickSums(ANY_SUM, usual, before).map((chips) => (
          <Button
            key={chips}
            size="large"
            variant="primary"
            isPending={waiting}
            onPress={() => onHand(chips)}
          >
            <Amount chips={chips} className="text-2xl" />
          </Button>
        ))}
      </div>
      <MoneyField label={other} stride={usual} {...sum.field} />
    </CommandDialog>
  )
}
