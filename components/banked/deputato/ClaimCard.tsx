import type { ReactNode } from 'react'

interface ClaimCardProps {
  /** The colpo and the claimants. */
  title: ReactNode
  text: string
  replay?: ReactNode
  ruling: { readonly why: string; readonly provision: string | null } | null
  /** The ruling in a word. */
  ruled: string
  /** The form that rules on the claim. */
  children: ReactNode
}

/** A claim in the claimant's words, with its ruling once it is given. */
export function ClaimCard({ title, text, replay, ruling, ruled, children }: ClaimCardProps) {
  return (
    <article className="flex flex-col gap-2 border-t-2 border-line pt-3">
      <p className="text-lg">{title}</p>
      <blockquote className="border-l-4 border-brass pl-3">{text}</blockquote>
      {replay}
      {ruling && (
        <p>
          <strong>{ruled}</strong> {ruling.why}
          {ruling.provision && ` (${ruling.provision})`}
        </p>
      )}
      {children}
    </article>
  )
}
