export const CLUB = {
  slug: 'prova',
  name: 'Circolo di prova',
  shortName: 'Prova',
  unit: 'EUR',
  decimals: 0,
  timeZone: 'Europe/Rome',
}
