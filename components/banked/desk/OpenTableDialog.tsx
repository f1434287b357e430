'use client'
import type { ReactNode } from 'react'
import type { z } from 'zod'
import { LEVELS, type Level } from '@/rules/kernel/level'
import type { ToldRefusal } from '@/server/common/errors'
import { useT } from '../../language/i18n'
import { CommandDialog } from '../../tell/CommandDialog'
import { Select } from '../../ui/Select'
import { type BankedCommand, useBankedOffers } from '../commanding'
import { ClassChoice } from './ClassChoice'

/** The office as which a person opens a table. */
type Opener = Extract<BankedCommand, { type: 'openTable' }>['as']

interface OpenTableDialogProps<Customs extends { level: Level }> {
  /** The customs of the day, and those chosen for the table. */
  house: Customs
  customs: Customs
  schema: z.ZodType<Customs>
  onCustoms: (customs: Customs) => void
  /** Gives the game's command; resolves to whether the table was opened. */
  onOpen: (as: Opener) => Promise<boolean>
  /** The game's fields hold what may be given. */
  isReady: boolean
  waiting: boolean
  refusal: ToldRefusal | null
  onClose: () => void
  /** The game's own fields: limits and what else is chosen with them. */
  children: ReactNode
}

/** Opens a table with its class, its limits and its level; the other of the two offices has still to sign. */
export function OpenTableDialog<Customs extends { level: Level }>(
  props: OpenTableDialogProps<Customs>,
) {
  const { house, customs, schema, onCustoms, onOpen, isReady, waiting, refusal, onClose } = props
  const t = useT('banked')
  const [offer] = useBankedOffers('openTable')
  async function open() {
    if (offer && (await onOpen(offer.payload.as))) onClose()
  }
  return (
    <CommandDialog
      title={t('desk.openTable')}
      action={
        <>
          {t('openAndSign')} · {offer && t(`as.${offer.payload.as}`)}
        </>
      }
      size="large"
      isReady={offer !== undefined && isReady}
      waiting={waiting}
      refusal={refusal}
      onGive={open}
      onClose={onClose}
    >
      <ClassChoice house={house} schema={schema} onChoose={onCustoms} />
      {props.children}
      <Select
        label={t('level.question')}
        value={customs.level}
        onChange={(level: Level) => onCustoms({ ...customs, level })}
        options={LEVELS.map((key) => ({ key, label: t(`level.${key}`) }))}
      />
      <p className="text-sage">{t('secondSigns')}</p>
    </CommandDialog>
  )
}
