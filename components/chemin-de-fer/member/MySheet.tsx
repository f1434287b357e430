'use client'
import type { MemberSheet } from '@/rules/chemin-de-fer/views/member'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../language/i18n'
import { useNameOf } from '../../live/names'
import { Amount } from '../../tell/Amount'
import { Block } from '../../ui/Block'
import { useCommanding } from '../commanding'
import { GiveAct } from './GiveAct'

/** The member's row of the closed tableau, and the payments to make or to receive. */
export function MySheet({ sheet, member }: { sheet: MemberSheet; member: MemberId }) {
  const t = useT('member')
  const nameOf = useNameOf()
  const { offers } = useCommanding()
  const { row, payments } = sheet
  return (
    <Block marked title={t('sheet.final')}>
      <p className="text-5xl font-semibold">
        <Amount chips={row.final} sign />
      </p>
      <dl className="mt-3 grid grid-cols-2 gap-2">
        <dt>{t('sheet.drawn')}</dt>
        <dd className="text-right">
          <Amount chips={row.drawn} />
        </dd>
        <dt>{t('sheet.counted')}</dt>
        <dd className="text-right">
          <Amount chips={row.counted} />
        </dd>
      </dl>
      {payments.map(({ number, from, to, chips, handedAt, receivedAt }) => {
        const isPayer = from === member
        const other = isPayer ? to : from
        const who = { who: nameOf(other), isDesk: String(other === 'desk') }
        const state = receivedAt !== null ? 'paid' : handedAt !== null ? 'handed' : 'due'
        const step = isPayer ? 'markHanded' : 'markReceived'
        const offer = offers.find((one) => one.type === step && one.payload.payment === number)
        return (
          <div key={number} className="mt-4 flex flex-col gap-2 border-t border-line pt-3">
            <p>
              {t(isPayer ? 'sheet.give' : 'sheet.take', who)}{' '}
              <Amount chips={chips} className="font-semibold" /> · {t(`sheet.state.${state}`)}
            </p>
            {offer && (
              <GiveAct
                offer={offer}
                label={t(isPayer ? 'sheet.handed' : 'sheet.received')}
                variant="primary"
              />
            )}
          </div>
        )
      })}
    </Block>
  )
}
