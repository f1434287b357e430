'use client'
import { useState } from 'react'
import { worthOf } from '@/rules/float/pieces/pieces'
import type { SideItem } from '@/rules/float/state/room'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Button } from '../../../ui/Button'
import { useFloatOffer } from '../../commanding'
import { PiecesText } from '../../kit/PiecesText'
import { useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { Card } from '../kit/Card'
import { ClaimDialog } from './ClaimDialog'

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
