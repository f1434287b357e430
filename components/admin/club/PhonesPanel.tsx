'use client'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { useT } from '../../language/i18n'
import { trpc } from '../../live/trpc'
import { Moment } from '../../tell/Moment'
import { RefusalNote } from '../../tell/RefusalNote'
import { Badge } from '../../ui/Badge'
import { Block } from '../../ui/Block'
import { Button } from '../../ui/Button'
import { Confirm } from '../../ui/Confirm'
import { Loading } from '../../ui/Loading'
import { useChange } from '../useChange'

const CADDY = 'sala.circolo.example {\n  reverse_proxy 127.0.0.1:3000\n}'
const OWN =
  'CIRCOLO_TLS_CERT=fullchain.pem CIRCOLO_TLS_KEY=privkey.pem CIRCOLO_ADDRESS=https://sala.circolo.example PORT=443 npm start'

/** The limits that browsers set to the club's phones, the way out of them, and the switch of alerts to closed pages. */
export function PhonesPanel() {
  const [isSecure, setSecure] = useState<boolean | null>(null)
  // The administrator's own machine counts as secure without https; the phones of others do not.
  useEffect(() => setSecure(window.location.protocol === 'https:'), [])
  if (isSecure === null) return <Loading />
  return (
    <div className="flex max-w-3xl flex-col gap-4">
      <Secure isSecure={isSecure} />
      <Alerts isSecure={isSecure} />
    </div>
  )
}

function Secure({ isSecure }: { isSecure: boolean }) {
  const t = useT('admin')
  if (isSecure)
    return (
      <Block title={t('phones.secure.title')}>
        <p>{t('phones.secure.yes')}</p>
      </Block>
    )
  return (
    <Block marked title={t('phones.secure.title')}>
      <div className="flex max-w-prose flex-col gap-3">
        <p>{t('phones.secure.no')}</p>
        <ul className="list-disc pl-6">
          {(['install', 'push', 'wakeLock'] as const).map((one) => (
            <li key={one}>{t(`phones.secure.${one}`)}</li>
          ))}
        </ul>
        <p>{t('phones.secure.how')}</p>
        <p>{t('phones.secure.caddy')}</p>
        <Typed>{CADDY}</Typed>
        <p>{t('phones.secure.own')}</p>
        <Typed>{OWN}</Typed>
        <p className="text-sage">{t('phones.secure.more')}</p>
      </div>
    </Block>
  )
}

/** A text to be typed or copied as it is. */
const Typed = ({ children }: { children: ReactNode }) => (
  <pre className="rounded-lg border-2 border-line bg-ground px-4 py-3 text-sm whitespace-pre-wrap break-words">
    {children}
  </pre>
)

function Alerts({ isSecure }: { isSecure: boolean }) {
  const t = useT('admin')
  const overview = useQuery({
    queryKey: ['push', 'overview'],
    queryFn: () => trpc.push.overview.query(),
    staleTime: 0,
  })
  const { change, refusal, waiting } = useChange('push', 'audit')
  const [isAsking, setAsking] = useState(false)
  if (!overview.data) return <Loading />
  const { isOn, isPossible, browsers, members, failure } = overview.data
  const action = t(isOn ? 'phones.push.turnOff' : 'phones.push.turnOn')
  async function turn() {
    await change(() => trpc.push.turn.mutate({ on: !isOn }))
    setAsking(false)
  }
  return (
    <Block
      title={t('phones.push.title')}
      aside={
        <Badge tone={isOn ? 'good' : 'plain'}>
          {t(isOn ? 'phones.push.isOn' : 'phones.push.isOff')}
        </Badge>
      }
    >
      <div className="flex max-w-prose flex-col gap-3">
        <p>{t('phones.push.what')}</p>
        <p>{t('phones.push.leaves')}</p>
        <p>{t('phones.push.ios')}</p>
        {isOn && <p role="status">{t('phones.push.counted', { members, browsers })}</p>}
        {isOn && failure && (
          <p className="text-warn">
            {t('phones.push.failure')}: <Moment at={failure.at} withDay /> ({failure.reason})
          </p>
        )}
        {!isSecure && <p className="text-warn">{t('phones.push.needsHttps')}</p>}
        {refusal && <RefusalNote refusal={refusal} />}
        {isPossible ? (
          <div>
            <Button variant={isOn ? 'danger' : 'primary'} onPress={() => setAsking(true)}>
              {action}
            </Button>
          </div>
        ) : (
          <p>{t('phones.push.impossible')}</p>
        )}
      </div>
      {isAsking && (
        <Confirm
          title={t(isOn ? 'phones.push.sureOff' : 'phones.push.sureOn')}
          action={action}
          danger={isOn}
          isPending={waiting}
          onConfirm={() => void turn()}
          onClose={() => setAsking(false)}
        >
          <p>{t(isOn ? 'phones.push.offThen' : 'phones.push.leaves')}</p>
        </Confirm>
      )}
    </Block>
  )
}
