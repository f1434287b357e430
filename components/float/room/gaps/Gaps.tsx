'use client'
import { useT } from '../../../language/i18n'
import { useRoom } from '../context'
import { Cards } from '../kit/Card'
import { RoomGap } from './RoomGap'

/** Every plus and minus of the evening, the latest first. */
export function Gaps() {
  const t = useT('float-room')
  const { gaps } = useRoom().office
  if (gaps.length === 0) return <p className="text-sage">{t('gaps.none')}</p>
  return (
    <Cards label={t('tabs.gaps')}>
      {[...gaps].reverse().map((gap) => (
        <RoomGap key={gap.number} gap={gap} />
      ))}
    </Cards>
  )
}
