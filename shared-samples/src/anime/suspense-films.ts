import { bell } from './bell.ts'
import { film } from './work.ts'

export const vinteEDuasHoras = film({
	id: 37,
	key: 'vinte-e-duas-horas-de-escuro',
	names: {
		pt: 'Vinte e Duas Horas de Escuro',
		en: 'Twenty-Two Hours Dark',
		romaji: 'Nijūni-jikan no Yami',
		native: '二十二時間の闇',
		synonyms: ['22 Horas de Escuro', 'Nijuni-jikan', '22 Hours Dark'],
	},
	status: 'completed',
	started: '2014-11-15',
	genres: ['suspense', 'action'],
	color: '#14213d',
	synopsis:
		'Sapporo, janeiro, dezesseis graus abaixo de zero. A luz cai às sete da noite e não volta. Na central de energia, Tsugumi tem o plano de religação na cabeça, um pé engessado e a certeza de que o apagão foi ensaiado. Para atravessar a cidade até a subestação sul, conta com um entregador de gás, um ônibus elétrico com nove por cento de bateria e as janelas de quem ainda tem velas. Sem trilha musical até o último minuto, quando a primeira geladeira volta a zumbir.',
	postedBy: 'gustavo-nakamura',
	addedAt: '2025-12-07T19:07:00Z',
	minutes: 121,
	cast: {
		'Tsugumi Aragaki': 'Shiori Kadobata',
		'Entregador Hachiya': 'Daigo Sekimori',
		'Operador Nemuro': 'Reiji Utsugi',
		'Motorista Fuku': 'Genta Orihashi',
	},
	staff: {
		Direção: 'Noriaki Tamagaki',
		Roteiro: 'Mio Nagasaka',
		'Direção de animação de ação': 'Ryōta Chikura',
		'Direção de som': 'Ayumu Onizawa',
	},
	studio: 'Kazaguruma',
	source: 'Romance',
	ageRating: '14 anos',
	platforms: ['Torii Play'],
	votes: bell(33_802, 7.3, 1.6),
	views: 418_116,
	likes: 27_930,
})

export const testemunhaDePapel = film({
	id: 40,
	key: 'a-testemunha-de-papel',
	names: {
		pt: 'A Testemunha de Papel',
		en: 'The Paper Witness',
		romaji: 'Kami no Shōnin',
		native: '紙の証人',
		synonyms: ['Kami no Shonin', 'Paper Witness'],
	},
	status: 'completed',
	started: '2010-03-06',
	genres: ['mystery', 'drama', 'suspense'],
	color: '#c9a66b',
	synopsis:
		'Osaka, 1951. O contador de histórias que percorria o bairro com seu teatrinho de cartões é encontrado morto, e falta na caixa o último cartão do conto que ele vinha narrando às crianças. Dez meninos sabem a história de cor, cada um até um ponto diferente. O detetive Kumode, que não gosta de criança nem de conto, precisa ouvi-los todos, na ordem certa, e comprar bala para cada um.',
	postedBy: 'igor-satori',
	addedAt: '2025-06-19T01:50:00Z',
	minutes: 107,
	cast: {
		'Detetive Kumode': 'Issei Makabe',
		'Kazuko, a que viu o fim': 'Umi Kasagi',
		'O contador': 'Tetsuji Oguma',
		'Dona da venda': 'Yae Morikawa',
	},
	staff: {
		Direção: 'Kei Tsurusaki',
		Roteiro: 'Mio Nagasaka',
		'Design de personagens': 'Chika Yonehara',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Satoru Wakatsuki',
	},
	studio: 'Yonaka Film',
	source: 'Obra original',
	ageRating: '12 anos',
	platforms: ['Torii Play', 'Lanterna+'],
	votes: bell(24_690, 8.4, 1.2),
	views: 301_552,
	likes: 26_117,
})
