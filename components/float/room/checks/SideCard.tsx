'use client'
import { useState } from 'react'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { SideItem } from '@/rules/float/state/room'
import type { MemberId } from '@/rules/kernel/ids'
import { useT } from '../../../language/i18n'
import { useNameOf } from '../../../live/names'
import { Amount } from '../../../tell/Amount'
import { CommandDialog } from '../../../tell/CommandDialog'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { Select } from '../../../ui/Select'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { PiecesText } from '../../kit/PiecesText'
import { useRoom, useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { Card } from '../kit/Card'

/** A tip or an orphan on a side table, until the inspector takes it. */
export function SideCard({ item, isTask = false }: { item: SideItem; isTask?: boolean }) {
  const t = useT('float-room')
  const tableName = useTableName()
  const [isClaiming, claim] = useState(false)
  const { kind, table, number, pieces, seat, note, at, by, reported, taken, claimedBy } = item
  const payload = { table, item: number }
  const mayClaim = useFloatOffer('claimOrphan', payload) !== null
  return (
    <Card
      title={
        <>
          {t(`side.${kind}`)} <Amount chips={worthOf(pieces)} />
        </>
      }
      aside={
        <>
          {tableName(table)}
          {seat !== null && ` · ${t('seat', { n: seat })}`} · <Moment at={at} />
        </>
      }
      marked={isTask}
      actions={
        <>
          <FloatAct type="withdrawSide" payload={payload} variant="primary">
            {t('side.withdraw')}
          </FloatAct>
          {mayClaim && <Button onPress={() => claim(true)}>{t('side.claim')}</Button>}
        </>
      }
    >
      <p>
        <PiecesText pieces={pieces} className="text-sage" />
        {note !== '' && ` · ${note}`}
      </p>
      <ul className="text-sm text-sage">
        <li>
          <MemberName id={by} />{' '}
          {reported ? (
            <>
              {t('side.reported')} <Moment at={reported.at} />
            </>
          ) : (
            t('side.notReported')
          )}
        </li>
        {taken && (
          <li>
            {t('side.taken')} <MemberName id={taken.by} /> · <Moment at={taken.at} />
          </li>
        )}
        {claimedBy && (
          <li>
            {t('side.claimed')} <MemberName id={claimedBy} />
          </li>
        )}
      </ul>
      {isClaiming && <ClaimDialog item={item} onClose={() => claim(false)} />}
    </Card>
  )
}

/** An orphan given back to its owner, against seat, hour and sum. */
function ClaimDialog({ item, onClose }: { item: SideItem; onClose: () => void }) {
  const t = useT('float-room')
  const nameOf = useNameOf()
  const { office } = useRoom()
  const { act, refusal, waiting } = useFloatAct()
  const [member, choose] = useState<MemberId | null>(null)
  async function give() {
    if (member === null) return
    const claim = { table: item.table, item: item.number, member }
    if (await act('claimOrphan', claim)) onClose()
  }
  return (
    <CommandDialog
      title={t('side.claim')}
      action={t('side.claim')}
      isReady={member !== null}
      waiting={waiting}
      refusal={refusal}
      onGive={() => void give()}
      onClose={onClose}
    >
      <Select
        label={t('side.owner')}
        value={member}
        onChange={choose}
        options={office.members.map((one) => ({ key: one, label: nameOf(one) }))}
      />
    </CommandDialog>
  )
}
