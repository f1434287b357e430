'use client'
import type { ReactNode } from 'react'
import type { CommandType } from '@/rules/chemin-de-fer/decider'
import type { CheminOffer } from '@/rules/chemin-de-fer/offers'
import { RefusalNote } from '../../tell/RefusalNote'
import { Button } from '../../ui/Button'
import { Dialog } from '../../ui/Dialog'
import { useAct } from '../commanding'

interface OffersDialogProps<T extends CommandType> {
  title: string
  /** Forms of one command, one of which is given. */
  offers: readonly CheminOffer<T>[]
  words: (offer: CheminOffer<T>) => ReactNode
  /** A further button, below the others. */
  more?: ReactNode
  onClose: () => void
}

/** One tap among the members, or the other forms, for which a command is offered. */
export function OffersDialog<T extends CommandType>(props: OffersDialogProps<T>) {
  const { title, offers, words, onClose } = props
  const { take, refusal, waiting } = useAct()
  return (
    <Dialog title={title} onClose={onClose}>
      <div className="grid gap-2 sm:grid-cols-2">
        {offers.map((offer) => (
          <Button
            key={JSON.stringify(offer.payload)}
            isPending={waiting}
            onPress={() => void take(offer).then((done) => done && onClose())}
          >
            {words(offer)}
          </Button>
        ))}
      </div>
      {props.more}
      {refusal && <RefusalNote refusal={refusal} />}
    </Dialog>
  )
}
