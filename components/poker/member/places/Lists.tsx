'use client'
import { useRef, useState } from 'react'
import type { Chips } from '@/rules/kernel/chips'
import type { ListView } from '@/rules/poker/views/list'
import { useT } from '../../../language/i18n'
import { Amount } from '../../../tell/Amount'
import { MemberName } from '../../../tell/MemberName'
import { Block } from '../../../ui/Block'
import { Button } from '../../../ui/Button'
import { Nothing } from '../../../ui/Loading'
import { onDemand } from '../../../ui/loaded/onDemand'
import type { Strokes } from '../../../ui/SignaturePad'
import { useOffer } from '../../commanding'
import { useMember } from '../context'

const SignDialog = onDemand(() => import('./SignDialog').then((loaded) => loaded.SignDialog), {
  ahead: true,
})

/** Tonight's lists: the stakes, the members waiting in order, and the button to sign. */
export function Lists() {
  const t = useT('member')
  const { view } = useMember()
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-2xl">{t('lists.title')}</h2>
      {view.lists.length === 0 && <Nothing>{t('lists.none')}</Nothing>}
      {view.lists.map((list) => (
        <ListCard key={list.id} list={list} />
      ))}
    </section>
  )
}

function ListCard({ list }: { list: ListView }) {
  const t = useT('member')
  const { view } = useMember()
  const offer = useOffer('sign', { list: list.id })
  const [isSigning, setSigning] = useState(false)
  const drawn = useRef<Strokes>([])
  return (
    <Block title={list.title} aside={<Stakes uscita={list.uscita} passata={list.passata} />}>
      <p>
        {list.missing > 0
          ? t('lists.missing', { waiting: list.waiting.length, count: list.missing })
          : t('lists.open', { waiting: list.waiting.length })}
      </p>
      {list.waiting.length > 0 && (
        <ol className="mt-3 flex flex-col gap-1">
          {list.waiting.map((signUp, index) => (
            <li
              key={signUp.number}
              className={`flex gap-3 ${signUp.member === view.member ? 'font-semibold text-brass-high' : ''}`}
            >
              <span className="w-8 text-right text-sage">{index + 1}.</span>
              <MemberName id={signUp.member} />
              {signUp.member === view.member && <span>{t('you')}</span>}
            </li>
          ))}
        </ol>
      )}
      {offer && (
        <div className="mt-4">
          <Button variant="primary" size="large" wide onPress={() => setSigning(true)}>
            {t('lists.sign')}
          </Button>
        </div>
      )}
      {offer && isSigning && (
        <SignDialog list={list} offer={offer} kept={drawn} onClose={() => setSigning(false)} />
      )}
    </Block>
  )
}

/** The stakes of a table, in one line. */
export function Stakes({ uscita, passata }: { uscita: Chips; passata: Chips }) {
  const t = useT('member')
  return (
    <span>
      {t('stakes.uscita')} <Amount chips={uscita} /> · {t('stakes.passata')}{' '}
      <Amount chips={passata} />
    </span>
  )
}
