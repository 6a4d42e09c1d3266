/** Short guides that come with the product, each with the question of ours that it leads to. */
export const guides = [
  { name: 'papers', question: 'papers', picture: { key: 'solar-1-a', tone: '#7a8955' } },
  { name: 'closing', question: 'closing', picture: { key: 'sala-1-a', tone: '#9e917c' } },
  { name: 'energy', question: 'energy', picture: { key: 'cocina-1-a', tone: '#a48f70' } },
] as const
