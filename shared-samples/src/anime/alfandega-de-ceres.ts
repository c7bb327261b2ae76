import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { ova, series, tokyo } from './work.ts'

export const alfandega = series({
	id: 3,
	key: 'alfandega-de-ceres',
	names: {
		pt: 'Alfândega de Ceres',
		en: 'Ceres Customs Log',
		romaji: 'Keresu Zeikan Nisshi',
		native: 'ケレス税関日誌',
		synonyms: ['Keresu Zeikan', 'Ceres Customs', 'Alfandega'],
	},
	status: 'releasing',
	genres: ['scifi', 'mystery', 'sliceoflife'],
	color: '#1f8a8a',
	synopsis:
		'Entre Marte e Júpiter existe um balcão. Atrás dele, três fiscais mal pagos decidem o que passa: sementes, relíquias, animais que não estão em catálogo nenhum, urnas funerárias com peso demais. O regulamento permite abrir um único contêiner por dia, e escolher qual é a parte difícil do emprego. Episódio a episódio, as declarações de carga do porto de Ceres vão formando a história de uma colônia que alguém está desmontando em silêncio, peça por peça, com todos os impostos em dia.',
	postedBy: 'gustavo-nakamura',
	addedAt: '2025-10-02T18:00:00Z',
	seasons: [
		season('Temporada 1: Mercadoria Declarada', '2025-10-03', 24, [
			[
				'Nada a declarar',
				'No primeiro turno de Ilse Hoshikawa, um monge jura que as quarenta caixas dele levam apenas silêncio.',
			],
			['Perecíveis', 'Um carregamento de pêssegos chega com oito anos de atraso e perfeitamente maduro.'],
			[
				'Bagagem desacompanhada',
				'A mala gira na esteira há três dias, e a cadela farejadora se recusa a chegar perto, por educação.',
			],
			['Animais vivos', 'O formulário tem campo para número de patas, e ninguém no balcão concorda com a contagem.'],
			['Isenção diplomática', 'Uma embaixadora sem planeta exige passar, e tecnicamente não há lei que a impeça.'],
			[
				'Amostra sem valor comercial',
				'Bunji reconhece num frasco de terra o cheiro do quintal em que cresceu, que já não existe.',
			],
			['Contêiner 0', 'Um erro de digitação leva a equipe a abrir a caixa que nunca deveria ter sido numerada.'],
			['Peso líquido', 'Treze urnas idênticas, doze famílias e uma balança que não mente nem ajuda.'],
			[
				'Regime de trânsito',
				'Presos no porto por uma greve, viajantes e fiscais improvisam uma cidade de duas noites.',
			],
			['Auditoria', 'O inspetor de Palas revisa um ano de registros e faz a pergunta que Ilse evitava.'],
		]),
		season('Temporada 2: Zona Franca', '2026-10-09', 24, [
			[
				'Reabertura do balcão',
				'Ilse volta de licença e encontra o porto pintado, um chefe novo e a mesma mala na esteira.',
			],
			['Tabela de alíquotas', 'Bunji perde uma aposta e precisa calcular o imposto devido por uma lembrança.'],
			['Selo rompido', 'Quatro lacres violados seguem um padrão que só a faxineira do turno da noite tinha notado.'],
			['Falso fundo', 'Um menino clandestino explica, com lógica impecável, por que é carga e não passageiro.'],
			['Nota de embarque', 'Uma compositora tenta exportar uma música que ainda não escreveu.'],
			['Quarentena', 'Sete dias de porta fechada bastam para transformar colegas em vizinhos insuportáveis.'],
			['Porto de origem', 'O selo de uma caixa comum aponta para um lugar que todos os mapas dão como desabitado.'],
		]),
	],
	cast: {
		'Ilse Hoshikawa': 'Shiori Kadobata',
		'Bunji Tsukuda': 'Genta Orihashi',
		'Nono, a farejadora': 'Umi Kasagi',
		'Inspetor de Palas': 'Reiji Utsugi',
		'Dona Marisol': 'Yae Morikawa',
	},
	staff: {
		Direção: 'Tatsurō Ebina',
		'Composição da série': 'Mio Nagasaka',
		'Design de personagens': 'Kei Tsurusaki',
		'Design mecânico': 'Yōichi Serizawa',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Hoshikuzu Works',
	source: 'Romance',
	ageRating: '12 anos',
	planned: 22,
	platforms: ['Torii Play', 'Kiosque'],
	relations: [{ to: 'alfandega-de-ceres-inventario', kind: 'side_story' }],
	votes: bell(96_311, 8.5, 1.25),
	views: 1_530_902,
	likes: 121_775,
	featured: 4,
	slot: tokyo('23:30'),
})

export const inventario = ova({
	id: 46,
	key: 'alfandega-de-ceres-inventario',
	names: {
		pt: 'Alfândega de Ceres: Inventário de Fim de Ano',
		en: 'Ceres Customs Log: Year-End Stocktaking',
		romaji: 'Keresu Zeikan Nisshi: Nenmatsu Tanaoroshi',
		native: 'ケレス税関日誌 年末棚卸し',
		synonyms: ['Nenmatsu Tanaoroshi', 'Ceres Customs OVA'],
	},
	status: 'not_released',
	started: '2027-01',
	genres: ['scifi', 'comedy', 'mystery'],
	color: '#5fc9b8',
	synopsis:
		'Na última noite do ano, o porto fecha e os fiscais contam tudo: grampos, lacres, xícaras, mágoas. Sobra um item que não consta em lista nenhuma e que parece estar contando de volta. Dois episódios curtos que acompanham o disco da segunda temporada, escritos pela autora do romance.',
	postedBy: 'gustavo-nakamura',
	addedAt: '2026-11-06T16:45:00Z',
	minutes: 18,
	cast: { 'Ilse Hoshikawa': 'Shiori Kadobata', 'Bunji Tsukuda': 'Genta Orihashi', 'Nono, a farejadora': 'Umi Kasagi' },
	staff: { Direção: 'Tatsurō Ebina', Roteiro: 'Mio Nagasaka', 'Trilha sonora': 'Ayako Fuchigami' },
	studio: 'Hoshikuzu Works',
	source: 'Romance',
	ageRating: 'A definir',
	planned: 2,
	platforms: [],
	relations: [{ to: 'alfandega-de-ceres', kind: 'prequel' }],
	votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
	views: 12_309,
	likes: 2_114,
})
