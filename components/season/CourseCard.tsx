'use client'
import { useState } from 'react'
import { BalancePlot, type Course, strokeOf } from '../history/BalancePlot'
import { useDays } from '../history/days'
import { CELL, FIGURE, HEAD, TABLE } from '../history/look'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { Block } from '../ui/Block'
import { Checks } from '../ui/Checks'
import { Nothing } from '../ui/Loading'
import { coursesOf } from './courses'
import type { SeasonFigures } from './figures'

/** More lines than these cannot be told apart. */
const MOST_COURSES = 6

/** Running balances of the chosen members, as a plot and as a table. */
export function CourseCard({ season }: { season: SeasonFigures }) {
  const t = useT('season')
  const { evenings } = season
  // Members who asked to be hidden are left out.
  const members = season.members.filter(({ course }) => course.length > 0)
  const [chosen, choose] = useState<readonly string[]>(() => {
    const own = members.filter(({ isMe }) => isMe)
    return (own.length > 0 ? own : members.slice(0, 3)).map(({ key }) => key)
  })
  const shown = members.filter(({ key }) => chosen.includes(key))
  const { days, courses } = coursesOf(shown, evenings)
  const names = shown.map(({ name }) => name).join(', ')
  return (
    <Block title={t('course.title')}>
      {shown.length === 0 && <Nothing>{t('course.nobody')}</Nothing>}
      {shown.length > 0 && (
        <>
          <BalancePlot
            label={t('course.label', { names })}
            days={days}
            courses={courses}
            height={300}
          />
          <Legend names={shown.map(({ name }) => name)} />
          <CourseFigures days={days} courses={courses} />
        </>
      )}
      <details className="mt-3 print:hidden">
        <summary className="min-h-12 cursor-pointer py-3 font-semibold">
          {t('course.choose', { most: MOST_COURSES })}
        </summary>
        <Checks
          label={t('course.choose', { most: MOST_COURSES })}
          options={members.map(({ key, name }) => ({ key, label: name }))}
          value={chosen}
          onChange={(keys) => choose(keys.slice(-MOST_COURSES))}
        />
      </details>
    </Block>
  )
}

/** Each line with its dashes, so that it is known without its colour. */
function Legend({ names }: { names: readonly string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 gap-y-1">
      {names.map((name, index) => (
        <li key={name} className="flex items-center gap-2">
          <svg width="44" height="8" aria-hidden="true">
            <line
              x1="0"
              y1="4"
              x2="44"
              y2="4"
              strokeWidth="3"
              stroke={strokeOf(index).colour}
              strokeDasharray={strokeOf(index).dashes}
            />
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}

function CourseFigures(props: { days: readonly string[]; courses: readonly Course[] }) {
  const t = useT('season')
  const { short } = useDays()
  return (
    <details className="mt-3 print:hidden">
      <summary className="min-h-12 cursor-pointer py-3 font-semibold">{t('course.table')}</summary>
      <div className="max-h-96 overflow-auto">
        <table className={TABLE}>
          <caption className="sr-only">{t('course.caption')}</caption>
          <thead>
            <tr>
              <th className={HEAD}>{t('evenings.day')}</th>
              {props.courses.map(({ name }) => (
                <th key={name} className={`${HEAD} ${FIGURE}`}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {props.days.map((day, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two tables may close on one day
              <tr key={`${day}/${at}`}>
                <th scope="row" className={`${CELL} font-normal whitespace-nowrap`}>
                  {short(day)}
                </th>
                {props.courses.map(({ name, values }) => (
                  <td key={name} className={`${CELL} ${FIGURE}`}>
                    <Amount chips={values[at] ?? null} sign />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
