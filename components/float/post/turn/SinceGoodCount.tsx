'use client'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { Moment } from '../../../tell/Moment'
import { TellText } from '../../../tell/TellText'
import { usePost } from '../here'
import { PartSection } from '../PartSection'

/** The coups and the lines of the book since the last count that was right: a difference comes from there (ch18). */
export function SinceGoodCount() {
  const t = useT('float-post')
  const { at, coups, lines, colpi } = usePost().post.since
  return (
    <PartSection
      title={
        at === null ? (
          t('gap.sinceStart')
        ) : (
          <>
            {t('gap.since')} <Moment at={at} />
          </>
        )
      }
      note={t('gap.sinceNote', {
        coups: colpi ? colpi.to - colpi.from + 1 : coups.length,
        lines: lines.length,
      })}
    >
      {coups.length > 0 && (
        <p className="leading-snug">
          <span className="sr-only">{t('gap.coups')}: </span>
          {coups.map(({ coup, won, chips }) => (
            <span key={coup} className="mr-4 inline-block">
              {t('gap.coup', { coup })} <Amount chips={won} />{' '}
              <span className="text-sage">
                ({t('tax.tax')} <Amount chips={chips} />)
              </span>
            </span>
          ))}
        </p>
      )}
      {colpi && (
        <p className="leading-snug">
          {t('gap.ofColpi', { from: colpi.from, to: colpi.to })}
          {colpi.won !== null && (
            <>
              {': '}
              <Amount chips={colpi.won} sign />
            </>
          )}
        </p>
      )}
      <ol className="flex flex-col text-sm">
        {lines.toReversed().map(({ number, at: hour, told }) => (
          <li key={number} className="border-t border-line py-0.5">
            {number} · <Moment at={hour} /> ·{' '}
            {told && <TellText sentence={told.sentence} parts={told.parts} />}
          </li>
        ))}
      </ol>
    </PartSection>
  )
}
