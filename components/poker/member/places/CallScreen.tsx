'use client'
import { useState } from 'react'
import type { Call, SignUp } from '@/rules/poker/state/list'
import { useSummons } from '../../../installed/useSummons'
import { useTabTitle } from '../../../installed/useTabTitle'
import { useT } from '../../../language/i18n'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { Button } from '../../../ui/Button'
import { Countdown } from '../../../ui/Countdown'
import { Dialog } from '../../../ui/Dialog'
import { useOffer } from '../../commanding'
import { useMember } from '../context'
import { OfferButton } from '../OfferButton'

interface CallProps {
  signUp: SignUp & { call: Call }
}

/**
 * I.3, I.11: fills the phone during a call with the time left and the three answers. A member who asked for more time, or
 * goes back, has the rest of the page again below a strip with the same clock.
 */
export function CallScreen({ signUp }: CallProps) {
  const { call } = signUp
  const [isOpen, setOpen] = useState<boolean | null>(null)
  useSummons(call.at)
  useTabTitle(useT('installed')('tab.yours'))
  return (isOpen ?? call.answer !== 'more-time') ? (
    <Asking signUp={signUp} onFold={() => setOpen(false)} onAnswer={() => setOpen(null)} />
  ) : (
    <Strip signUp={signUp} onOpen={() => setOpen(true)} />
  )
}

function Asking({
  signUp,
  onFold,
  onAnswer,
}: CallProps & Record<'onFold' | 'onAnswer', () => void>) {
  const t = useT('member')
  const { view, now } = useMember()
  const { call } = signUp
  const table = view.tables.find((one) => one.id === call.table)
  const mine = { signUp: signUp.number }
  const moreTime = useOffer('answerCall', { ...mine, answer: 'more-time' })
  const giveUp = useOffer('answerCall', { ...mine, answer: 'give-up' })
  const { kind } = call
  return (
    <Dialog title={t(`call.${kind}.title`)} onClose={onFold} firm out={t('call.later')}>
      <div className="flex flex-col items-center gap-3 py-2 text-center">
        <p className="text-lg">
          {t(`call.${kind}.text`, { table: table?.label ?? call.table })}{' '}
          <ProvisionLink id={kind === 'formation' ? 'I.3' : 'I.11'} />
        </p>
        <p className="breathe rounded-2xl border-4 border-brass px-8 py-3 text-6xl">
          <Countdown clock={{ since: call.at, until: call.until }} now={now} />
        </p>
        <p className="text-sage">{t(`call.${kind}.then`)}</p>
      </div>
      <div className="flex flex-col gap-3">
        <Coming signUp={signUp} />
        <OfferButton offer={moreTime} size="large" wide onDone={onAnswer}>
          {t('call.moreTime')}
        </OfferButton>
        <OfferButton
          offer={giveUp}
          variant="danger"
          size="large"
          wide
          ask={{
            title: t('call.giveUp.title'),
            text: t(`call.giveUp.${kind}`),
            action: t('call.giveUp.action'),
          }}
        >
          {t('call.giveUp.action')}
        </OfferButton>
      </div>
    </Dialog>
  )
}

function Coming({ signUp: { number, call } }: CallProps) {
  const t = useT('member')
  const coming = useOffer('answerCall', { signUp: number, answer: 'coming' })
  return (
    <OfferButton offer={coming} variant="primary" size="large" wide>
      {t(`call.${call.kind}.coming`)}
    </OfferButton>
  )
}

/** The call while its member looks at something else: the clock, the first answer, and the way to the others. */
function Strip({ signUp, onOpen }: CallProps & { onOpen: () => void }) {
  const t = useT('member')
  const { now } = useMember()
  const { call } = signUp
  return (
    <section
      aria-label={t(`call.${call.kind}.title`)}
      className="sticky top-0 z-20 flex flex-col gap-2 rounded-card border-2 border-brass bg-felt-high p-3"
    >
      <p className="flex items-center justify-between gap-3 text-lg">
        <span>{t(`call.${call.kind}.title`)}</span>
        <strong className="text-3xl">
          <Countdown clock={{ since: call.at, until: call.until }} now={now} />
        </strong>
      </p>
      <Coming signUp={signUp} />
      <Button variant="quiet" onPress={onOpen}>
        {t('call.answers')}
      </Button>
    </section>
  )
}
