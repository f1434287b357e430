'use client'
import { type ReactNode, useId } from 'react'
import { useT } from '../language/i18n'

interface RulingCardProps {
  /** The play in dispute, and the number of the dispute. */
  title: string
  where?: ReactNode
  /** The judge, and the provision. */
  by: ReactNode
  movesChips: boolean
  isForNow?: boolean
  /** On a strip of the tablet: lower, with the button beside the title, where it is always in sight. */
  isLow?: boolean
  /** The ruling in words. */
  children: ReactNode
  /** The button by which it is acknowledged. */
  action: ReactNode
}

/** A ruling as the table and the members it concerns are told of it, until each acknowledges it. */
export function RulingCard(props: RulingCardProps) {
  const t = useT('deputato')
  const title = useId()
  return (
    <section
      aria-labelledby={title}
      className={`flex flex-col rounded-lg border-4 border-double border-brass px-3 py-2 ${props.isLow ? 'w-full leading-tight' : 'gap-2'}`}
    >
      <header className="flex items-start justify-between gap-3">
        <h2 id={title} className={props.isLow ? 'text-base' : 'text-xl'}>
          {props.title}
        </h2>
        {props.isLow && props.action}
      </header>
      {props.where && <p className="text-sage">{props.where}</p>}
      <p className="text-sm text-sage">{props.by}</p>
      {props.children}
      <p className="text-sage">
        {t(props.movesChips ? 'told.moved' : 'told.noChips')} {props.isForNow && t('told.forNow')}
      </p>
      {!props.isLow && <div>{props.action}</div>}
    </section>
  )
}
