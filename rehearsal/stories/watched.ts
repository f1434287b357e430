import type { Story } from '../story'

/** An evening to look at: four games, and nobody to play but the program. */
export const WATCHED: Story = {
  name: 'watched',
  title: { it: 'Una serata del circolo', en: 'An evening of the club' },
  what: {
    it: 'Quattro giochi nella stessa sera, con la parete, il telefono, il tablet e la segreteria.',
    en: 'Four games in one evening, with the wall, a phone, a tablet and the desk.',
  },
  office: null,
  games: [
    { game: 'poker', level: 2 },
    { game: 'chemin-de-fer', level: 3 },
    { game: 'black-jack', level: 3 },
    { game: 'trente-et-quarante', level: 3 },
  ],
  begins: ({ tables }) =>
    Object.values(tables).some(
      ({ status, colpo, coup }) => status === 'playing' || (colpo ?? coup ?? null) !== null,
    ),
  steps: [],
}
