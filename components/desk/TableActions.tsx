'use client'
import type { DeskTable } from '@/rules/poker/views/shapes'
import { useT } from '../i18n'
import { offersFor } from '../live/offers'
import { Act } from './Act'
import { useCommanding } from './commanding'

const LEVELS = [1, 2, 3] as const

/** What concerns the whole table: lots, the first cartaro, the level of detail, the end of the game. */
export function TableActions({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const of = { table: table.summary.id }
  const label = table.summary.label
  return (
    <section
      aria-label={t('table.actions', { label })}
      className="flex flex-wrap items-start gap-3"
    >
      <Act type="drawLots" payload={of} variant="primary">
        {t('table.drawLots')}
      </Act>
      <FirstCartaro table={of.table} />
      <Act type="startGame" payload={of} variant="primary">
        {t('table.startGame')}
      </Act>
      <Act type="beginGiro" payload={of}>
        {t('table.beginGiro')}
      </Act>
      {LEVELS.filter((level) => level !== table.level).map((level) => (
        <Act
          key={level}
          type="setLevel"
          payload={{ ...of, level }}
          variant="quiet"
          ask={{
            title: t('table.levelTitle', { label }),
            body: t(`table.levelAsk.${level}`),
            yes: t('table.setLevel', { level: t(`level.${level}`) }),
          }}
        >
          {t('table.setLevel', { level: t(`level.${level}`) })}
        </Act>
      ))}
      <Act
        type="dissolve"
        payload={of}
        variant="danger"
        ask={{
          title: t('table.dissolveTitle', { label }),
          body: t('table.dissolveAsk'),
          yes: t('table.dissolve'),
        }}
      >
        {t('table.dissolve')}
      </Act>
    </section>
  )
}

/** B2: with free seating the highest card says who deals first. */
function FirstCartaro({ table }: { table: string }) {
  const t = useT('desk')
  const { offers } = useCommanding()
  const seats = offersFor(offers, 'setFirstCartaro', { table })
    .map(({ payload }) => payload.seat)
    .filter((seat): seat is number => typeof seat === 'number')
  if (seats.length === 0) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-card border border-line p-2">
      <legend className="px-2 text-sm text-sage">{t('table.firstCartaro')}</legend>
      {seats.map((seat) => (
        <Act key={seat} type="setFirstCartaro" payload={{ table, seat }}>
          {t('seat.number', { n: seat })}
        </Act>
      ))}
    </fieldset>
  )
}
