import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const chamadaGeral = series({
	id: 19,
	key: 'chamada-geral-de-hachijo',
	names: {
		pt: 'Chamada Geral de Hachijō',
		en: 'Calling CQ from Hachijō',
		romaji: 'Hachijō-jima yori CQ',
		native: '八丈島よりCQ',
		synonyms: ['Hachijo CQ', 'CQ CQ', 'Chamada Geral'],
	},
	status: 'completed',
	genres: ['sliceoflife', 'drama', 'romance'],
	color: '#00b37e',
	synopsis:
		'Não há sinal de celular na encosta sul de Hachijō-jima, mas há uma antena de quinze metros. Mizuki Okiyama tem treze anos, licença de radioamadora e um caderno com cento e quatro países. O avô ensinou o alfabeto, o Morse e a regra de ouro: primeiro se escuta. Quando uma voz de menino começa a aparecer toda noite em uma frequência que deveria estar vazia, Mizuki precisa de paciência, de propagação e de um pouco de geografia para descobrir de onde ele fala.',
	postedBy: 'bia-kagawa',
	addedAt: '2025-03-11T22:05:00Z',
	seasons: [
		season('Temporada 1', '2014-07-04', 23, [
			['Primeiro se escuta', 'Na noite da prova, o avô desliga o transmissor e manda Mizuki anotar só o silêncio.'],
			[
				'Alfa, Bravo, Charlie',
				'Uma excursão da escola se perde na trilha, e o alfabeto fonético vira brincadeira séria.',
			],
			['Cartão QSL', 'O correio da ilha recebe um postal da Finlândia que levou mais tempo que a própria Mizuki.'],
			[
				'Vinte metros de fio',
				'A nova antena precisa de um poste, e o poste mais alto pertence ao maior inimigo do avô.',
			],
			['Mancha solar', 'Por três dias o céu fica surdo, e a vila descobre quanto dependia da menina do rádio.'],
			['Frequência vazia', 'A voz do menino dá o próprio indicativo, e ele não está em lista nenhuma.'],
			['Barco das nove', 'Um tufão fecha o porto, e é pelo rádio que se organiza o parto da vizinha.'],
			['Setenta e três', 'O avô vai para o hospital no continente e combina um horário para a conversa da noite.'],
			['Resposta do fundo', 'Mizuki cruza maré, hora e estática até marcar um ponto bem no meio do mapa azul.'],
			['Câmbio', 'No cais, com um rádio de mão e a bateria pela metade, alguém repete o indicativo dela.'],
		]),
	],
	cast: {
		'Mizuki Okiyama': 'Hinano Usugawa',
		'Vô Seiji': 'Tetsuji Oguma',
		'A voz': 'Hayato Mizusaki',
		'Professora Aomi': 'Saya Minobara',
	},
	staff: {
		Direção: 'Mana Kajitani',
		'Composição da série': 'Haruomi Jinno',
		'Design de personagens': 'Chika Yonehara',
		'Direção de som': 'Ayumu Onizawa',
		'Trilha sonora': 'Satoru Wakatsuki',
	},
	studio: 'Minamo',
	source: 'Obra original',
	ageRating: 'Livre',
	platforms: ['Lanterna+', 'Maré TV'],
	links: [{ name: 'Tabela do alfabeto fonético', url: 'https://example.org/chamada-geral-de-hachijo/alfabeto' }],
	votes: bell(64_190, 8.4, 1.2),
	views: 873_402,
	likes: 79_960,
})
