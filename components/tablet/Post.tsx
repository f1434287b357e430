import type { ReactNode } from 'react'
import { MomentSum, type SumNow } from './MomentSum'
import { Network } from './Network'
import { OtherTabletsBand } from './OtherTablets'

interface PostProps {
  /** The live line is behind. */
  isStale: boolean
  children: ReactNode
}

/** The screen of a table's tablet: as high as the tablet where felt and panel stand side by side, else a page. */
export function Post({ isStale, children }: PostProps) {
  return (
    <main data-screen="post" className="@container/post">
      <div className="flex flex-col wide:h-dvh wide:overflow-hidden stacked:min-h-dvh">
        <Network stale={isStale} />
        <OtherTabletsBand />
        {children}
      </div>
    </main>
  )
}

interface BesideFeltProps {
  felt: ReactNode
  /** At the head of the panel; null where there is no such sum. */
  moment: SumNow | null
  /** The class with the two widths, where there is room for both. */
  columns: string
  /** The step that the panel is at: with another one the same button means something else. */
  about: string
  children: ReactNode
}

/**
 * The felt and the panel: side by side, or the panel at the lower edge of the screen over a felt that scrolls. There it
 * begins scrolled to its end, where the act of the moment is.
 */
export function BesideFelt({ felt, moment, columns, about, children }: BesideFeltProps) {
  return (
    <div className={`min-h-0 grow stacked:contents wide:grid ${columns}`}>
      {felt}
      <aside
        data-about={about}
        // Takes the focus of a control that its step took away.
        tabIndex={-1}
        className="flex flex-col overflow-y-auto outline-none border-line bg-felt wide:min-h-0 wide:border-l-2 stacked:sticky stacked:bottom-0 stacked:z-20 stacked:max-h-[68dvh] stacked:flex-col-reverse stacked:border-t-2"
      >
        <div className="flex shrink-0 flex-col wide:min-h-0 wide:shrink wide:grow">
          {moment && <MomentSum {...moment} />}
          {children}
        </div>
      </aside>
    </div>
  )
}
