'use client'
import { useState } from 'react'
import type { Gap } from '@/rules/float/state/movement'
import { magnitude } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { useFloatOffer } from '../../commanding'
import { GapLink } from '../../papers/FloatPapers'
import { useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { Card } from '../kit/Card'
import { Line, Lines } from '../kit/Line'
import { CompensateDialog } from './CompensateDialog'

/** A plus or minus: the sum, the turn it stands with, and the words that the inspector and the witness still owe. */
export function RoomGap({ gap, isTask = false }: { gap: Gap; isTask?: boolean }) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { number, table, at, changeur, turnSince, chips, cause, note, since } = gap
  return (
    <Card
      title={
        <>
          {t(chips < 0 ? 'gaps.minus' : chips > 0 ? 'gaps.plus' : 'gaps.even')}{' '}
          <Amount chips={magnitude(chips)} />
        </>
      }
      aside={
        <>
          {tableName(table)} · {t('gaps.number', { n: number })} · <Moment at={at} />
        </>
      }
      marked={isTask}
      actions={<GapActs gap={gap} />}
    >
      <Lines>
        <Line name={t('gaps.turn')}>
          <MemberName id={changeur} /> · <Moment at={turnSince} />
        </Line>
        <Line name={t('gaps.cause')}>
          {t(`gaps.causes.${cause}`)}
          {note !== '' && ` · ${note}`}
        </Line>
        <Line name={t('gaps.since')}>
          <Moment at={since} />
        </Line>
        {gap.compensates !== null && (
          <Line name={t('gaps.compensates')}>{t('gaps.number', { n: gap.compensates })}</Line>
        )}
        {gap.inspector && (
          <Line name={t('offices.commissario')}>
            <MemberName id={gap.inspector.by} /> · <Moment at={gap.inspector.at} />{' '}
            <Badge tone={gap.playsOn ? 'good' : 'bad'}>
              {t(gap.playsOn ? 'gaps.playsOn' : 'gaps.waits')}
            </Badge>
          </Line>
        )}
        {gap.witness && (
          <Line name={t('offices.testimone')}>
            <MemberName id={gap.witness.by} /> · <Moment at={gap.witness.at} />
          </Line>
        )}
      </Lines>
    </Card>
  )
}

function GapActs({ gap }: { gap: Gap }) {
  const t = useT('float-room')
  const { evening } = useCommanding()
  const [isCompensating, compensate] = useState(false)
  const at = { table: gap.table, gap: gap.number }
  const mayCompensate = useFloatOffer('compensateGap', at) !== null
  return (
    <>
      <FloatAct type="judgeGap" payload={{ ...at, playsOn: true }} variant="primary">
        {t('gaps.play')}
      </FloatAct>
      <FloatAct type="judgeGap" payload={{ ...at, playsOn: false }}>
        {t('gaps.stop')}
      </FloatAct>
      <FloatAct type="witnessGap" payload={at} variant="primary">
        {t('gaps.witness')}
      </FloatAct>
      {mayCompensate && (
        <Button variant="quiet" onPress={() => compensate(true)}>
          {t('gaps.compensate')}
        </Button>
      )}
      {evening && <GapLink evening={evening} number={gap.number} />}
      {isCompensating && <CompensateDialog gap={gap} onClose={() => compensate(false)} />}
    </>
  )
}
