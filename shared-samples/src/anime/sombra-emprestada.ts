import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const sombraEmprestada = series({
	id: 23,
	key: 'sombra-emprestada',
	names: {
		pt: 'Sombra Emprestada',
		en: 'Borrowed Shadow',
		romaji: 'Kage o Kariru',
		native: '影を借りる',
		synonyms: ['Kagekari', 'Kage wo Kariru', 'Borrowed Shadow'],
	},
	status: 'completed',
	genres: ['supernatural', 'suspense', 'romance'],
	color: '#6d597a',
	synopsis:
		'Em Nagasaki, numa ladeira de pedra, há uma loja de penhores que aceita sombras. O freguês leva o dinheiro e passa um mês sem ela; quase ninguém nota a falta, e menos gente ainda volta para pagar. Ruka, filha do dono, cresceu entre as prateleiras e sabe a quem pertence cada silhueta, menos a que a segue desde criança. Doze noites de agosto, doze penhores vencidos e um rapaz que quer comprar de volta a sombra de outra pessoa.',
	postedBy: 'igor-satori',
	addedAt: '2025-05-30T23:59:00Z',
	seasons: [
		season('Doze Noites', '2012-07-12', 24, [
			['Prazo de trinta dias', 'Um noivo deixa a sombra no balcão na véspera do casamento e esquece o recibo.'],
			['Ao meio-dia', 'Na hora em que ninguém projeta nada, Ruka atravessa o mercado sem medo.'],
			['Contraluz', 'A fotógrafa da praça revela um filme em que faltam seis pessoas.'],
			['Lampião de gás', 'Um apagão na ladeira solta as prateleiras, e a loja inteira vai passear.'],
			['Duas silhuetas', 'Yorito pede o que não é dele e oferece em troca tudo o que tem.'],
			['Sombra de criança', 'O penhor mais antigo da casa mede noventa centímetros e ainda brinca sozinho.'],
			['Teatro', 'Uma companhia chinesa de sombras reconhece, na parede, a sua antiga estrela.'],
			['Sol da meia-noite', 'Os faróis de um navio obrigam a cidade a mostrar o que empenhou.'],
			['Leilão', 'Venceram os prazos, e compradores sem rosto dão lances com os dedos.'],
			['A mão por trás', 'Ruka acende uma vela de cada lado e conta quantas sombras respondem.'],
			['Eclipse', 'Por quatro minutos ninguém deve nada a ninguém.'],
			['Resgate', 'Ao abrir o cofre do pai, ela encontra um recibo com o próprio nome.'],
		]),
	],
	cast: {
		'Ruka Shiranui': 'Otoha Tachihara',
		'Yorito Kaminaga': 'Naoya Kusajima',
		'O penhorista': 'Tetsuji Oguma',
		'Fotógrafa Benizaki': 'Yukino Hasuda',
	},
	staff: {
		Direção: 'Kei Tsurusaki',
		'Composição da série': 'Mio Nagasaka',
		'Design de personagens': 'Wakana Ishibe',
		'Direção de fotografia': 'Akira Hoshimura',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Yonaka Film',
	source: 'Obra original',
	ageRating: '14 anos',
	platforms: ['Lanterna+'],
	votes: bell(57_440, 7.6, 1.7),
	views: 744_902,
	likes: 58_113,
})
