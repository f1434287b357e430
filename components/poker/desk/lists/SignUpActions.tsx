'use client'
import { useState } from 'react'
import type { SignUp } from '@/rules/poker/state/list'
import type { DeskView } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { offerFor } from '../../../live/offers'
import { ActionMenu } from '../../../officer/ActionMenu'
import { RefusalNote } from '../../../tell/RefusalNote'
import { Confirm } from '../../../ui/Confirm'
import { useAct, useCommanding } from '../../commanding'

/** The desk's actions for a sign-up: the rarer answers to a call, presence, another offer, the option, the withdrawal. */
export function SignUpActions({ signUp, view }: { signUp: SignUp; view: DeskView }) {
  const t = useT('desk')
  const name = useNameOf()(signUp.member)
  const { offers } = useCommanding()
  const { act, refusal } = useAct()
  const [withdrawing, setWithdrawing] = useState(false)
  const { number, member } = signUp
  const out = view.outOfClub.includes(member)
  const live = signUp.status === 'waiting' || signUp.status === 'booked'
  const answering = (answer: 'more-time' | 'give-up') =>
    offerFor(offers, 'answerCall', { signUp: number, answer })
  const items = [
    answering('more-time') ? { key: 'more-time' as const, label: t('call.moreTime') } : null,
    answering('give-up') ? { key: 'give-up' as const, label: t('call.giveUp') } : null,
    live && offerFor(offers, 'setPresence', { member })
      ? { key: 'presence' as const, label: t(out ? 'presence.setIn' : 'presence.setOut') }
      : null,
    offerFor(offers, 'askAgain', { signUp: number })
      ? { key: 'askAgain' as const, label: t('list.askAgain') }
      : null,
    offerFor(offers, 'opt', { signUp: number })
      ? { key: 'opt' as const, label: t('list.opt') }
      : null,
    offerFor(offers, 'withdraw', { signUp: number })
      ? { key: 'withdraw' as const, label: t('list.withdraw') }
      : null,
  ].filter((item) => item !== null)

  function choose(key: (typeof items)[number]['key']) {
    switch (key) {
      case 'more-time':
      case 'give-up':
        return void act('answerCall', { signUp: number, answer: key })
      case 'presence':
        return void act('setPresence', { member, inClub: out })
      case 'askAgain':
      case 'opt':
        return void act(key, { signUp: number })
      case 'withdraw':
        return setWithdrawing(true)
    }
  }
  return (
    <div className="flex flex-col items-end gap-2">
      <ActionMenu name={name} items={items} onAction={choose} />
      {refusal && <RefusalNote refusal={refusal} />}
      {withdrawing && (
        <Confirm
          title={t('list.withdrawTitle', { name })}
          action={t('list.withdraw')}
          danger
          onClose={() => setWithdrawing(false)}
          onConfirm={() => {
            setWithdrawing(false)
            void act('withdraw', { signUp: number })
          }}
        >
          {t('list.withdrawAsk')}
        </Confirm>
      )}
    </div>
  )
}
