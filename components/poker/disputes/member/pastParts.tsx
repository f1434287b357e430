import type { ComponentProps } from 'react'
import { onDemand } from '../../../ui/onDemand'
import type { PastCase as PastCasePart } from '../judge/PastCase'
import type { PastCases as PastCasesPart } from '../judge/PastCases'

// Every member's page asks whether a closed case waits for the member; few ever show one.

export const PastCase = onDemand<ComponentProps<typeof PastCasePart>>(() =>
  import('../judge/PastCase').then((loaded) => loaded.PastCase),
)
export const PastCases = onDemand<ComponentProps<typeof PastCasesPart>>(() =>
  import('../judge/PastCases').then((loaded) => loaded.PastCases),
)
