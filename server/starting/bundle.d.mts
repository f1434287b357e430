export function bundle(
  root: string,
  entries: Readonly<Record<string, string>>,
  folder: string,
): Promise<string[]>
