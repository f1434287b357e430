'use client'
import { useState } from 'react'
import type { z } from 'zod'
import { useClasses } from '../../desk/useClasses'
import { useT } from '../../language/i18n'
import { useGame } from '../../live/game'
import { Select } from '../../ui/Select'

interface ClassChoiceProps<Customs> {
  /** The customs of the day. */
  house: Customs
  schema: z.ZodType<Customs>
  onChoose: (settings: Customs) => void
}

const OF_THE_DAY = 'day'

/** The class of a new table, where the club has classes of this game: its customs are taken over as a whole. */
export function ClassChoice<Customs>({ house, schema, onChoose }: ClassChoiceProps<Customs>) {
  const t = useT('banked')
  const game = useGame()
  const [chosen, choose] = useState(OF_THE_DAY)
  const usable = useClasses(game).flatMap(({ id, name, settings }) => {
    const read = schema.safeParse(settings)
    return read.success ? [{ id, name, settings: read.data }] : []
  })
  if (usable.length === 0) return null
  return (
    <Select
      label={t('class.question')}
      value={chosen}
      onChange={(id) => {
        choose(id)
        onChoose(usable.find((one) => one.id === id)?.settings ?? house)
      }}
      options={[
        { key: OF_THE_DAY, label: t('class.ofTheDay') },
        ...usable.map(({ id, name }) => ({ key: id, label: name })),
      ]}
    />
  )
}
