/** A figure of the top bar, below its name. */
export function Figure({ name, value }: { name: string; value: number }) {
  return (
    <div className="text-center">
      <dt className="text-sm leading-tight text-sage">{name}</dt>
      <dd className="text-2xl leading-tight font-semibold tabular-nums">{value}</dd>
    </div>
  )
}
