/** The trending terms of the search overlay; each one matches a sample title. */
export const TRENDING: readonly string[] = [
	'Cartas do Farol',
	'Posta-Restante',
	'Tinta Viva',
	'Guarda-Nuvens',
	'Ramen',
	'Terceira Repartição',
	'Deuses Menores',
]
