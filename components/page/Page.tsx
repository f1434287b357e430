'use client'
import type { ReactNode } from 'react'
import { useMessages } from 'use-intl'
import { useLingua, useT } from '../language/i18n'
import { Connection } from '../live/Connection'
import { useQueueState } from '../live/useGive'
import type { LiveLine } from '../live/useLive'
import { useIsHydrated } from '../ui/loaded/hydrated'
import { useFetchAhead } from '../ui/loaded/onDemand'
import { SiteHeader } from './SiteHeader'

/**
 * The frame of a screen: the club's header with sections by role, the state of the line when `live` is given, a title
 * and the content. `wide` uses the whole width of a desk's screen. On a phone `data-alone` marks content that stands alone, with no title
 * seen above it.
 */
export function Page(props: {
  title?: ReactNode
  /** Content to the right of the title. */
  aside?: ReactNode
  live?: Pick<LiveLine, 'state'>
  wide?: boolean
  children: ReactNode
}) {
  const t = useT('common')
  const isHydrated = useIsHydrated()
  useFetchAhead({ locale: useLingua(), texts: useMessages() })
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:p-3">
        {t('skip')}
      </a>
      <SiteHeader />
      {props.live && <GivingConnection state={props.live.state} />}
      <main
        id="content"
        data-wide={props.wide}
        inert={!isHydrated}
        className={`group/page mx-auto flex w-full flex-col px-4 max-lg:has-[[data-alone]]:pt-3 max-lg:has-[[data-alone]]:pb-6 ${props.wide ? 'max-w-[110rem] gap-3 pt-3 pb-3 xl:px-8' : 'max-w-3xl gap-5 pt-5 pb-24'}`}
      >
        {(props.title || props.aside) && (
          <div className="-order-2 flex flex-wrap items-center justify-between gap-3 max-lg:group-has-[[data-alone]]/page:sr-only">
            {props.title && <h1 className="text-3xl">{props.title}</h1>}
            {props.aside}
          </div>
        )}
        {props.children}
      </main>
    </>
  )
}

/** The state of the line with the commands that wait for it. */
function GivingConnection({ state }: Pick<LiveLine, 'state'>) {
  return <Connection state={state} queue={useQueueState()} />
}
