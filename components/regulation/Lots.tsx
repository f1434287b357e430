'use client'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { drawLots, lotOf, lotsHash } from '@/rules/kernel/lots'
import { useClub } from '../club/club'
import { useT } from '../language/i18n'
import { useShownName } from '../live/names'
import { refusalOf, trpc } from '../live/trpc'
import { useOthers } from '../others'
import { Page } from '../page/Page'
import { ProvisionLink } from '../tell/ProvisionLink'
import { RefusalNote } from '../tell/RefusalNote'
import { Block } from '../ui/Block'
import { ButtonLink } from '../ui/ButtonLink'
import { Loading } from '../ui/Loading'

/** While the seed is secret, it is fetched again at this interval. */
const SEED_POLL_MS = 10_000

/** The hash published before the draw, the seed published after it, and the draw repeated in this browser. */
export function Lots({ evening, table }: { evening: string; table: string }) {
  const t = useT('regulation')
  const { club, me } = useClub()
  const draw = useQuery({
    queryKey: ['lots', evening, table],
    queryFn: () => trpc.lots.table.query({ slug: club.slug, evening, table }),
    refetchInterval: ({ state }) => (state.data?.seed === null ? SEED_POLL_MS : false),
  })
  return (
    <Page title={t('lots.title')}>
      <p>
        {t('lots.why')} <Suspense>{draw.data && <DrawnBy game={draw.data.game} />}</Suspense>
      </p>
      {draw.isPending && <Loading />}
      {draw.error && <RefusalNote refusal={refusalOf(draw.error)} />}
      {draw.data && (
        <>
          <Block title={t('lots.hash')}>
            <Digits text={draw.data.hash} />
          </Block>
          {draw.data.seed === null ? (
            <Block>
              <p>{t('lots.notYet')}</p>
            </Block>
          ) : (
            <Drawn hash={draw.data.hash} seed={draw.data.seed} order={draw.data.order} />
          )}
        </>
      )}
      {me?.member && (
        <p>
          <ButtonLink href={`/${club.slug}/sorteggi`}>{t('lots.all')}</ButtonLink>
        </p>
      )}
    </Page>
  )
}

/** The provision that prescribes the draw. */
function DrawnBy({ game }: { game: string }) {
  const id = useOthers(game)?.drawnBy
  return id && <ProvisionLink id={id} game={game} />
}

interface DrawnProps {
  hash: string
  seed: string
  order: readonly { number: number; name: string }[]
}

function Drawn({ hash, seed, order }: DrawnProps) {
  const t = useT('regulation')
  const shown = useShownName()
  const given = order.map(({ number }) => number)
  const redone = drawLots(
    seed,
    [...given].sort((a, b) => a - b),
  )
  const hashAgrees = lotsHash(seed) === hash
  const orderAgrees = redone.every((number, index) => number === given[index])
  return (
    <>
      <Block title={t('lots.seed')}>
        <Digits text={seed} />
      </Block>
      <Block title={t('lots.redone')}>
        <Verdict agrees={hashAgrees}>
          {t(hashAgrees ? 'lots.hashAgrees' : 'lots.hashDiffers')}
        </Verdict>
        <Verdict agrees={orderAgrees}>
          {t(orderAgrees ? 'lots.orderAgrees' : 'lots.orderDiffers')}
        </Verdict>
        <ol className="mt-4 flex flex-col divide-y divide-line">
          {order.map(({ number, name }, index) => (
            <li key={number} className="grid grid-cols-[1fr_auto] gap-x-4 py-2">
              <span>
                <strong className="mr-3 font-serif text-xl text-brass">
                  {t('lots.seatN', { n: index + 1 })}
                </strong>
                {shown(name)}
              </span>
              <span className="text-sage">{t('lots.signatureN', { n: number })}</span>
              <span className="col-span-2 text-sm">
                <Digits text={lotOf(seed, number)} />
              </span>
            </li>
          ))}
        </ol>
      </Block>
      <HowTo seed={seed} first={given[0] ?? 1} />
    </>
  )
}

function Verdict({ agrees, children }: { agrees: boolean; children: string }) {
  return (
    <p className={`font-semibold ${agrees ? 'text-good' : 'text-bad'}`}>
      <span aria-hidden>{agrees ? '✓' : '✗'}</span> {children}
    </p>
  )
}

function HowTo({ seed, first }: { seed: string; first: number }) {
  const t = useT('regulation')
  const commands = `printf '%s' '${seed}' | sha256sum\nprintf '%s' '${seed}:${first}' | sha256sum`
  return (
    <Block title={t('lots.how')}>
      <ol className="mb-3 list-decimal pl-6">
        <li>{t('lots.how1')}</li>
        <li>{t('lots.how2')}</li>
      </ol>
      <p className="mb-2 text-sage">{t('lots.command')}</p>
      <pre className="rounded-lg bg-ground p-3 text-sm wrap-anywhere whitespace-pre-wrap select-all">
        {commands}
      </pre>
    </Block>
  )
}

/** Sixty-four digits that may break anywhere and are copied whole. */
function Digits({ text }: { text: string }) {
  return <code className="break-all select-all">{text}</code>
}
