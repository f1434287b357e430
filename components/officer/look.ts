/** Classes shared by the desk's sheets: ruled lines as low as a button to be touched, a heading row, right-aligned figures. */
export const SHEET =
  'w-full border-collapse text-left [&_td_input]:py-1 [&_:is(td,th)_:is(button,a,input)]:min-h-11 [&_td_button]:px-3'
export const TH = 'border-b border-line-strong px-3 py-1 text-sm font-semibold text-sage'
export const TH_RIGHT = `${TH} text-right lg:whitespace-nowrap`
export const TD = 'h-9 border-b border-line px-3 py-px align-middle leading-snug'
export const TD_RIGHT = `${TD} text-right tabular-nums`
