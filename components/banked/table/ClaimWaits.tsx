/** A claim about this colpo that halts its settling. Source: B.29, T.10. */
export function ClaimWaits({ name, text }: { name: string; text: string }) {
  return (
    <p role="status" className="border-2 border-warn px-2 py-1">
      {name}: {text}
    </p>
  )
}
