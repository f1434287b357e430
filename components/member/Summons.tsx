'use client'
import { type ReactNode, useState } from 'react'
import type { Instant } from '@/rules/kernel/decider'
import { useT } from '../language/i18n'
import { OnTop, useWaits } from '../live/frame'
import { Button } from '../ui/Button'
import { Countdown } from '../ui/Countdown'
import { Dialog } from '../ui/Dialog'

interface SummonsProps {
  title: string
  clock: { since: Instant; until: Instant }
  /** The server's time in ms. */
  now: () => Instant
  text: ReactNode
  /** The consequence of no answer. */
  silence: ReactNode
  /** The first answer, which the strip has too, and the others. */
  main: ReactNode
  others: ReactNode
  /** It begins as a strip, since the member has asked for more time. */
  isFolded?: boolean
}

/**
 * A call to a table, which fills the phone with its clock and its answers. A member who puts it off has the rest of the page
 * again, below a strip with the same clock.
 */
export function Summons({ isFolded = false, ...call }: SummonsProps) {
  const [isOpen, setOpen] = useState(!isFolded)
  return isOpen ? (
    <Asking {...call} onFold={() => setOpen(false)} />
  ) : (
    <Strip {...call} onOpen={() => setOpen(true)} />
  )
}

const callOf = ({ title, clock }: SummonsProps) => ({ key: 'call', at: clock.since, text: title })

function Asking(props: Omit<SummonsProps, 'isFolded'> & { onFold: () => void }) {
  const t = useT('member')
  useWaits([callOf(props)])
  return (
    <Dialog title={props.title} onClose={props.onFold} firm out={t('call.later')}>
      <div className="flex flex-col items-center gap-3 py-2 text-center">
        <p className="text-lg">{props.text}</p>
        <p className="breathe rounded-2xl border-4 border-brass px-8 py-3 text-6xl">
          <Countdown clock={props.clock} now={props.now} />
        </p>
        <p className="text-sage">{props.silence}</p>
      </div>
      <div className="flex flex-col gap-3">
        {props.main}
        {props.others}
      </div>
    </Dialog>
  )
}

function Strip(props: Omit<SummonsProps, 'isFolded'> & { onOpen: () => void }) {
  const t = useT('member')
  return (
    <OnTop isKept thing={callOf(props)}>
      <section
        aria-label={props.title}
        className="flex flex-col gap-2 rounded-card border-2 border-brass bg-felt-high p-3"
      >
        <p className="flex items-center justify-between gap-3 text-lg">
          <span>{props.title}</span>
          <strong className="text-3xl">
            <Countdown clock={props.clock} now={props.now} />
          </strong>
        </p>
        {props.main}
        <Button variant="quiet" onPress={props.onOpen}>
          {t('call.answers')}
        </Button>
      </section>
    </OnTop>
  )
}
