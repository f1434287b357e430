'use client'
import { type ComponentType, type ReactNode, use } from 'react'
import { useMessages } from 'use-intl'
import type { ScreenMessages } from '@/messages'
import { LATER } from '@/messages/later'
import { type Locale, localeOf } from '@/messages/locale'
import { Meanwhile } from '../ui/loaded/Meanwhile'
import { fetchedLater, onDemand, untilLoaded } from '../ui/loaded/onDemand'
import { MoreTexts, useLingua } from './i18n'

type Area = keyof typeof LATER.it
type Texts = Partial<ScreenMessages>

const loading = new Map<string, Promise<Texts>>()

/** The texts of areas in one language, loaded once. */
function textsLater(locale: Locale, areas: readonly Area[]): Promise<Texts> {
  const key = `${locale}/${areas.join()}`
  const known = loading.get(key)
  if (known) return known
  const read = async (area: Area) => [area, (await LATER[locale][area]()).default] as const
  const texts = untilLoaded(async () => Object.fromEntries(await Promise.all(areas.map(read))))
  loading.set(key, texts)
  return texts
}

/**
 * A screen or a part of one, whose code and texts are loaded together when it is first shown; with `ahead` once the page is
 * at rest, since a finger opens it. `npm run copies` writes the areas of its texts, beside those of every page.
 */
export function lazyScreen<P extends object>(
  areas: readonly Area[],
  load: () => Promise<ComponentType<P>>,
  { ahead = false }: { ahead?: boolean } = {},
): ComponentType<P> {
  const Screen = onDemand(load, { ahead })
  if (ahead)
    fetchedLater(({ locale, texts }) => textsLater(localeOf(locale), missingIn(texts, areas)))
  return (props) => (
    <Meanwhile>
      <LaterTexts areas={areas} meanwhile={load}>
        <Screen {...props} />
      </LaterTexts>
    </Meanwhile>
  )
}

const missingIn = (texts: object, areas: readonly Area[]): Area[] =>
  areas.filter((area) => !Object.hasOwn(texts, area))

/** Adds the areas that are not there yet; the screen that needs them is loaded meanwhile. */
function LaterTexts(props: {
  areas: readonly Area[]
  meanwhile: () => Promise<unknown>
  children: ReactNode
}) {
  const { areas, meanwhile, children } = props
  const above = useMessages()
  const locale = useLingua()
  const missing = missingIn(above, areas)
  if (missing.length === 0) return children
  // A failed load is tried again by the screen itself.
  if (!loading.has(`${locale}/${missing.join()}`)) void meanwhile().catch(() => {})
  return <MoreTexts messages={use(textsLater(locale, missing))}>{children}</MoreTexts>
}
