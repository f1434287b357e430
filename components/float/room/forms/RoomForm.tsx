'use client'
import { numberOf, worthOf } from '@/rules/float/pieces/pieces'
import {
  MOVEMENT_STEPS,
  type Movement,
  type MovementStanding,
  standingOf,
} from '@/rules/float/state/movement'
import { plus } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { useCommanding } from '../../../live/commanding'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge, type Tone } from '../../../ui/Badge'
import { PiecesText } from '../../kit/PiecesText'
import { FormLink } from '../../papers/FloatPapers'
import { useTableName } from '../context'
import { Card } from '../kit/Card'
import { Line, Lines } from '../kit/Line'
import { FormActs } from './FormActs'

const TONES: Readonly<Record<MovementStanding, Tone>> = {
  asked: 'brass',
  approved: 'warn',
  prepared: 'warn',
  carried: 'warn',
  received: 'good',
  refused: 'bad',
  dropped: 'calm',
  lost: 'bad',
}

const SIGNED = [...MOVEMENT_STEPS, 'witnessed'] as const

interface RoomFormProps {
  movement: Movement
  isTask?: boolean
}

/** A form of the float: the pieces both ways, its steps with their hours, and the next step. */
export function RoomForm({ movement, isTask = false }: RoomFormProps) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { evening } = useCommanding()
  const { number, kind, form, table, status, gives, notes, gets, signed, member, refusedWhy } =
    movement
  const standing = standingOf(movement)
  const out = plus(worthOf(gives), notes)
  return (
    <Card
      title={`${t(`kinds.${kind}`)} ${form}`}
      aside={
        <>
          {tableName(table)} <Badge tone={TONES[standing]}>{t(`formStep.${standing}`)}</Badge>
        </>
      }
      marked={isTask}
      actions={<FormActs movement={movement} />}
    >
      <Lines>
        {member !== null && (
          <Line name={t('forms.for')}>
            <MemberName id={member} />
          </Line>
        )}
        {numberOf(gets) > 0 && (
          <Line name={t('forms.toTable')}>
            <PiecesText pieces={gets} className="font-semibold" /> ={' '}
            <Amount chips={worthOf(gets)} />
          </Line>
        )}
        {out > 0 && (
          <Line name={t('forms.fromTable')}>
            {numberOf(gives) > 0 && <PiecesText pieces={gives} className="font-semibold" />}
            {notes > 0 && (
              <>
                {' '}
                {t('count.notes')} <Amount chips={notes} />
              </>
            )}{' '}
            = <Amount chips={out} />
          </Line>
        )}
        {refusedWhy !== null && <Line name={t('forms.why')}>{refusedWhy}</Line>}
      </Lines>
      <div className="flex items-end justify-between gap-2">
        <ul aria-label={t('forms.signatures')} className="text-sm leading-tight text-sage">
          {SIGNED.map((step) => {
            const one = signed[step]
            return (
              one && (
                <li key={step}>
                  <Moment at={one.at} /> {t(`formStep.${step}`)}: <MemberName id={one.by} />
                </li>
              )
            )
          })}
        </ul>
        {evening && status !== 'asked' && <FormLink evening={evening} number={number} />}
      </div>
    </Card>
  )
}
