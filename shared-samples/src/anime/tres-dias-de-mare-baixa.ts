import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const mareBaixa = series({
	id: 24,
	key: 'tres-dias-de-mare-baixa',
	names: {
		pt: 'Três Dias de Maré Baixa',
		en: 'Three Days of Low Tide',
		romaji: 'Ōshio no Mikkakan',
		native: '大潮の三日間',
		synonyms: ['Oshio', 'Mikkakan', 'Tres Dias de Mare Baixa'],
	},
	status: 'completed',
	genres: ['adventure', 'mystery'],
	color: '#118ab2',
	synopsis:
		'Uma vez por ano, durante três dias, o mar de Amakusa recua e descobre uma estrada entre dezenove ilhas. Por ela passam mercadores, noivas, devedores e um campeonato de corrida que ninguém admite organizar. Hibari, de quatorze anos, atravessa pela primeira vez levando um recado decorado palavra por palavra e sem a menor ideia do que ele significa. Cada ilha lhe conta uma parte. A água volta na noite do terceiro dia, com ou sem ela na areia.',
	postedBy: 'helo-vidal',
	addedAt: '2025-08-17T09:09:00Z',
	seasons: [
		season('A Travessia', '2020-10-03', 24, [
			[
				'A estrada aparece',
				'Ao amanhecer, dezenove ilhas viram uma só, e Hibari perde os sapatos no primeiro quilômetro.',
			],
			['Pedágio', 'Na ilha das Cordas paga-se a passagem com uma história que ninguém tenha ouvido.'],
			['A noiva que vai a pé', 'Um cortejo inteiro atrasa a travessia, e a noiva não parece ter pressa de chegar.'],
			['Poça', 'Presos na mesma água, um polvo e um ex-capitão disputam quem sabe esperar melhor.'],
			['Noite de areia', 'No meio da estrada, ao redor de uma fogueira, alguém reconhece o começo do recado.'],
			['O relojoeiro das marés', 'A ilha que prevê a água erra por onze minutos, e onze minutos são muita coisa.'],
			['Casco', 'Um navio afundado reaparece, com a mesa posta e a porta trancada por dentro.'],
			['Corrida', 'Para alcançar o mensageiro que vai na frente, Hibari se inscreve no campeonato proibido.'],
			['Destinatário', 'Na última ilha, três pessoas afirmam que o recado é para elas.'],
			['A água volta', 'O terceiro dia termina, e cada um precisa escolher de que lado quer passar o ano.'],
		]),
	],
	cast: {
		Hibari: 'Kanade Usagawa',
		'Ex-capitão Mozu': 'Genta Orihashi',
		'A noiva': 'Saya Minobara',
		'Relojoeiro Uzura': 'Reiji Utsugi',
	},
	staff: {
		Direção: 'Michiru Aramaki',
		'Composição da série': 'Haruomi Jinno',
		'Design de personagens': 'Cecília Hanashiro',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Taeko Ryūzaki',
	},
	studio: 'Minamo',
	source: 'Light novel',
	ageRating: '10 anos',
	platforms: ['Maré TV', 'Lanterna+'],
	votes: bell(39_226, 8.2, 1.3),
	views: 511_604,
	likes: 45_371,
})
