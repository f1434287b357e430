'use client'
import { numberOf } from '@/rules/float/pieces/pieces'
import type { Movement } from '@/rules/float/state/movement'
import type { DeskBalance } from '@/rules/float/views/sums'
import { asChips, minus, NO_CHIPS } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { TD, TD_RIGHT } from '../../../officer/look'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { Block } from '../../../ui/Block'
import { useRoom } from '../context'
import { RoomForm } from '../forms/RoomForm'
import { Cards } from '../kit/Card'
import { Line, Lines } from '../kit/Line'
import { AdvancesByPerson } from '../sums/AdvancesByPerson'
import { IdentifyButton } from '../sums/IdentifyButton'

const ORDER: readonly Movement['status'][] = ['approved', 'prepared', 'carried', 'asked']

/** The cash desk: requests in the order in which they are prepared, and its balance beside all floats. */
export function CashDesk() {
  const t = useT('float-room')
  const { office } = useRoom()
  const { desk, movements } = office
  const requests = movements
    .filter(({ status }) => ORDER.includes(status))
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || a.number - b.number)
  return (
    <div className="flex flex-col gap-3">
      {requests.length === 0 && <p className="text-sage">{t('desk.noRequests')}</p>}
      <Cards label={t('desk.requests')}>
        {requests.map((movement) => (
          <RoomForm key={movement.number} movement={movement} />
        ))}
      </Cards>
      <IdentifyButton />
      <div className="grid gap-3 lg:grid-cols-2">
        {desk && <Balance desk={desk} />}
        <Block title={t('desk.claims')}>
          <AdvancesByPerson />
        </Block>
        {desk?.pieces && desk.list && <DeskPieces desk={desk} />}
      </div>
    </div>
  )
}

function Balance({ desk }: { desk: DeskBalance }) {
  const t = useT('float-room')
  return (
    <Block title={t('desk.balance')}>
      <Lines>
        <Line name={t('desk.given')}>
          <Amount chips={minus(NO_CHIPS, desk.account)} className="font-semibold" />
        </Line>
        <Line name={t('desk.inFloats')}>
          <Amount chips={desk.inFloats} />
        </Line>
        <Line name={t('desk.onTheWay')}>
          <Amount chips={desk.onTheWay} />
        </Line>
        <Line name={t('desk.banknotes')}>
          <Amount chips={desk.banknotes} />
        </Line>
        <Line name={t('desk.claimsOut')}>
          <Amount chips={desk.claims} />
        </Line>
      </Lines>
    </Block>
  )
}

/** The cash desk's own pieces: at the opening, now, and those not yet set aside for a form. */
function DeskPieces({ desk: { pieces, free, list } }: { desk: DeskBalance }) {
  const t = useT('float-room')
  const values = Object.keys({ ...list, ...pieces })
    .map(Number)
    .sort((a, b) => b - a)
  return (
    <Block title={t('desk.pieces')}>
      <SheetTable
        caption={t('desk.pieces')}
        head={
          <>
            <Column of="figures">{t('desk.piece')}</Column>
            <Column of="figures">{t('desk.atOpening')}</Column>
            <Column of="figures">{t('desk.now')}</Column>
            <Column of="figures">{t('desk.free')}</Column>
          </>
        }
      >
        {values.map((value) => (
          <tr key={value}>
            <th scope="row" className={TD_RIGHT}>
              <Amount chips={asChips(value)} />
            </th>
            <td className={TD_RIGHT}>{list?.[value] ?? 0}</td>
            <td className={TD_RIGHT}>{pieces?.[value] ?? 0}</td>
            <td className={TD_RIGHT}>{free?.[value] ?? 0}</td>
          </tr>
        ))}
        <tr className="font-semibold">
          <th scope="row" className={TD}>
            {t('desk.all')}
          </th>
          <td className={TD_RIGHT}>{numberOf(list ?? {})}</td>
          <td className={TD_RIGHT}>{numberOf(pieces ?? {})}</td>
          <td className={TD_RIGHT}>{numberOf(free ?? {})}</td>
        </tr>
      </SheetTable>
    </Block>
  )
}
