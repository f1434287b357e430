'use client'
import { useClub } from '../../club/club'
import { useT } from '../../language/i18n'

interface LinkProps {
  evening: string
  /** The address below the evening's papers of the float, without its end. */
  paper: string
  label: string
}

/** Opens a paper of the float in its own window, to be printed there. A repeated print says so. */
function FloatPaper({ evening, paper, label }: LinkProps) {
  const { slug } = useClub().club
  const t = useT('common')
  return (
    <a
      className="inline-flex min-h-12 items-center rounded-card px-3 underline hover:bg-felt-high"
      href={`/print/${encodeURIComponent(slug)}/${evening}/float/${paper}.pdf`}
      target="_blank"
      rel="noopener"
    >
      {label}
      <span className="sr-only"> {t('newWindow')}</span>
    </a>
  )
}

interface OfTable {
  evening: string
  table: string
}
interface Numbered {
  evening: string
  number: number
}

/** The day book of a table, at any moment; a provisional one says so. */
export function BookLink({ evening, table }: OfTable) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`libretto/${table}`} label={t('book')} />
}

/**
 * The float by denomination at a count: the last opening, the last closing, or the count at a line of the day book (a
 * handover, a spot check).
 */
export function StatementLink({
  evening,
  table,
  at,
}: OfTable & { at: 'apertura' | 'chiusura' | number }) {
  const t = useT('float-papers')
  const label = typeof at === 'number' ? t('count', { line: at }) : t(at)
  return <FloatPaper evening={evening} paper={`dotazione/${table}/${at}`} label={label} />
}

/** The form of a movement, by the movement's number, in three copies. */
export function FormLink({ evening, number }: Numbered) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`modulo/${number}`} label={t('form')} />
}

/** The slip of an advance. */
export function AdvanceLink({ evening, number }: Numbered) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`anticipazione/${number}`} label={t('advance')} />
}

/** The receipt of a return, numbered from 1 among the returns of its advance. */
export function ReturnLink({ evening, number, nth }: Numbered & { nth: number }) {
  const t = useT('float-papers')
  const label = t('return', { nth })
  return <FloatPaper evening={evening} paper={`rientro/${number}/${nth}`} label={label} />
}

/** The label of a table's box of the tax, numbered from 1. */
export function BoxLabelLink({ evening, table, box }: OfTable & { box: number }) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`etichetta/${table}/${box}`} label={t('label')} />
}

/** The record of a box's count; before the count a sheet to fill in. */
export function BoxCountLink({ evening, table, box }: OfTable & { box: number }) {
  const t = useT('float-papers')
  const paper = `conta-cagnotte/${table}/${box}`
  return <FloatPaper evening={evening} paper={paper} label={t('boxCount')} />
}

/** The slip of an ace of hearts. */
export function SlipLink({ evening, number }: Numbered) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`asso/${number}`} label={t('slip', { number })} />
}

/** The report of a plus or minus. */
export function GapLink({ evening, number }: Numbered) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`plus-minus/${number}`} label={t('gap')} />
}

/** The day's yields by table. */
export function YieldLink({ evening }: { evening: string }) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper="rendimento" label={t('yield')} />
}

/** The tips and orphans of a table. */
export function TipsLink({ evening, table }: OfTable) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`mance/${table}`} label={t('tips')} />
}

/** The counts of a table's cards. */
export function CardCountsLink({ evening, table }: OfTable) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`carte/${table}`} label={t('cards')} />
}

/** The card that lies at a table, in both languages. */
export function TableCardLink({ evening, table }: OfTable) {
  const t = useT('float-papers')
  return <FloatPaper evening={evening} paper={`cartello/${table}`} label={t('card')} />
}

/** Blank slips of aces of hearts, from a number on. */
export function SeriesLink({
  evening,
  first,
  count,
}: {
  evening: string
  first: number
  count: number
}) {
  const t = useT('float-papers')
  const label = t('series', { first, count })
  return <FloatPaper evening={evening} paper={`serie/${first}/${count}`} label={label} />
}
