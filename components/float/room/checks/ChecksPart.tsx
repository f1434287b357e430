'use client'
import { useT } from '../../../language/i18n'
import { MemberName } from '../../../tell/MemberName'
import { Moment } from '../../../tell/Moment'
import { Badge } from '../../../ui/Badge'
import { Block } from '../../../ui/Block'
import { useRoom, useTableName } from '../context'
import { Cards } from '../kit/Card'
import { ReportButton } from './ReportButton'
import { SideCard } from './SideCard'

/** Checks and card counts with their outcome, tips and orphans, cases decided, and reports. */
export function ChecksPart() {
  const t = useT('float-room')
  const { office } = useRoom()
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 lg:grid-cols-2">
        <Block title={t('checks.title')}>
          <CheckList />
        </Block>
        <Block title={t('cards.title')}>
          <CardList />
        </Block>
      </div>
      <Block title={t('side.title')}>
        {office.side.length === 0 && <p className="text-sage">{t('side.none')}</p>}
        <Cards label={t('side.title')}>
          {office.side.map((item) => (
            <SideCard key={item.number} item={item} />
          ))}
        </Cards>
      </Block>
      <Block title={t('reports.title')} aside={<ReportButton />}>
        <ReportList />
      </Block>
    </div>
  )
}

function CheckList() {
  const t = useT('float-room')
  const tableName = useTableName()
  const { checks } = useRoom().office
  if (checks.length === 0) return <p className="text-sage">{t('checks.none')}</p>
  return (
    <ul>
      {checks.map(({ number, at, table, what, isRight, inspector, witness, note }) => (
        <li key={number} className="border-t border-line py-2 first:border-0">
          <Moment at={at} /> {tableName(table)} · {t(`checks.of.${what}`)}{' '}
          <Badge tone={isRight ? 'good' : 'bad'}>
            {t(isRight ? 'checks.right' : 'checks.wrong')}
          </Badge>{' '}
          <span className="text-sage">
            <MemberName id={inspector} />
            {witness && (
              <>
                , <MemberName id={witness} />
              </>
            )}
            {note !== '' && ` · ${note}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function CardList() {
  const t = useT('float-room')
  const tableName = useTableName()
  const { floats } = useRoom().office
  const counts = floats
    .flatMap(({ id, cardCounts }) => cardCounts.map((count) => ({ table: id, ...count })))
    .sort((a, b) => a.at - b.at)
  if (counts.length === 0) return <p className="text-sage">{t('cards.none')}</p>
  return (
    <ul>
      {counts.map(({ table, at, when, cards, masks, isWhole, note, by, taglia }) => (
        <li key={`${table} ${at}`} className="border-t border-line py-2 first:border-0">
          <Moment at={at} /> {tableName(table)} · {t(`cards.${when}`)} ·{' '}
          {t('tables.taglia', { n: taglia })} · {t('cards.found', { cards, masks })}{' '}
          <Badge tone={isWhole ? 'good' : 'bad'}>
            {t(isWhole ? 'checks.right' : 'checks.wrong')}
          </Badge>{' '}
          <span className="text-sage">
            <MemberName id={by} />
            {note !== '' && ` · ${note}`}
          </span>
        </li>
      ))}
    </ul>
  )
}

function ReportList() {
  const t = useT('float-room')
  const tableName = useTableName()
  const { reports, cases } = useRoom().office
  if (reports.length + cases.length === 0) return <p className="text-sage">{t('reports.none')}</p>
  return (
    <ul>
      {reports.map(({ number, at, by, to, text }) => (
        <li key={`r${number}`} className="border-t border-line py-2 first:border-0">
          <Moment at={at} /> <MemberName id={by} /> →{' '}
          {to.map((one) => t(`reports.to.${one}`)).join(', ')}
          <p>{text}</p>
        </li>
      ))}
      {cases.map(({ number, at, inspector, table, text, recordings }) => (
        <li key={`c${number}`} className="border-t border-line py-2 first:border-0">
          <Moment at={at} /> {t('case.decided')} · {tableName(table)} ·{' '}
          <MemberName id={inspector} />
          {recordings !== null && ` · ${t('case.recordings')}: ${recordings}`}
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}
