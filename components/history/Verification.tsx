'use client'
import { useQuery } from '@tanstack/react-query'
import { type Chips, magnitude } from '@/rules/kernel/chips'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useShownName } from '../live/names'
import { refusalOf, trpc } from '../live/trpc'
import { Page } from '../page/Page'
import { Amount, useChips } from '../tell/Amount'
import { useEveningTitle } from '../tell/day'
import { Moment } from '../tell/Moment'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { Loading } from '../ui/Loading'
import { useDays } from './days'
import { CELL, FIGURE, HEAD, TABLE } from './look'
import { PrintProven } from './PrintProven'

type Checked = NonNullable<Awaited<ReturnType<typeof trpc.verify.check.query>>>
type Proof = NonNullable<Checked['proof']>

/** Says whether a printed paper agrees with the journal; only the club's own members see names. */
export function Verification({ hash }: { hash: string }) {
  const { club } = useClub()
  const t = useT('history')
  const check = useQuery({
    queryKey: ['verify', club.slug, hash],
    queryFn: () => trpc.verify.check.query({ slug: club.slug, hash }),
  })
  return (
    <Page title={t('verify.title')}>
      {check.isPending && (
        <>
          <p className="text-sage">{t('verify.checking')}</p>
          <Loading />
        </>
      )}
      {check.isError && <RefusalNote refusal={refusalOf(check.error)} />}
      {check.isSuccess && !check.data?.proof && !check.data?.print && <Unknown hash={hash} />}
      {check.data?.proof && <Proven proof={check.data.proof} hash={hash} />}
      {check.data?.print && <PrintProven print={check.data.print} hash={hash} />}
    </Page>
  )
}

function Unknown({ hash }: { hash: string }) {
  const t = useT('history')
  return (
    <Block title={t('verify.unknown')} marked>
      <p>{t('verify.unknownHelp')}</p>
      <p className="mt-3 text-sm break-all text-sage">
        {t('verify.facts.hash')}: {hash}
      </p>
    </Block>
  )
}

function Proven({ proof, hash }: { proof: Proof; hash: string }) {
  const t = useT('history')
  const sound = proof.chain.sound && proof.figures
  return (
    <>
      <Block title={sound ? t('verify.proven') : t('verify.broken')} marked={!sound}>
        {sound && <p className="mb-3">{t('verify.compare')}</p>}
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>{useChainText(proof)}</li>
          {proof.chain.sound && proof.source === 'evening' && (
            <li>{proof.figures ? t('verify.figures.same') : t('verify.figures.other')}</li>
          )}
          {proof.source === 'import' && <li>{t('verify.imported')}</li>}
          {proof.chain.sound && proof.source === 'evening' && (
            <li>{t('verify.later', { count: proof.later })}</li>
          )}
          {proof.superseded && <li className="font-semibold">{t('verify.reopened')}</li>}
        </ul>
      </Block>
      <Block title={t('verify.tableau')}>
        <Facts proof={proof} hash={hash} />
      </Block>
      {proof.rows ? (
        <Block title={t('verify.names')}>
          <Lines rows={proof.rows} />
        </Block>
      ) : (
        <p className="text-sage">{t('verify.noNames')}</p>
      )}
    </>
  )
}

function useChainText({ chain, source }: Proof): string {
  const t = useT('history')
  if (source === 'import') {
    return chain.sound ? t('verify.chain.imported') : t('verify.chain.importedBroken')
  }
  return chain.sound
    ? t('verify.chain.sound', { count: chain.events })
    : t('verify.chain.broken', { position: chain.position })
}

function Facts({ proof, hash }: { proof: Proof; hash: string }) {
  const t = useT('history')
  const titleOf = useEveningTitle()
  const { short } = useDays()
  const facts = [
    { name: t('verify.facts.evening'), value: titleOf(proof) },
    { name: t('verify.facts.day'), value: short(proof.day) },
    ...(proof.source === 'evening'
      ? [
          { name: t('verify.facts.table'), value: proof.table ?? proof.tableId },
          { name: t('verify.facts.closed'), value: <Moment at={proof.closedAt} withDay /> },
        ]
      : []),
    { name: t('verify.facts.players'), value: proof.players },
    { name: t('verify.facts.casse'), value: <Amount chips={proof.casse} /> },
    { name: t('verify.facts.counted'), value: <Amount chips={proof.counted} /> },
    { name: t('verify.facts.gap'), value: <Gap gap={proof.gap} /> },
    { name: t('verify.facts.hash'), value: <span className="text-sm break-all">{hash}</span> },
  ]
  return (
    <dl className="grid gap-x-4 gap-y-2 sm:grid-cols-[auto_1fr]">
      {facts.map(({ name, value }) => (
        <div key={name} className="contents">
          <dt className="text-sage">{name}</dt>
          <dd className="font-semibold max-sm:mb-2">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Gap({ gap }: { gap: Chips }) {
  const t = useT('history')
  const chips = useChips()
  if (gap === 0) return t('verify.gap.none')
  const kind = gap > 0 ? 'supero' : 'ammanco'
  return t(`verify.gap.${kind}`, { amount: chips(magnitude(gap)) })
}

function Lines({ rows }: { rows: NonNullable<Proof['rows']> }) {
  const t = useT('history')
  const shown = useShownName()
  const titles = ['player', 'casse', 'counted', 'share', 'final'] as const
  return (
    <div className="overflow-x-auto">
      <table className={TABLE}>
        <thead>
          <tr>
            {titles.map((title) => (
              <th key={title} className={title === 'player' ? HEAD : `${HEAD} ${FIGURE}`}>
                {t(`verify.columns.${title}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, name, casse, counted, share, final }) => (
            <tr key={line}>
              <th scope="row" className={`${CELL} font-normal wrap-anywhere`}>
                {shown(name)}
              </th>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={casse} />
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={counted} />
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                {share !== 0 && <Amount chips={share} sign />}
              </td>
              <td className={`${CELL} ${FIGURE}`}>
                <Amount chips={final} sign />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
