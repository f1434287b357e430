'use client'
import type { Call, SignUp } from '@/rules/poker/state/list'
import { useSummons } from '../../../installed/useSummons'
import { useTabTitle } from '../../../installed/useTabTitle'
import { useT } from '../../../language/i18n'
import { Summons } from '../../../member/Summons'
import { ProvisionLink } from '../../../tell/ProvisionLink'
import { useOffer } from '../../commanding'
import { useMember } from '../context'
import { OfferButton } from '../OfferButton'

/** I.3, I.11: a call with the time left and the three answers. */
export function CallScreen({ signUp }: { signUp: SignUp & { call: Call } }) {
  const t = useT('member')
  const { view, now } = useMember()
  const { call } = signUp
  const table = view.tables.find((one) => one.id === call.table)
  useSummons(call.at)
  useTabTitle(1, useT('installed')('tab.yours'))
  const mine = { signUp: signUp.number }
  const coming = useOffer('answerCall', { ...mine, answer: 'coming' })
  const moreTime = useOffer('answerCall', { ...mine, answer: 'more-time' })
  const giveUp = useOffer('answerCall', { ...mine, answer: 'give-up' })
  const { kind } = call
  return (
    <Summons
      key={call.answer}
      isFolded={call.answer === 'more-time'}
      title={t(`call.${kind}.title`)}
      clock={{ since: call.at, until: call.until }}
      now={now}
      text={
        <>
          {t(`call.${kind}.text`, { table: table?.label ?? call.table })}{' '}
          <ProvisionLink id={kind === 'formation' ? 'I.3' : 'I.11'} />
        </>
      }
      silence={t(`call.${kind}.then`)}
      main={
        <OfferButton offer={coming} variant="primary" size="large" wide>
          {t(`call.${kind}.coming`)}
        </OfferButton>
      }
      others={
        <>
          <OfferButton offer={moreTime} size="large" wide>
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
        </>
      }
    />
  )
}
