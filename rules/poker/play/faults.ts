import type { Play } from '../state/play'

/** Reports of a faulty pack that void the colpo before the opening; later each has a consequence of its own. */
const FAULTS = ['withdrawForPack', 'reportQuadriglie'] as const

/** Whether a command reports a fault of the pack. Source: X.2, X.3. */
export const isPackFault = (report: string): report is (typeof FAULTS)[number] =>
  FAULTS.some((fault) => fault === report)

/** Whether this report, given now, would void the colpo; false for reports of anything but a faulty pack. Source: X.2, X.3. */
export const voidsColpo = ({ phase }: Play, report: string): boolean =>
  phase === 'opening' && isPackFault(report)
