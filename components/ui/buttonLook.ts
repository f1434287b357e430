export type Variant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type Size = 'normal' | 'large'

const VARIANTS: Record<Variant, string> = {
  primary: 'bg-brass text-ink hover:bg-brass-high border-transparent',
  secondary: 'bg-felt-high text-ivory border-line-strong hover:border-brass hover:text-brass-high',
  quiet: 'bg-transparent text-ivory border-transparent hover:bg-felt-high',
  danger: 'bg-transparent text-bad border-bad hover:bg-bad-deep hover:text-ivory',
}

const SIZES: Record<Size, string> = {
  normal: 'min-h-12 px-4 py-2',
  large: 'min-h-16 px-6 py-3 text-lg',
}

/** The look of a button, for links and menus that act like one. */
export function buttonLook(variant: Variant = 'secondary', size: Size = 'normal'): string {
  return `inline-flex items-center justify-center gap-2 rounded-lg border-2 text-center font-semibold no-underline leading-tight transition-colors select-none disabled:opacity-50 data-disabled:opacity-50 data-disabled:cursor-not-allowed ${VARIANTS[variant]} ${SIZES[size]}`
}
