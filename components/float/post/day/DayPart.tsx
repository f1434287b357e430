'use client'
import { useT } from '../../../language/i18n'
import { BookLink, CardCountsLink, StatementLink, TableCardLink } from '../../papers/FloatPapers'
import { usePost } from '../here'
import { PartSection } from '../PartSection'
import { ClosingSteps } from './ClosingSteps'
import { OpeningSteps } from './OpeningSteps'
import { isOver } from './steps'
import { TaxBoxes } from './TaxBoxes'

/** The opening and the closing, step by step before inspector and witness (V.open-presence, V.close-presence). */
export function DayPart() {
  const t = useT('float-post')
  const { post, evening, table } = usePost()
  const { opening, closing } = post.float
  const isOpening = post.float.box === 'keeping' && !isOver(post)
  return (
    <>
      {isOpening ? (
        <PartSection title={t('day.opening')}>
          <OpeningSteps />
        </PartSection>
      ) : (
        <PartSection title={t(isOver(post) ? 'day.over' : 'day.closing')}>
          <ClosingSteps />
        </PartSection>
      )}
      <TaxBoxes />
      <p className="flex flex-wrap gap-x-3">
        {opening && <StatementLink evening={evening} table={table} at="apertura" />}
        {closing && <StatementLink evening={evening} table={table} at="chiusura" />}
        <TableCardLink evening={evening} table={table} />
        <CardCountsLink evening={evening} table={table} />
        {closing && <BookLink evening={evening} table={table} />}
      </p>
    </>
  )
}
