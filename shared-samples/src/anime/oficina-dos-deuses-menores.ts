import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const oficina = series({
	id: 26,
	key: 'oficina-dos-deuses-menores-a-serie',
	names: {
		pt: 'Oficina dos Deuses Menores: A Série',
		en: 'Workshop of the Lesser Gods (TV)',
		romaji: 'Chiisana Kamigami no Kōbō',
		native: '小さな神々の工房（アニメ）',
		synonyms: ['Kamikōbō TV', 'Kamikobo', 'Deuses Menores'],
	},
	status: 'completed',
	genres: ['fantasy', 'supernatural', 'sliceoflife', 'comedy'],
	color: '#d4a017',
	synopsis:
		'Deuses de um palmo, alicates de joalheiro e uma aprendiz que fala demais: a adaptação de Kamikōbō leva para a tela a bagunça luminosa da galeria em Onomichi onde a senhora Tsukumo conserta divindades domésticas. A animação trata cada objeto como gente. As gavetas têm postura, as chaleiras têm sotaque, e Mei aprende que consertar não é deixar como novo. Cobre os dois primeiros volumes e acrescenta uma história inédita, a do guarda-chuva que não queria ser devolvido.',
	postedBy: 'bia-kagawa',
	addedAt: '2025-06-08T13:31:00Z',
	seasons: [
		season('Temporada 1', '2023-04-09', 24, [
			[
				'O deus da terceira gaveta',
				'Em seu primeiro dia, Mei precisa convencer uma cômoda inteira de que ninguém será jogado fora.',
			],
			[
				'Alicate de joalheiro',
				'Tsukumo entrega à aprendiz uma ferramenta mais velha que a cidade e proíbe que ela a use.',
			],
			['Garantia de noventa dias', 'Um freguês volta furioso: seu deus da pontualidade passou a chegar cedo demais.'],
			['Quem reza para um abridor de latas', 'A divindade mais solitária da galeria recebe uma oferenda por engano.'],
			['Botão de reserva', 'Costurado do lado de dentro há vinte anos, um deus pergunta quando será a sua vez.'],
			['A água que esfria no copo', 'A febre do vizinho depende de um espírito que só trabalha quando esquecem dele.'],
			['Devolução', 'Um guarda-chuva perdido recusa-se a voltar para o dono, e tem bons motivos.'],
			['Feira de deuses usados', 'No estacionamento do templo, Mei compra por dez ienes um problema de mil anos.'],
			['Dona Tsukumo tira folga', 'Sozinha na oficina, a aprendiz atende um cliente que não cabe pela porta.'],
			['Defeito de fábrica', 'Um deus perfeito aparece para reclamar de que nada nele precisa de conserto.'],
			[
				'Cola quente não é milagre',
				'Na noite do festival, a própria oficina começa a fazer o barulho das coisas quebradas.',
			],
		]),
	],
	cast: {
		Mei: 'Kanade Usagawa',
		'Senhora Tsukumo': 'Ikue Saganuma',
		'Deus da Terceira Gaveta': 'Bunta Ejiri',
		'O guarda-chuva': 'Fumika Tsukinobe',
		'Carteiro Inubushi': 'Wataru Hinokuma',
	},
	staff: {
		Direção: 'Chisato Imaizeki',
		'Composição da série': 'Emi Sudō',
		'Design de personagens': 'Wakana Ishibe',
		'Direção de arte': 'Ritsuko Hamada',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Karasu e Filhos',
	source: 'Mangá',
	ageRating: 'Livre',
	platforms: ['Torii Play', 'Lanterna+'],
	relations: [{ to: 'oficina-dos-deuses-menores', kind: 'source' }],
	votes: bell(72_508, 8.4, 1.2),
	views: 990_146,
	likes: 91_270,
})
