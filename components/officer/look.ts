/** Classes shared by the desk's sheets: ruled lines, a heading row, right-aligned figures. */
export const SHEET = 'w-full border-collapse text-left'
export const TH = 'border-b border-line-strong px-3 py-2 text-sm font-semibold text-sage'
export const TH_RIGHT = `${TH} text-right`
export const TD = 'border-b border-line px-3 py-2 align-middle'
export const TD_RIGHT = `${TD} text-right tabular-nums`
