/** The wall while there is nothing to list: a notice, as large as the wall allows. */
export function EmptyBoard({ title, then }: { title: string; then: string }) {
  return (
    <main className="flex grow flex-col items-center justify-center gap-6 px-8 text-center">
      <p className="font-serif text-[6rem] leading-tight">{title}</p>
      <p className="text-[3rem] text-sage">{then}</p>
    </main>
  )
}
