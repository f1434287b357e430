'use client'
import type { OfficeFloat } from '@/rules/float/views/office'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge, type Tone } from '../../../ui/Badge'
import { PiecesTable } from '../../kit/PiecesTable'
import { useRoom, useTableName } from '../context'
import { Card } from '../kit/Card'
import { Line, Lines } from '../kit/Line'
import { EquationLines } from './EquationLines'
import { Presence } from './Presence'
import { Steps } from './Steps'
import { TableActs } from './TableActs'

/** The state of a float in a word. */
function stateOf(float: OfficeFloat): { key: FloatState; tone: Tone } {
  if (float.presence) return { key: 'waits', tone: 'warn' }
  if (float.gapDue) return { key: 'gap', tone: 'bad' }
  if (float.handover) return { key: 'handover', tone: 'warn' }
  if (float.box === 'open')
    return float.order === 'close'
      ? { key: 'closing', tone: 'warn' }
      : { key: 'open', tone: 'good' }
  return float.order === 'open'
    ? { key: 'opening', tone: 'warn' }
    : { key: 'keeping', tone: 'calm' }
}
type FloatState = 'waits' | 'gap' | 'handover' | 'closing' | 'open' | 'opening' | 'keeping'

/** A table for the inspector, the witness and the direction. */
export function TableCard({ float, isTask = false }: { float: OfficeFloat; isTask?: boolean }) {
  const t = useT('float-room')
  const tableName = useTableName()
  const { office, facts } = useRoom()
  const state = stateOf(float)
  const game = facts.find(({ id }) => id === float.id)
  return (
    <Card
      title={tableName(float.id)}
      aside={<Badge tone={state.tone}>{t(`state.${state.key}`)}</Badge>}
      marked={isTask}
      actions={<TableActs float={float} />}
    >
      {float.presence && <Presence float={float} presence={float.presence} />}
      <Steps steps={float.steps} />
      <Lines>
        {game && (
          <Line name={t('tables.game')}>
            {t('tables.minimum')} <Amount chips={game.minimum} /> ·{' '}
            {t('tables.free', { free: game.free, seats: game.seats })} ·{' '}
            {t('tables.taglia', { n: game.taglia })}
          </Line>
        )}
        {game && game.bank !== null && (
          <Line name={t('tables.bank')}>
            <Amount chips={game.bank} />
          </Line>
        )}
        {float.turn && (
          <Line name={t('tables.changeur')}>
            <MemberName id={float.turn.changeur} /> · <Moment at={float.turn.since} />
          </Line>
        )}
        {float.box === 'open' && (
          <Line name={t('tables.float')}>
            <Amount chips={float.equation.is} className="font-semibold" />
            {!float.equation.holds && <span className="text-bad"> {t('tables.differs')}</span>}
          </Line>
        )}
        {float.advancesOut > 0 && (
          <Line name={t('tables.advancesOut')}>
            <Amount chips={float.advancesOut} />
          </Line>
        )}
        {float.low.length > 0 && (
          <Line name={t('tables.low')}>
            <span className="text-warn">{float.low.join(' · ')}</span>
          </Line>
        )}
        {float.box === 'keeping' && float.seal !== null && (
          <Line name={t('tables.seal')}>{float.seal}</Line>
        )}
        {float.box === 'keeping' && float.kept && !float.closing && (
          <Line name={t('tables.kept')}>
            {float.kept.seal && t('tables.sealNo', { seal: float.kept.seal })}
          </Line>
        )}
        {game && game.disputes > 0 && (
          <Line name={t('tables.disputes')}>
            <span className="text-warn">{game.disputes}</span>
          </Line>
        )}
      </Lines>
      {float.box === 'open' && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 text-brass">
            {t('tables.pieces')}
          </summary>
          <PiecesTable
            label={t('tables.pieces')}
            list={office.settings.list}
            pieces={float.pieces}
            low={float.low}
          />
          <EquationLines equation={float.equation} />
        </details>
      )}
    </Card>
  )
}
