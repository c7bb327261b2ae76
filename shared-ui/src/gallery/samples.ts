/** Invented works, with names as long and as Japanese as real ones. */
export const works = [
	{
		id: 1,
		title: 'Lanternas de Setembro',
		native: '九月の灯籠',
		color: '#7a2d22',
		accent: '#e0a03c',
		year: 2024,
		score: 8.7,
	},
	{
		id: 2,
		title: 'A Bibliotecária do Último Trem para Kamakura e Outros Contos de Chuva',
		native: '鎌倉行き最終列車の司書',
		color: '#1f4a55',
		accent: '#9fd0c8',
		year: 2023,
		score: 9.1,
	},
	{ id: 3, title: 'Kōri', native: '氷', color: '#29405e', accent: '#dbe7ee', year: 2021, score: 7.9 },
	{
		id: 4,
		title: 'O Clube de Kendô da Rua Galvão Bueno',
		native: 'ガルボン通り剣道部',
		color: '#4b3a2a',
		accent: '#d8b27a',
		year: 2025,
		score: 8.2,
	},
	{ id: 5, title: 'Maré Alta', native: '満潮', color: '#16423c', accent: '#6fb59b', year: 2022, score: 6.4 },
	{
		id: 6,
		title: 'Sapataria das Estrelas',
		native: '星屑靴店',
		color: '#3b2945',
		accent: '#d58aa8',
		year: 2020,
		score: 8.0,
	},
	{ id: 7, title: 'Yōkai S.A.', native: '妖怪株式会社', color: '#5a4a12', accent: '#f0d878', year: 2024, score: 7.2 },
	{
		id: 8,
		title: 'Noventa Minutos de Neve',
		native: '雪の九十分',
		color: '#37475a',
		accent: '#f2f4f5',
		year: 2019,
		score: 8.8,
	},
] as const

/** A drawn picture as an address, so that the gallery needs no server. */
export function drawn(
	{ color, accent, id }: { color: string; accent: string; id: number },
	width: number,
	height: number,
): string {
	const moon = width * (0.25 + (id % 4) * 0.16)
	const hill = (at: number) =>
		`M0 ${height * at}Q${width * 0.3} ${height * (at - 0.12)} ${width * 0.55} ${height * at}T${width} ${height * (at - 0.06)}V${height}H0z`
	return `data:image/svg+xml,${encodeURIComponent(
		`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><rect width="100%" height="100%" fill="${color}"/><circle cx="${moon}" cy="${height * 0.3}" r="${Math.min(width, height) * 0.2}" fill="${accent}"/><path d="${hill(0.66)}" fill="#0d0f1a" opacity=".35"/><path d="${hill(0.8)}" fill="#0d0f1a" opacity=".6"/></svg>`,
	)}`
}
