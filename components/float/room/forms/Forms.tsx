'use client'
import { useState } from 'react'
import type { Movement } from '@/rules/float/state/movement'
import { useT } from '../../../language/i18n'
import { Toggle } from '../../../ui/Toggle'
import { useRoom } from '../context'
import { Cards } from '../kit/Card'
import { RoomForm } from './RoomForm'

const isUnderWay = ({ status }: Movement): boolean =>
  status === 'asked' || status === 'approved' || status === 'prepared' || status === 'carried'

/** The forms in the order in which they were asked; those that are done on request. */
export function Forms() {
  const t = useT('float-room')
  const { office } = useRoom()
  const [all, showAll] = useState(false)
  const shown = all ? [...office.movements].reverse() : office.movements.filter(isUnderWay)
  return (
    <div className="flex flex-col gap-2">
      <Toggle isSelected={all} onChange={showAll}>
        {t('forms.all', { n: office.movements.length })}
      </Toggle>
      {shown.length === 0 && <p className="text-sage">{t('forms.none')}</p>}
      <Cards label={t('tabs.forms')}>
        {shown.map((movement) => (
          <RoomForm key={movement.number} movement={movement} />
        ))}
      </Cards>
    </div>
  )
}
