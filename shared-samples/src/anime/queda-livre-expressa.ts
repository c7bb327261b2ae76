import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series, tokyo } from './work.ts'

export const quedaLivre = series({
	id: 14,
	key: 'queda-livre-expressa',
	names: {
		pt: 'Queda Livre Expressa',
		en: 'Freefall Express',
		romaji: 'Rakka Tokkyūbin',
		native: '落下特急便',
		synonyms: ['Rakka Tokkyubin', 'Rakkabin', 'Freefall Express'],
	},
	status: 'releasing',
	genres: ['action', 'scifi', 'comedy'],
	color: '#00a6fb',
	synopsis:
		'A cidade de Tsurukane tem nove quilômetros de altura e um único sentido barato: para baixo. Entregadores saltam do terraço com a encomenda nas costas e têm três minutos para acertar a janela certa. Yūhi Ranzan é a mais veloz da Queda Livre Expressa e a que mais quebra vidraças. Quando recebe um pacote endereçado ao andar zero, onde oficialmente não mora ninguém, a empresa inteira resolve cair junto.',
	postedBy: 'caio-mori',
	addedAt: '2026-10-24T12:12:00Z',
	seasons: [
		season('Temporada 1', '2026-10-23', 24, [
			['Janela 8.114', 'Sopa quente, vento de cauda e um cliente que mudou de andar sem avisar.'],
			['Taxa de subida', 'Descer leva três minutos; voltar para buscar o troco custa o salário do mês.'],
			['Zona de pombos', 'Um bando em migração fecha o céu dos andares médios e abre um mercado paralelo.'],
			['Andar zero', 'O pacote bate em uma porta sem número, e alguém do outro lado agradece pelo nome.'],
			['Contra o vento', 'A concorrente lança entregas por drone e desafia Yūhi a cair mais devagar.'],
		]),
	],
	cast: {
		'Yūhi Ranzan': 'Akiho Nagatomi',
		'Chefe Dosokō': 'Bunta Ejiri',
		Tsubame: 'Kanade Usagawa',
		'Meio-Dia': 'Hayato Mizusaki',
	},
	staff: {
		Direção: 'Ryōta Chikura',
		'Composição da série': 'Emi Sudō',
		'Design de personagens': 'Jun Akabori',
		'Direção de arte': 'Davi Kobata',
		'Trilha sonora': 'Unidade Pulso Duplo',
	},
	studio: 'Kazaguruma',
	source: 'Mangá na web',
	ageRating: '12 anos',
	planned: 12,
	platforms: ['Lanterna+', 'Torii Play'],
	votes: bell(34_871, 7.2, 1.7),
	views: 690_213,
	likes: 51_448,
	slot: tokyo('22:00'),
})
