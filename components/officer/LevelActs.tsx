'use client'
import { LEVELS, type Level, type SetLevel } from '@/rules/kernel/level'
import { useT } from '../language/i18n'
import { Act } from './Act'

interface LevelActsProps {
  table: { id: string; label: string; level: Level }
  /** A level in the words of the table’s game. */
  name: (level: Level) => string
  /** The records that the table keeps from then on, told in the question before the change. */
  means: (level: Level) => string
}

/** The buttons by which an officer changes a table's level of detail. */
export function LevelActs({ table, name, means }: LevelActsProps) {
  const t = useT('desk')
  return LEVELS.filter((level) => level !== table.level).map((level) => {
    const words = t('table.setLevel', { level: name(level) })
    return (
      <Act<SetLevel, 'setLevel'>
        key={level}
        type="setLevel"
        payload={{ table: table.id, level }}
        variant="quiet"
        ask={{
          title: t('table.levelTitle', { label: table.label }),
          body: means(level),
          yes: words,
        }}
      >
        {words}
      </Act>
    )
  })
}
