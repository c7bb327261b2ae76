import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const sobrado48 = series({
	id: 6,
	key: 'sobrado-48',
	names: {
		pt: 'Sobrado 48',
		en: 'No. 48, Liberdade',
		romaji: 'Riberudāde Yonjūhachi-banchi',
		native: 'リベルダーデ四十八番地',
		synonyms: ['Liberdade 48', 'Riberudade 48', 'Sobrado Quarenta e Oito'],
	},
	status: 'releasing',
	genres: ['sliceoflife', 'romance', 'drama'],
	color: '#b3122d',
	synopsis:
		'No térreo, uma relojoaria que ninguém mais visita. Em cima, três quartos, um banheiro e a vista para o viaduto. Quando o avô vai para o hospital, Marina Shigeta volta a São Paulo só para vender o imóvel e topa com quatro inquilinos que pagam o aluguel em favores: uma cantora de enka de Registro, um entregador que desenha mangá, um viúvo de Okinawa e um técnico que jura poder consertar qualquer relógio, menos o da parede. Falado em português e japonês, às vezes na mesma frase, como nas cozinhas de verdade.',
	postedBy: 'fernanda-lua',
	addedAt: '2026-10-26T23:50:00Z',
	seasons: [
		season('Temporada 1', '2026-10-18', 25, [
			['Hora certa', 'Marina chega com a papelada da venda e leva meia hora para conseguir que alguém abra a porta.'],
			['Karaokê de quarta', 'O bar da esquina fecha às onze, mas Dona Tsuru só começa a cantar às onze e cinco.'],
			['Pastel de vento', 'A feira de domingo vira campo de batalha entre duas receitas e três gerações.'],
			[
				'Carta de chamada',
				'Uma caixa de documentos do navio revela que o sobrenome da família foi um erro de cartório.',
			],
			['Corda para oito dias', 'Edu desmonta o relógio da parede e encontra dentro dele um bilhete dobrado em quatro.'],
		]),
	],
	cast: {
		'Marina Shigeta': 'Saya Minobara',
		'Edu Nakandakari': 'Wataru Hinokuma',
		'Dona Tsuru': 'Yae Morikawa',
		'Seu Higa': 'Tetsuji Oguma',
		'Kaique Tamura': 'Hayato Mizusaki',
	},
	staff: {
		Direção: 'Luana Takeuti',
		'Composição da série': 'Rafael Yonamine',
		'Design de personagens': 'Cecília Hanashiro',
		'Direção de arte': 'Davi Kobata',
		'Trilha sonora': 'Marcos Arakaki Leme',
	},
	studio: 'Jabuticaba Animação',
	source: 'Obra original',
	ageRating: '12 anos',
	planned: 13,
	platforms: ['Maré TV', 'Kiosque'],
	links: [{ name: 'Passeio sonoro pelo bairro', url: 'https://example.org/sobrado-48/passeio' }],
	votes: bell(23_870, 8.3, 1.4),
	views: 602_118,
	likes: 61_244,
	slot: { time: '19:30', zone: 'America/Sao_Paulo' },
})
