import type { MemberView } from '@/rules/chemin-de-fer/views/member'

type Shown = MemberView['mine']['around'][number]

/** How far a table has got on the phone that shows it: by its moves the same word given twice is one. */
export const uponOf = ({ coup, summary, moves }: Pick<Shown, 'coup' | 'summary' | 'moves'>) => ({
  coup: coup?.serial ?? null,
  mano: summary.manoNumber,
  moves,
})
