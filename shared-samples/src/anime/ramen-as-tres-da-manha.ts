import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const ramen = series({
	id: 29,
	key: 'ramen-as-tres-da-manha-a-serie',
	names: {
		pt: 'Ramen às Três da Manhã: A Série',
		en: 'Ramen at Three in the Morning (TV)',
		romaji: 'Gozen Sanji no Rāmen',
		native: '午前三時のラーメン（アニメ）',
		synonyms: ['Gozen Rāmen TV', 'Lámen às Três da Manhã'],
	},
	status: 'releasing',
	genres: ['sliceoflife', 'comedy', 'drama'],
	color: '#ff7b00',
	synopsis:
		'Exibido no horário em que a história acontece, às três da manhã de sábado, o anime do carrinho sem endereço acompanha uma noite de Fukuoka por episódio. A faxineira de ônibus segue o vapor, o revisor de bulas segue a faxineira, o lutador aposentado segue a fome. O dono continua sem dizer uma palavra, mas o som da faca, do caldo e das rodas tortas fala por ele. Há cenas inteiras sem diálogo, e a cidade ao fundo foi desenhada em caderninhos de bolso, de madrugada, pela própria equipe.',
	postedBy: 'caio-mori',
	addedAt: '2026-10-16T18:10:00Z',
	seasons: [
		season('Temporada 1', '2026-10-16', 14, [
			['Rodas tortas', 'Depois do último ônibus, três desconhecidos disputam sem dizer nada o mesmo banquinho.'],
			['Siga o vapor', 'Sem endereço nem placa, a noite vira uma caçada guiada por cachorros e garis.'],
			['Contraindicações', 'O revisor encontra um erro na bula e uma vírgula a mais na própria vida.'],
			['Peso-pesado', 'Um menino reconhece o lutador e pede um golpe em vez de um autógrafo.'],
			[
				'Noite sem carrinho',
				'São três e quinze, a esquina está vazia, e eles descobrem que não sabem o nome um do outro.',
			],
			['Código de honra', 'Num guardanapo, ficam proibidos o celular, a pressa e qualquer pergunta sobre o caldo.'],
		]),
	],
	cast: {
		'A faxineira de ônibus': 'Saya Minobara',
		'O revisor de bulas': 'Reiji Utsugi',
		'O lutador aposentado': 'Daigo Sekimori',
		'Narração do rádio': 'Fumika Tsukinobe',
	},
	staff: {
		Direção: 'Ayumu Onizawa',
		'Composição da série': 'Rafael Yonamine',
		'Design de personagens': 'Jun Akabori',
		'Direção de som': 'Ayumu Onizawa',
		'Trilha sonora': 'Marcos Arakaki Leme',
	},
	studio: 'Jabuticaba Animação',
	source: 'Mangá',
	ageRating: '10 anos',
	planned: 12,
	platforms: ['Kiosque', 'Maré TV'],
	relations: [{ to: 'ramen-as-tres-da-manha', kind: 'source' }],
	votes: bell(16_820, 8.3, 1.3),
	views: 299_471,
	likes: 34_118,
	// The slot is the hour of the title, as the broadcaster writes it: Friday at 27:00.
	slot: tokyo('27:00'),
})
