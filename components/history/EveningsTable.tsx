'use client'
import { useClub } from '../club/club'
import { GameMark } from '../club/GameMark'
import { useT } from '../language/i18n'
import { Amount } from '../tell/Amount'
import { useEveningTitle } from '../tell/day'
import { Badge } from '../ui/Badge'
import { useDays } from './days'
import { CELL, FIGURE, HEAD, LINK, TABLE } from './look'
import type { MyEvening } from './myEvening'
import { useOwed } from './owed'

/** The member's evenings, newest first, each with its papers. */
export function EveningsTable({ evenings }: { evenings: readonly MyEvening[] }) {
  const t = useT('history')
  return (
    <table className={TABLE}>
      <caption className="sr-only">{t('caption')}</caption>
      <thead>
        <tr>
          <th className={HEAD}>{t('columns.evening')}</th>
          <th className={`${HEAD} ${FIGURE}`}>{t('columns.casse')}</th>
          <th className={`${HEAD} ${FIGURE}`}>{t('columns.counted')}</th>
          <th className={`${HEAD} ${FIGURE}`}>{t('columns.final')}</th>
          <th className={`${HEAD} ${FIGURE}`}>{t('columns.balance')}</th>
          <th className={`${HEAD} print:hidden`}>{t('columns.papers')}</th>
        </tr>
      </thead>
      <tbody>
        {evenings.toReversed().map((evening) => (
          <EveningRow key={evening.tableauId} evening={evening} />
        ))}
      </tbody>
    </table>
  )
}

function EveningRow({ evening }: { evening: MyEvening }) {
  const t = useT('history')
  const titleOf = useEveningTitle()
  const { short } = useDays()
  return (
    <tr>
      <th scope="row" className={`${CELL} font-normal`}>
        <span className="block font-semibold">{short(evening.day)}</span>
        <span className="text-sm text-sage">
          {titleOf(evening)}
          <GameMark game={evening.game} />
          {evening.source === 'import' && ` · ${t('imported')}`}
        </span>
      </th>
      <td className={`${CELL} ${FIGURE}`}>
        <Amount chips={evening.casse} />
      </td>
      <td className={`${CELL} ${FIGURE}`}>
        <Amount chips={evening.counted} />
      </td>
      <td className={`${CELL} ${FIGURE}`}>
        <Amount chips={evening.final} sign />
        {evening.share !== 0 && (
          <span className="block text-sm text-sage">
            {t('columns.share')} <Amount chips={evening.share} sign />
            <span className="sr-only"> ({t('shareOf')})</span>
          </span>
        )}
      </td>
      <td className={`${CELL} ${FIGURE}`}>
        <Amount chips={evening.balance} sign />
      </td>
      <td className={`${CELL} print:hidden`}>
        <EveningPapers evening={evening} />
      </td>
    </tr>
  )
}

/** The papers of an evening: its tableau, and the page that verifies it; before them, whether something is still owed. */
export function EveningPapers({ evening }: { evening: MyEvening }) {
  const { club } = useClub()
  const t = useT('history')
  const titleOf = useEveningTitle()
  const { short } = useDays()
  const slug = encodeURIComponent(club.slug)
  const sheet =
    evening.streamId === null
      ? `${evening.tableauId}/tableau/import.pdf`
      : `${evening.streamId}/tableau/${evening.tableId}.pdf`
  const which = { evening: titleOf(evening), day: short(evening.day) }
  const isOwed = useOwed().some((one) => one.evening === evening.streamId)
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      {isOwed && <Badge tone="warn">{t('owed')}</Badge>}
      <a
        className={LINK}
        href={`/print/${slug}/${sheet}`}
        target="_blank"
        rel="noopener"
        aria-label={t('tableauOf', which)}
      >
        {t('tableau')}
      </a>
      <a className={LINK} href={`/verify/${slug}/${evening.hash}`} aria-label={t('proofOf', which)}>
        {t('proof')}
      </a>
    </span>
  )
}
