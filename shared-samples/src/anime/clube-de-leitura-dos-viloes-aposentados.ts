import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const clubeDeLeitura = series({
	id: 16,
	key: 'clube-de-leitura-dos-viloes-aposentados',
	names: {
		pt: 'Clube de Leitura dos Vilões Aposentados',
		en: 'The Retired Villains’ Book Club',
		romaji: 'Intai Akuyaku Dokushokai',
		native: '引退悪役読書会',
		synonyms: ['Akuyaku Dokushokai', 'Villains Book Club', 'Clube dos Vilões'],
	},
	status: 'releasing',
	genres: ['comedy', 'fantasy'],
	color: '#4b1d52',
	synopsis:
		'Toda terça à tarde, na biblioteca pública de uma cidade termal, reúnem-se um ex-senhor das trevas, uma bruxa do pântano com artrose, um general que perdeu três impérios e o estagiário que foi capanga por duas semanas. Eles leem romances, tomam chá e discordam de todos os finais. A bibliotecária Ogawa só descobre quem são quando o livro do mês é a biografia do herói, e a sala inteira conhece a versão não autorizada.',
	postedBy: 'helo-vidal',
	addedAt: '2026-10-20T17:35:00Z',
	seasons: [
		season('Temporada 1', '2026-10-13', 24, [
			['Livro do mês', 'A escolha do título exige três turnos de votação e uma trégua por escrito.'],
			[
				'Narrador não confiável',
				'O Senhor das Trevas acha que o protagonista exagera; os demais acham que ele se identificou.',
			],
			['Multa por atraso', 'Um grimório emprestado em 1652 volta à biblioteca, e o sistema calcula os juros.'],
			['Final feliz', 'A bruxa do pântano pede ajuda para terminar o romance que escreve em segredo há sessenta anos.'],
			['Nota de rodapé', 'O capanga percebe que aparece no livro do herói, sem nome, na página 212.'],
			['Sarau', 'O general decora um poema de onze sílabas e treme como jamais tremeu em batalha.'],
		]),
	],
	cast: {
		'Morgrave, Senhor das Trevas': 'Zenji Kurahashi',
		'Bruxa Nezumi': 'Ikue Saganuma',
		'General Barbaçana': 'Daigo Sekimori',
		'Capanga Número 7': 'Wataru Hinokuma',
		'Ogawa, a bibliotecária': 'Otoha Tachihara',
	},
	staff: {
		Direção: 'Chisato Imaizeki',
		'Composição da série': 'Tōru Magome',
		'Design de personagens': 'Chika Yonehara',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Karasu e Filhos',
	source: 'Light novel',
	ageRating: '10 anos',
	planned: 12,
	platforms: ['Torii Play', 'Maré TV'],
	votes: bell(26_540, 8.1, 1.4),
	views: 471_256,
	likes: 47_903,
	slot: tokyo('22:30'),
})
