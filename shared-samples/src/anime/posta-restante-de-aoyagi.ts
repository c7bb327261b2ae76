import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const postaRestante = series({
	id: 2,
	key: 'posta-restante-de-aoyagi',
	names: {
		pt: 'Posta-Restante de Aoyagi',
		en: 'Poste Restante, Aoyagi',
		romaji: 'Aoyagi Kyokudome',
		native: '青柳局留',
		synonyms: ['Kyokudome', 'Aoyagi Post Office', 'Posta Restante'],
	},
	status: 'releasing',
	genres: ['supernatural', 'drama', 'sliceoflife'],
	color: '#3d5a98',
	synopsis:
		'A agência de Aoyagi não abre aos domingos, não vende selo e só recebe correspondência para quem já morreu. As cartas esperam trinta dias no guichê. Se ninguém as retira, e quase sempre ninguém retira, cabe aos funcionários ler, arquivar e, em casos raríssimos, responder. Shiho Natori pediu transferência para lá achando que seria um posto tranquilo. No primeiro plantão, encontra na caixa um envelope com a própria letra.',
	postedBy: 'bia-kagawa',
	addedAt: '2026-10-12T11:20:00Z',
	seasons: [
		season('Temporada 1', '2026-10-11', 24, [
			[
				'Trinta dias de guarda',
				'Shiho aprende a carimbar sem chorar, conselho que o chefe Onda dá a todos os novatos e não segue.',
			],
			[
				'Remetente: o padeiro da esquina',
				'Toda semana chega a mesma receita, corrigida em um ingrediente, para uma freguesa que não vai voltar.',
			],
			[
				'Insuficiência de porte',
				'Um menino de sete anos quer saber quantas figurinhas custa mandar um desenho para o irmão.',
			],
			[
				'O carteiro que faz o caminho inverso',
				'Kuramochi sai da agência de bolsa vazia e volta com ela pesada, e ninguém pergunta de onde.',
			],
			[
				'Mudou-se',
				'Uma carta é retirada no guichê pela primeira vez em onze anos, e a assinatura no recibo ainda está úmida.',
			],
			[
				'Sem data no carimbo',
				'A chuva alaga o arquivo, e salvar as cartas exige que todos leiam em voz alta o que vinham guardando.',
			],
		]),
	],
	cast: {
		'Shiho Natori': 'Natsuho Enokida',
		'Chefe Onda': 'Zenji Kurahashi',
		Kuramochi: 'Keigo Amamori',
		'Dona Fusae': 'Ikue Saganuma',
	},
	staff: {
		Direção: 'Sayuri Tokita',
		'Composição da série': 'Kenta Shiomi',
		'Design de personagens': 'Mana Kajitani',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Satoru Wakatsuki',
	},
	studio: 'Yonaka Film',
	source: 'Obra original',
	ageRating: '12 anos',
	planned: 12,
	platforms: ['Lanterna+', 'Maré TV'],
	links: [{ name: 'Mande uma carta à agência', url: 'https://example.org/posta-restante-de-aoyagi/guiche' }],
	votes: bell(41_286, 8.6, 1.2),
	views: 914_220,
	likes: 88_047,
	featured: 2,
	slot: tokyo('23:00'),
})
