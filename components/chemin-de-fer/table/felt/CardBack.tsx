/** A card as it lies covered; its height follows its width, 5 to 7. */
export function CardBack({ className = 'w-12' }: { className?: string }) {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect x="0.5" y="0.5" width="59" height="83" rx="5" fill="#fffdf6" stroke="#8a8574" />
      <rect x="4.5" y="4.5" width="51" height="75" rx="3" fill="#8f2f24" />
      <path
        d="M30 12L48 42L30 72L12 42ZM30 24L41 42L30 60L19 42Z"
        fill="none"
        stroke="#e6c889"
        strokeWidth="1.6"
      />
    </svg>
  )
}

/** A card of which only the value was told. */
export function ValueCard({ value, className = 'w-12' }: { value: number; className?: string }) {
  return (
    <svg viewBox="0 0 60 84" aria-hidden="true" className={`shrink-0 ${className}`}>
      <rect x="0.5" y="0.5" width="59" height="83" rx="5" fill="#fffdf6" stroke="#8a8574" />
      <text
        x="30"
        y="56"
        textAnchor="middle"
        fontSize="40"
        fontWeight="700"
        fill="#1a1a1a"
        className="font-serif"
      >
        {value}
      </text>
    </svg>
  )
}
