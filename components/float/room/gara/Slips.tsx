'use client'
import { useState } from 'react'
import type { Slip } from '@/rules/float/state/room'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge } from '../../../ui/Badge'
import { Button } from '../../../ui/Button'
import { useFloatAct, useFloatOffer } from '../../commanding'
import { SeriesLink, SlipLink } from '../../papers/FloatPapers'
import { useRoom, useTableName } from '../context'
import { FloatAct } from '../FloatAct'
import { AskText } from '../kit/AskText'
import { Card, Cards } from '../kit/Card'
import { byMember } from '../sums/byMember'

/** The blank slips of one print. */
const BLANK_SLIPS = 12

/** The slips of the tournament: to sign, signed and cancelled, and the standing by player. */
export function Slips() {
  const t = useT('float-room')
  const { gara, slips } = useRoom().office
  const { evening } = useCommanding()
  const next = Math.max(0, ...slips.map(({ number }) => number)) + 1
  const standing = byMember(
    slips.filter(({ cancelled }) => !cancelled),
    ({ member }) => member,
  ).sort(([, a], [, b]) => b.length - a.length)
  return (
    <div className="flex flex-col gap-4">
      {gara ? <h3 className="text-xl">{gara.name}</h3> : <OpenGara />}
      {gara && evening && <SeriesLink evening={evening} first={next} count={BLANK_SLIPS} />}
      {gara && slips.length === 0 && <p className="text-sage">{t('slips.none')}</p>}
      {standing.length > 0 && (
        <ol aria-label={t('slips.standing')} className="flex flex-wrap gap-x-8">
          {standing.map(([member, own]) => (
            <li key={member}>
              <MemberName id={member} /> <strong>{own.length}</strong>
            </li>
          ))}
        </ol>
      )}
      <Cards label={t('tabs.slips')}>
        {[...slips].reverse().map((slip) => (
          <SlipCard key={slip.number} slip={slip} />
        ))}
      </Cards>
    </div>
  )
}

function OpenGara() {
  const t = useT('float-room')
  const { act, refusal, waiting } = useFloatAct()
  const [isOpening, open] = useState(false)
  const mayOpen = useFloatOffer('openGara') !== null
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-sage">{t('slips.noGara')}</p>
      {mayOpen && <Button onPress={() => open(true)}>{t('slips.open')}</Button>}
      {isOpening && (
        <AskText
          title={t('slips.open')}
          label={t('slips.name')}
          action={t('slips.open')}
          longest={80}
          waiting={waiting}
          refusal={refusal}
          onGive={(name) => void act('openGara', { name }).then((isDone) => isDone && open(false))}
          onClose={() => open(false)}
        />
      )}
    </div>
  )
}

/** A slip for an ace of hearts, which the tournament director signs or cancels. */
export function SlipCard({ slip, isTask = false }: { slip: Slip; isTask?: boolean }) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { act, refusal, waiting } = useFloatAct()
  const { evening } = useCommanding()
  const [isCancelling, cancel] = useState(false)
  const { number, table, taglia, member, seat, at, signed, cancelled } = slip
  const mayCancel = useFloatOffer('cancelSlip', { slip: number }) !== null
  return (
    <Card
      title={t('slips.number', { n: number })}
      aside={
        <Badge tone={cancelled ? 'calm' : signed ? 'good' : 'brass'}>
          {t(cancelled ? 'slips.cancelled' : signed ? 'slips.signed' : 'slips.toSign')}
        </Badge>
      }
      marked={isTask}
      actions={
        <>
          <FloatAct type="signSlip" payload={{ slip: number }} variant="primary">
            {t('slips.sign')}
          </FloatAct>
          {evening && <SlipLink evening={evening} number={number} />}
          {mayCancel && (
            <Button variant="quiet" onPress={() => cancel(true)}>
              {t('slips.cancel')}
            </Button>
          )}
        </>
      }
    >
      <p>
        <MemberName id={member} className="font-semibold" /> · {tableName(table)} ·{' '}
        {t('seat', { n: seat })} · {t('tables.taglia', { n: taglia })} · <Moment at={at} />
      </p>
      {cancelled && <p className="text-sage">{cancelled.why}</p>}
      {isCancelling && (
        <AskText
          title={t('slips.cancel')}
          label={t('why')}
          action={t('slips.cancel')}
          shortest={3}
          waiting={waiting}
          refusal={refusal}
          onGive={(why) =>
            void act('cancelSlip', { slip: number, why }).then((isDone) => isDone && cancel(false))
          }
          onClose={() => cancel(false)}
        />
      )}
    </Card>
  )
}
