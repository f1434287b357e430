'use client'
import { NO_CHIPS, sumOf } from '@/rules/kernel/chips'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { useRoom } from '../context'
import { Cards } from '../kit/Card'
import { BoxCard } from './BoxCard'

/** The boxes of the tax: expected, arrived and counted. */
export function CountRoom() {
  const t = useT('float-room')
  const { boxes } = useRoom().office
  if (boxes.length === 0) return <p className="text-sage">{t('box.none')}</p>
  const counted = boxes.flatMap(({ box }) => box.counted?.chips ?? [])
  const waiting = boxes
    .filter(({ box }) => !box.counted)
    .map(({ expected }) => expected ?? NO_CHIPS)
  return (
    <div className="flex flex-col gap-4">
      <p className="flex flex-wrap gap-x-8">
        <span>
          {t('box.allCounted')} <Amount chips={sumOf(counted)} className="text-lg font-semibold" />
        </span>
        <span>
          {t('box.stillExpected')}{' '}
          <Amount chips={sumOf(waiting)} className="text-lg font-semibold" />
        </span>
      </p>
      <Cards label={t('tabs.boxes')}>
        {boxes.map((view) => (
          <BoxCard key={`${view.table} ${view.box.number}`} view={view} />
        ))}
      </Cards>
    </div>
  )
}
