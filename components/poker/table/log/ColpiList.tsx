'use client'
import { type ReactNode, useState } from 'react'
import type { Colpo } from '@/rules/poker/state/colpo'
import { COLPI_SHOWN } from '@/rules/poker/state/table'
import { useT } from '../../../language/i18n'
import { offersFor, rangeOf } from '../../../live/offers'
import { Rounds } from '../../../tablet/Rounds'
import { FullSheet } from '../../../tablet/Sheet'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { useOffer } from '../../commanding'
import { useTable } from '../context'
import { OutcomeText } from './OutcomeText'

const CorrectSheet = onDemand(
  () => import('./CorrectSheet').then((loaded) => loaded.CorrectSheet),
  { ahead: true },
)
const JournalSheet = onDemand(
  () => import('./JournalSheet').then((loaded) => loaded.JournalSheet),
  { ahead: true },
)

/** The last colpi, newest first; a tap corrects one, where it may still be corrected. */
export function ColpiList() {
  const { view } = useTable()
  const t = useT('table')
  const [open, setOpen] = useState<Colpo | null>(null)
  const [sheet, setSheet] = useState<'journal' | 'all' | null>(null)
  if (view.colpi.length === 0) return null
  return (
    <section className="flex min-h-32 flex-1 flex-col">
      <div className="flex items-center justify-between">
        <h2 className="text-xl">{t('log.last')}</h2>
        <Button variant="quiet" onPress={() => setSheet('journal')}>
          {t('log.journal')}
        </Button>
      </div>
      <Colpi colpi={view.colpi} onCorrect={setOpen}>
        {view.colpi.length === COLPI_SHOWN && (
          <li className="border-t border-line">
            <Button variant="quiet" onPress={() => setSheet('all')}>
              {t('log.more')}
            </Button>
          </li>
        )}
      </Colpi>
      {sheet === 'journal' && <JournalSheet onClose={() => setSheet(null)} />}
      {sheet === 'all' && (
        <FullSheet title={t('log.earlierColpi')} onClose={() => setSheet(null)}>
          <Rounds<Colpo>
            table={view.summary.id}
            from={COLPI_SHOWN}
            version={`${view.colpoNumber}/${view.corrections}`}
            none={t('log.none')}
          >
            {(colpi) => (
              <Colpi
                colpi={colpi}
                onCorrect={(colpo) => {
                  setSheet(null)
                  setOpen(colpo)
                }}
              />
            )}
          </Rounds>
        </FullSheet>
      )}
      {open && <CorrectSheet colpo={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

interface ColpiProps {
  colpi: readonly Colpo[]
  onCorrect: (colpo: Colpo) => void
  /** A last line of the list. */
  children?: ReactNode
}

function Colpi({ colpi, onCorrect, children }: ColpiProps) {
  const t = useT('table')
  const among = rangeOf(useOffer('correctColpo'), 'colpo')
  const { offers } = useTable().view
  const mayBe = ({ number, outcome }: Colpo) =>
    outcome?.kind !== 'void' || offersFor(offers, 'correctColpo', { colpo: number }).length > 0
  const corrects = (colpo: Colpo) =>
    among !== null && colpo.number >= among.min && colpo.number <= among.max && mayBe(colpo)
  return (
    <ol className="min-h-0 flex-1 overflow-y-auto" tabIndex={-1}>
      {colpi.map((colpo) => (
        <li
          key={colpo.number}
          className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto] items-center gap-2 border-t border-line"
        >
          <p className="text-sm leading-tight">
            <OutcomeText colpo={colpo} />
          </p>
          {corrects(colpo) && (
            <Button
              variant="quiet"
              aria-label={t('correct.title', { number: colpo.number })}
              onPress={() => onCorrect(colpo)}
            >
              {t('correct.action')}
            </Button>
          )}
        </li>
      ))}
      {children}
    </ol>
  )
}
