/** The sabot from the side, with a card on its tongue; a word beside it says whose it is. */
export function Sabot({ className = 'w-14' }: { className?: string }) {
  return (
    <svg viewBox="0 0 64 40" aria-hidden="true" className={`shrink-0 ${className}`}>
      <path
        d="M4 34V14Q4 10 8 9L34 4Q38 3.4 40 7L52 30Q53 34 49 34Z"
        fill="#6d2b20"
        stroke="#2a1008"
        strokeWidth="1.6"
      />
      <path d="M9 14L35 9L45 29" fill="none" stroke="#d9b25f" strokeWidth="1.6" />
      <g stroke="#8a8574" strokeWidth="0.7">
        <rect x="8" y="15.5" width="22" height="3" fill="#fffdf6" transform="rotate(-11 8 15)" />
        <rect x="8" y="19" width="24" height="3" fill="#fffdf6" transform="rotate(-11 8 19)" />
      </g>
      <path d="M46 30L62 34.5L60.5 37L44 34Z" fill="#fffdf6" stroke="#8a8574" />
      <path d="M2 34H54V37H2Z" fill="#2a1008" />
    </svg>
  )
}
