'use client'
import { useState } from 'react'
import type { DeskView } from '@/rules/poker/views/desk'
import { useT } from '../../../language/i18n'
import { PrintLink } from '../../../officer/PrintLink'
import { Column, SheetTable } from '../../../officer/SheetTable'
import { Amount } from '../../../tell/Amount'
import { Folding } from '../../../tell/Folding'
import { Button } from '../../../ui/Button'
import { onDemand } from '../../../ui/loaded/onDemand'
import { Act, useCommanding, useOffer } from '../../commanding'
import { MeantToCome } from './MeantToCome'
import { isSettled, Settled } from './Settled'
import { SignUpRow } from './SignUpRow'

const SignHere = onDemand(() => import('./SignHere').then((loaded) => loaded.SignHere))

/** The signatures of a list that is shown whole; of a longer one those that await nothing are folded away. */
const SHOWN_WHOLE = 10

type DeskList = DeskView['lists'][number]

/** A list at the desk: every signature in order, with the member's presence, call and answer. */
export function ListPanel({ list, view }: { list: DeskList; view: DeskView }) {
  const t = useT('desk')
  const settled = list.all.filter((signUp) => isSettled(signUp, view))
  const others = list.all.filter((signUp) => !settled.includes(signUp))
  return (
    <section aria-labelledby="list-title" className="flex flex-col gap-2">
      <Heading list={list} />
      {list.open && <MeantToCome list={list} view={view} />}
      {list.all.length === 0 && (
        <p className="rounded-card bg-felt p-6 text-lg text-sage">{t('list.nobody')}</p>
      )}
      {others.length > 0 && (
        <SheetTable
          head={
            <>
              <Column>{t('list.number')}</Column>
              <Column>{t('list.member')}</Column>
              <Column>
                <span className="whitespace-nowrap">{t('list.presence')}</span>
              </Column>
              <Column>{t('list.standing')}</Column>
              <Column>{t('list.call')}</Column>
              <Column of="buttons">{t('list.actions')}</Column>
            </>
          }
        >
          {others.map((signUp) => (
            <SignUpRow key={signUp.number} signUp={signUp} view={view} />
          ))}
        </SheetTable>
      )}
      {settled.length > 0 && (
        <Folding
          title={`${t('list.settled')} · ${settled.length}`}
          isOpen={list.all.length <= SHOWN_WHOLE}
        >
          <Settled signUps={settled} view={view} />
        </Folding>
      )}
      <details className="text-sage">
        <summary className="min-h-11 cursor-pointer py-2">{t('list.lots')}</summary>
        <p>{t('list.lotsHelp')}</p>
        <p className="break-all font-mono text-sm">{list.lotsHash}</p>
      </details>
    </section>
  )
}

function Heading({ list }: { list: DeskList }) {
  const t = useT('desk')
  const { evening } = useCommanding()
  const mayClose = useOffer('closeList', { list: list.id }) !== null
  // I.12: somebody waits, or a table has a free place and its last giro is not announced.
  const whyNot =
    !list.open || mayClose
      ? undefined
      : t(list.waiting.length > 0 ? 'list.closeWhyNot' : 'list.closePlaces')
  const [isSigning, setSigning] = useState(false)
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
      <div>
        <h2 id="list-title" className="text-2xl">
          {list.title}
        </h2>
        <p className="text-sage">
          {t('list.uscita')} <Amount chips={list.uscita} /> · {t('list.passata')}{' '}
          <Amount chips={list.passata} /> · {t('list.seats', { n: list.seats })}
        </p>
        <p className="mt-1">
          {list.missing > 0 ? t('list.missing', { n: list.missing }) : t('list.complete')}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        {list.open && (
          <Button variant="primary" onPress={() => setSigning(true)}>
            {t('signHere.open')}
          </Button>
        )}
        {list.open && isSigning && <SignHere list={list} onClose={() => setSigning(false)} />}
        <Act
          type="splitTen"
          payload={{ list: list.id }}
          variant="primary"
          ask={{ title: t('list.splitTitle'), body: t('list.splitAsk'), yes: t('list.split') }}
        >
          {t('list.split')}
        </Act>
        {evening && (
          <PrintLink evening={evening} paper={`firme/${list.id}`} label={t('print.signatures')} />
        )}
        <Act
          beside
          type="closeList"
          payload={{ list: list.id }}
          variant="quiet"
          whyNot={whyNot}
          ask={{ title: t('list.closeTitle'), body: t('list.closeAsk'), yes: t('list.close') }}
        >
          {t('list.close')}
        </Act>
      </div>
    </header>
  )
}
