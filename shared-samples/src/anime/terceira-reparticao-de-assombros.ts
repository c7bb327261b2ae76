import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const terceiraReparticao = series({
	id: 7,
	key: 'terceira-reparticao-de-assombros',
	names: {
		pt: 'Terceira Repartição de Assombros',
		en: 'The Third Bureau of Hauntings',
		romaji: 'Edo Kaii Daisan Bugyōsho',
		native: '江戸怪異第三奉行所',
		synonyms: ['Daisan Bugyosho', 'Third Bureau', 'Repartição de Edo'],
	},
	status: 'releasing',
	genres: ['comedy', 'supernatural', 'mystery'],
	color: '#6b3fa0',
	synopsis:
		'Edo, 1787. Para assombrar uma casa são necessários alvará, planta baixa e anuência de dois vizinhos. Quem confere tudo é a Terceira Repartição, um casarão onde um guarda-chuva de um olho só cuida do protocolo e uma mulher de pescoço comprido atende cinco guichês ao mesmo tempo. O único humano do quadro é Yasubei, um samurai tão endividado que aceitou o emprego sem ler a vaga. Entre carimbos, recursos e taxas de urgência, alguém anda assustando gente sem licença nenhuma.',
	postedBy: 'igor-satori',
	addedAt: '2026-10-11T15:30:00Z',
	seasons: [
		season('Temporada 1', '2026-10-10', 24, [
			['Volte na quinta-feira', 'Yasubei recebe uma mesa, um pincel sem pelos e setecentos processos atrasados.'],
			[
				'Anuência dos vizinhos',
				'Um fantasma tímido precisa de duas assinaturas, e a rua inteira finge que não está em casa.',
			],
			['Taxa de lamento noturno', 'A nova tabela de preços leva as assombrações de poço à beira da greve.'],
			[
				'Segunda via de sombra',
				'Um comerciante perde a sombra, aciona o seguro e lê, tarde demais, a cláusula das silhuetas.',
			],
			['Hora do almoço', 'Durante exatos sessenta minutos, ninguém atende o demônio que veio destruir a cidade.'],
			[
				'Assombro sem alvará',
				'Três casas assustadas na mesma noite e nenhum processo aberto: é o primeiro crime de verdade.',
			],
		]),
	],
	cast: {
		'Yasubei Kurodani': 'Issei Makabe',
		'Okubi, dos cinco guichês': 'Akiho Nagatomi',
		'Karakasa do Protocolo': 'Bunta Ejiri',
		'Magistrado Enma-no-suke': 'Zenji Kurahashi',
	},
	staff: {
		Direção: 'Chisato Imaizeki',
		'Composição da série': 'Tōru Magome',
		'Design de personagens': 'Wakana Ishibe',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Karasu e Filhos',
	source: 'Mangá na web',
	ageRating: '10 anos',
	planned: 12,
	platforms: ['Torii Play'],
	votes: bell(31_094, 8, 1.4),
	views: 588_306,
	likes: 49_712,
	slot: tokyo('22:30'),
})
