'use client'
import { useState } from 'react'
import type { Colpo } from '@/rules/poker/state/colpo'
import { useT } from '../../../language/i18n'
import { offersFor } from '../../../live/offers'
import { Button } from '../../../ui/Button'
import { useTable } from '../context'
import { CorrectSheet } from './CorrectSheet'
import { JournalSheet } from './JournalSheet'
import { OutcomeText } from './OutcomeText'

/** The last colpi, newest first; a tap corrects one, where it may still be corrected. */
export function ColpiList() {
  const { view } = useTable()
  const t = useT('table')
  const [open, setOpen] = useState<Colpo | null>(null)
  const [journal, setJournal] = useState(false)
  if (view.colpi.length === 0) return null
  const corrects = (colpo: Colpo) =>
    offersFor(view.offers, 'correctColpo', { colpo: colpo.number }).length > 0
  return (
    <section className="flex min-h-32 flex-1 flex-col">
      <div className="flex items-center justify-between">
        <h2 className="text-xl">{t('log.last')}</h2>
        <Button variant="quiet" onPress={() => setJournal(true)}>
          {t('log.journal')}
        </Button>
      </div>
      <ol className="min-h-0 flex-1 overflow-y-auto" tabIndex={-1}>
        {view.colpi.map((colpo) => (
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
                onPress={() => setOpen(colpo)}
              >
                {t('correct.action')}
              </Button>
            )}
          </li>
        ))}
      </ol>
      {journal && <JournalSheet onClose={() => setJournal(false)} />}
      {open && <CorrectSheet colpo={open} onClose={() => setOpen(null)} />}
    </section>
  )
}
