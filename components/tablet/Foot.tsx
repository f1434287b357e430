import type { ReactNode } from 'react'

/** The words of a panel beside the act of the moment: long ones scroll, and the act stays in sight. */
export function Notes({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={`flex min-h-0 grow flex-col gap-2 overflow-y-auto wide:basis-0 stacked:max-h-[18dvh] ${className}`}
    >
      {children}
    </div>
  )
}

/** The act of the moment, at the foot of its panel, whatever is told above it. */
export function Foot({ children }: { children: ReactNode }) {
  return (
    <div data-foot className="mt-auto flex shrink-0 flex-col gap-2 empty:hidden">
      {children}
    </div>
  )
}
