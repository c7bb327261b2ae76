/** What the search overlay suggests; each finds something among the sample works. */
export const TRENDING: readonly string[] = [
	'Cartas do Farol',
	'Posta-Restante',
	'Tinta Viva',
	'Guarda-Nuvens',
	'Ramen',
	'Terceira Repartição',
	'Deuses Menores',
]
