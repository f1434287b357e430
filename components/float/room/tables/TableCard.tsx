'use client'
import type { OfficeFloat } from '@/rules/float/views/office'
import type { StepDone } from '@/rules/float/views/steps'
import { useT } from '../../../language/i18n'
import { Badge, type Tone } from '../../../ui/Badge'
import { PiecesTable } from '../../kit/PiecesTable'
import { useRoom, useTableName } from '../context'
import { Card } from '../kit/Card'
import { EquationLines } from './EquationLines'
import { Presence } from './Presence'
import { TableActs } from './TableActs'
import { TableLines } from './TableLines'

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
  const { office } = useRoom()
  const state = stateOf(float)
  return (
    <Card
      title={tableName(float.id)}
      aside={<Badge tone={state.tone}>{t(`state.${state.key}`)}</Badge>}
      marked={isTask}
      actions={<TableActs float={float} />}
    >
      {float.presence && <Presence float={float} presence={float.presence} />}
      <Steps steps={float.steps} />
      <TableLines float={float} />
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

/** The steps of the day before a box is opened or closed; each waits for those above it. */
function Steps({ steps }: { steps: readonly StepDone[] }) {
  const t = useT('float-room')
  if (steps.length === 0) return null
  return (
    <ol aria-label={t('steps.title')} className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {steps.map(({ step, isDone }) => (
        <li key={step} className={isDone ? 'text-good' : 'text-warn'}>
          <span aria-hidden>{isDone ? '✓' : '○'}</span>{' '}
          <span className="sr-only">{t(isDone ? 'steps.done' : 'steps.missing')}</span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
