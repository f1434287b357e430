/** The cartaro's mark: the pack that the player deals, as two backs under a card. A word beside it says the same. */
export function CartaroMark({ className = 'h-[1.35em]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 30 28" aria-hidden="true" className={`shrink-0 ${className}`}>
      <g stroke="#2a1c08" strokeWidth="1.2">
        <rect
          x="6"
          y="5"
          width="14"
          height="20"
          rx="2"
          fill="#8f2f24"
          transform="rotate(-16 13 25)"
        />
        <rect x="8" y="4" width="14" height="20" rx="2" fill="#8f2f24" />
        <rect
          x="10"
          y="5"
          width="14"
          height="20"
          rx="2"
          fill="#fffdf6"
          transform="rotate(16 17 25)"
        />
      </g>
      <path
        d="M0-9.8C2.4-5.6 9.2-2.2 9.2 2.8C9.2 5.6 7.2 7.3 5 7.3C3.2 7.3 1.9 6.4 1.2 5C1.4 7 2.5 8.6 4.1 9.6H-4.1C-2.5 8.6-1.4 7-1.2 5C-1.9 6.4-3.2 7.3-5 7.3C-7.2 7.3-9.2 5.6-9.2 2.8C-9.2-2.2-2.4-5.6 0-9.8z"
        fill="#1a1a1a"
        transform="rotate(16 17 25) translate(17 15) scale(0.4)"
      />
    </svg>
  )
}
