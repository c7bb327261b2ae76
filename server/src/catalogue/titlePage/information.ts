/** The labels of the information list in the order of the page; others follow alphabetically. */
const ORDER = [
	'Formato',
	'Tipo',
	'Volumes',
	'Capítulos',
	'Episódios',
	'Duração',
	'Status',
	'Temporada',
	'Estreia',
	'Publicação',
	'Serialização',
	'Estúdio',
	'Produção',
	'Fonte',
	'Classificação',
]

/** The information of a title as lines, in the order of the page. */
export function informationLines(information: Readonly<Record<string, string>>): { label: string; value: string }[] {
	const rank = (label: string) => (ORDER.includes(label) ? ORDER.indexOf(label) : ORDER.length)
	return Object.entries(information)
		.map(([label, value]) => ({ label, value }))
		.sort((one, other) => rank(one.label) - rank(other.label) || one.label.localeCompare(other.label, 'pt-BR'))
}
