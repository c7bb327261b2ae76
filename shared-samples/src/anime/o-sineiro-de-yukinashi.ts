import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const sineiro = series({
	id: 11,
	key: 'o-sineiro-de-yukinashi',
	names: {
		pt: 'O Sineiro de Yukinashi',
		en: 'The Bell Ringer of Yukinashi',
		romaji: 'Yukinashi no Kanetsuki',
		native: '雪無の鐘つき',
		synonyms: ['Yukinashi', 'Kanetsuki'],
	},
	status: 'releasing',
	genres: ['suspense', 'supernatural', 'mystery'],
	color: '#27374d',
	synopsis:
		'Neva em toda a província, menos em Yukinashi. O sino do templo toca sete vezes ao anoitecer, e os moradores contam em voz baixa, sempre de costas para a janela. Quando o sineiro morre, a vila contrata um forasteiro que nunca ouviu a história: Sakuya, afinador de pianos, surdo de um ouvido. Na primeira noite ele toca as sete. Na segunda, jura que parou na sétima, mas todos em Yukinashi contaram oito.',
	postedBy: 'igor-satori',
	addedAt: '2026-10-30T04:30:00Z',
	seasons: [
		season('Temporada 1', '2026-10-22', 24, [
			['Sete', 'Sakuya aprende o ritmo do sino e a primeira regra da vila: ninguém visita ninguém depois da quarta.'],
			['Oito', 'Uma casa que estava vazia amanhece com fumaça na chaminé e a mesa posta para cinco.'],
			['Ouvido esquerdo', 'O afinador percebe que metade do som do sino só existe para quem não escuta direito.'],
			['Caderno do sineiro', 'Quarenta anos de registros diários, todos iguais, exceto um dia arrancado à unha.'],
			['O degelo que não houve', 'A neve para exatamente na cerca, e alguém do lado de fora deixou pegadas de ida.'],
		]),
	],
	cast: {
		'Sakuya Nirasaki': 'Naoya Kusajima',
		'Tomoe, a estalajadeira': 'Yukino Hasuda',
		'Monge Ryūgen': 'Zenji Kurahashi',
		Inori: 'Otoha Tachihara',
	},
	staff: {
		Direção: 'Kei Tsurusaki',
		'Composição da série': 'Mio Nagasaka',
		'Design de personagens': 'Wakana Ishibe',
		'Direção de som': 'Ayumu Onizawa',
		'Trilha sonora': 'Satoru Wakatsuki',
	},
	studio: 'Yonaka Film',
	source: 'Romance',
	ageRating: '16 anos',
	planned: 10,
	platforms: ['Kiosque', 'Torii Play'],
	votes: bell(22_415, 8.2, 1.4),
	views: 441_870,
	likes: 40_335,
	slot: tokyo('25:00'),
})
