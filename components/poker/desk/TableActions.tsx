'use client'
import type { DeskTable } from '@/rules/poker/views/desk'
import { useT } from '../../language/i18n'
import { offersFor } from '../../live/offers'
import { LevelActs } from '../../officer/LevelActs'
import { MemberName } from '../../tell/MemberName'
import { ProvisionLink } from '../../tell/ProvisionLink'
import { Act, useCommanding, useOffer } from '../commanding'

/** Actions for the whole table: lots, the first cartaro, the level of detail, the end of the game. */
export function TableActions({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const where = { table: table.summary.id }
  const label = table.summary.label
  return (
    <section
      aria-label={t('table.actions', { label })}
      className="flex flex-wrap items-start gap-3"
    >
      <Act type="drawLots" payload={where} variant="primary">
        {t('table.drawLots')}
      </Act>
      <FirstCartaro table={table} />
      <Act type="startGame" payload={where} variant="primary">
        {t('table.startGame')}
      </Act>
      <BeginGiro table={table} />
      <LastGiro table={table} />
      <Act
        type="undoMove"
        payload={{ ...where, why: t('table.undoWhy') }}
        match={where}
        ask={{
          title: t('table.undoTitle', { label }),
          body: t('table.undoAsk'),
          yes: t('table.undoMove'),
        }}
      >
        {t('table.undoMove')}
      </Act>
      <LevelActs
        table={{ ...table.summary, level: table.level }}
        name={(level) => t(`level.${level}`)}
        means={(level) => t(`table.levelAsk.${level}`)}
      />
      <Act
        type="dissolve"
        payload={where}
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

/** I.9: where only casse are recorded, giri are entered by hand. A giro cannot be undone, so a dialog asks first. */
function BeginGiro({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { id, label } = table.summary
  // Without an offer, Act still shows the refusal of the one just given.
  const giro = useOffer('beginGiro', { table: id })?.payload.giro ?? table.summary.giro + 1
  return (
    <Act
      type="beginGiro"
      payload={{ table: id, giro }}
      ask={{
        title: t('table.giroTitle', { giro, label }),
        body: t('table.giroAsk', { giro }),
        yes: t('table.beginGiro', { giro }),
      }}
    >
      {t('table.beginGiro', { giro })}
    </Act>
  )
}

/** I.12: the desk announces the last giro of the night, or takes the announcement back. */
function LastGiro({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { id, label, lastGiro } = table.summary
  if (lastGiro === null)
    return (
      <Act
        type="announceLastGiro"
        payload={{ table: id, on: true }}
        ask={{
          title: t('table.lastGiroTitle', { label }),
          body: t('table.lastGiroAsk'),
          yes: t('table.lastGiro'),
        }}
      >
        {t('table.lastGiro')}
      </Act>
    )
  return (
    <div className="flex flex-col gap-1">
      <p role="status" className="text-warn">
        {t(`table.lastGiroIs.${lastGiro}`)} <ProvisionLink id="I.12" />
      </p>
      <Act type="announceLastGiro" payload={{ table: id, on: false }} variant="quiet">
        {t('table.lastGiroOff')}
      </Act>
    </div>
  )
}

/** B2: with freely chosen seats, the highest card decides the first cartaro. */
function FirstCartaro({ table }: { table: DeskTable }) {
  const t = useT('desk')
  const { offers } = useCommanding()
  const { id, seats } = table.summary
  const may = offersFor(offers, 'setFirstCartaro', { table: id }).map(({ payload }) => payload.seat)
  const players = seats.filter(({ seat }) => may.includes(seat))
  if (players.length === 0) return null
  return (
    <fieldset className="flex flex-wrap items-center gap-2 rounded-card border border-line p-2">
      <legend className="px-2 text-sm text-sage">{t('table.firstCartaro')}</legend>
      {players.map(({ seat, member }) => (
        <Act key={seat} type="setFirstCartaro" payload={{ table: id, seat }}>
          <MemberName id={member} />
        </Act>
      ))}
    </fieldset>
  )
}
