'use client'
import type { ReactNode } from 'react'
import { useT } from '../../language/i18n'
import { Amount } from '../../tell/Amount'
import type { ShownColpo } from '../shown'

/** The latest colpo with the bank's result and, below, its payments: they stay in view between two colpi. */
export function LastColpo(props: { colpo: ShownColpo; children: ReactNode }) {
  const t = useT('banked')
  const { serial, won } = props.colpo
  return (
    <>
      <p className="flex justify-between font-semibold">
        <span>{t('colpo', { n: serial })}</span> <Amount chips={won} sign />
      </p>
      {props.children}
    </>
  )
}
