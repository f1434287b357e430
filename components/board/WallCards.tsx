'use client'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Arrangement, arrange, oneEach, placesOf, usedHeight } from './arrange'

/** The time for which a page stays, about as long as its names take to be read across a room. */
export const PAGE_MS = 12_000
const SCALES = [3, 2.7, 2.45, 2.2, 2, 1.8, 1.65, 1.5, 1.35, 1.25, 1.15, 1.07, 1]
const MOST_COLUMNS = 6
const GAP_REM = 0.8

interface CardsProps {
  /** The size of letters at scale 1, in rem: the smallest in which the wall may write here. */
  letters: number
  /** The largest scale. */
  most?: number
  /**
   * Shares of the screen's height: the space is as low as its cards are in the first of these in which they fit on one
   * page, and higher only for a card that fits in none. Absent where the cards fill the space that there is.
   */
  shares?: readonly number[]
  onPage?: (page: number, pages: number) => void
  children: ReactNode
}

const cardsIn = (place: HTMLElement) => [...place.querySelectorAll<HTMLElement>('[data-card]')]

/** Whether a word, a number or a seat of a card stands out of its line or of the card. */
const isCut = (card: HTMLElement) =>
  [card, ...card.querySelectorAll<HTMLElement>('li,p,h2')].some(
    (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 1,
  )

/**
 * A space of the wall for cards, which are all `data-card` elements below it. They fill it in the largest letters in
 * which they fit; where they do not fit in the smallest, the space turns pages by itself. Where one is too tall for any
 * page, each has a page, so that none lies over another.
 */
export function WallCards({ letters, most = 3, shares, onPage, children }: CardsProps) {
  const place = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState({ page: 0, pages: 1 })
  const pageNow = useRef(0)
  const { pages } = shown
  useEffect(() => {
    const box = place.current
    return box ? keepArranged(box, { letters, most, shares, pageNow, setShown }) : undefined
  }, [letters, most, shares])
  useEffect(() => {
    if (pages < 2) return
    const turning = setInterval(() => {
      pageNow.current = (pageNow.current + 1) % pages
      if (place.current) showPage(place.current, pageNow.current)
      setShown({ page: pageNow.current, pages })
    }, PAGE_MS)
    return () => clearInterval(turning)
  }, [pages])
  useEffect(() => onPage?.(shown.page, shown.pages), [onPage, shown])
  return (
    <div
      ref={place}
      className={`relative min-h-0 overflow-hidden leading-tight [overflow-wrap:normal] [&_h2]:[overflow-wrap:normal] ${shares ? 'shrink-0' : 'grow'}`}
    >
      {children}
    </div>
  )
}

interface Keeping {
  letters: number
  most: number
  shares: readonly number[] | undefined
  pageNow: { current: number }
  setShown: (shown: { page: number; pages: number }) => void
}

/** Arranges the cards now and whenever they or their space change; returns how to stop. */
function keepArranged(box: HTMLElement, keeping: Keeping): () => void {
  let known = ''
  const watcher = new MutationObserver(() => settle())
  const settle = () => {
    watcher.disconnect()
    const cards = cardsIn(box)
    const seen = `${box.clientWidth}/${keeping.shares ? window.innerHeight : box.clientHeight}`
    // A clock that ticks changes no height: nothing moves then.
    if (known !== `${seen} ${natural(cards)}`) {
      const pages = layOut(box, cards, keeping)
      keeping.pageNow.current = Math.min(keeping.pageNow.current, pages - 1)
      keeping.setShown({ page: keeping.pageNow.current, pages })
      known = `${box.clientWidth}/${keeping.shares ? window.innerHeight : box.clientHeight} ${natural(cards)}`
    }
    showPage(box, keeping.pageNow.current)
    watcher.observe(box, { childList: true, characterData: true, subtree: true })
  }
  const sizes = new ResizeObserver(settle)
  sizes.observe(box)
  window.addEventListener('resize', settle)
  // Letters of another font are wider or narrower than those that were measured.
  document.fonts.addEventListener('loadingdone', settle)
  settle()
  return () => {
    watcher.disconnect()
    sizes.disconnect()
    window.removeEventListener('resize', settle)
    document.fonts.removeEventListener('loadingdone', settle)
  }
}

/** The heights that cards would have by themselves as they lie now, and whether one of them is cut. */
function natural(cards: readonly HTMLElement[]): string {
  const heights = cards.map(({ style }) => style.height)
  for (const { style } of cards) style.height = 'auto'
  const now = cards.map((card) => `${card.offsetHeight}${isCut(card) ? '!' : ''}`).join(' ')
  for (const [at, { style }] of cards.entries()) style.height = heights[at] ?? 'auto'
  return now
}

/** Lays the cards into the box, with their pages in `data-page`; returns the number of pages. */
function layOut(box: HTMLElement, cards: readonly HTMLElement[], keeping: Keeping): number {
  const { letters, most, shares } = keeping
  const gap = GAP_REM * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  const heightsAt = (width: number, scale: number) => {
    box.style.fontSize = `${letters * scale}rem`
    for (const { style } of cards)
      Object.assign(style, { position: 'absolute', width: `${width}px`, height: 'auto' })
    return cards.map((card) => Math.ceil(card.getBoundingClientRect().height))
  }
  const measure = (width: number, scale: number) => {
    const heights = heightsAt(width, scale)
    return cards.some(isCut) ? null : heights
  }
  const space = {
    width: box.clientWidth,
    gap,
    scales: SCALES.filter((scale) => scale <= most),
    mostColumns: MOST_COLUMNS,
  }
  let laid: Arrangement | null = null
  let height = 0
  for (const one of shares?.map((share) => share * window.innerHeight) ?? [box.clientHeight]) {
    const next =
      cards.length === 0 ? null : arrange(cards.length, { ...space, height: one }, measure)
    if (next && (!laid || next.pages.length < laid.pages.length)) [laid, height] = [next, one]
    if (laid?.pages.length === 1) break
  }
  if (!laid) {
    laid = oneEach(heightsAt(space.width, 1), space.width)
    height = box.clientHeight
  }
  if (shares) {
    height = usedHeight(laid, gap)
    box.style.height = `${height}px`
  }
  box.style.fontSize = `${letters * laid.scale}rem`
  for (const { card, page, left, top, height: tall } of placesOf(laid, height, gap)) {
    const one = cards[card]
    if (!one) continue
    one.dataset.page = String(page)
    Object.assign(one.style, { left: `${left}px`, top: `${top}px`, height: `${tall}px` })
  }
  return Math.max(1, laid.pages.length)
}

/** WallCards of other pages are hidden, for readers of the screen too. */
function showPage(box: HTMLElement, page: number): void {
  for (const { style, dataset } of cardsIn(box))
    style.visibility = (dataset.page ?? '0') === String(page) ? 'visible' : 'hidden'
}
