import { series } from './work.ts'

export const tintaViva = series({
	id: 32,
	key: 'tinta-viva-a-serie',
	names: {
		pt: 'Tinta Viva: A Série',
		en: 'Living Ink (TV)',
		romaji: 'Ikizumi',
		native: '生き墨（アニメ）',
		synonyms: ['Ikizumi TV', 'Living Ink Anime'],
	},
	status: 'not_released',
	started: '2027-07',
	genres: ['action', 'fantasy', 'supernatural'],
	color: '#3d348b',
	synopsis:
		'Sumigawa vai se mexer. A adaptação mais pedida dos últimos anos estreia no verão japonês com uma promessa arriscada: todos os desenhos inacabados que fogem do papel serão animados a pincel, com nanquim de verdade, por uma equipe separada da que desenha Sumire e a Ronda. O primeiro teaser tem quarenta segundos, um tigre sem listras e nenhum corte.',
	postedBy: 'duda-ramos',
	addedAt: '2026-11-13T15:00:00Z',
	cast: { 'Sumire Karasuda': 'Kanade Usagawa', 'O tigre sem listras': 'Zenji Kurahashi' },
	staff: {
		Direção: 'Ryōta Chikura',
		'Composição da série': 'Emi Sudō',
		'Direção de animação a pincel': 'Wakana Ishibe',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Kazaguruma',
	source: 'Mangá',
	ageRating: 'A definir',
	planned: 12,
	platforms: [],
	relations: [{ to: 'tinta-viva', kind: 'source' }],
	votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
	views: 141_880,
	likes: 41_206,
})
