import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { film, series } from './work.ts'

export const cartografa = series({
	id: 1,
	key: 'a-cartografa-do-reino-que-anda',
	names: {
		pt: 'A Cartógrafa do Reino que Anda',
		en: 'The Cartographer of the Walking Country',
		romaji: 'Arukiguni no Chizushi',
		native: '歩き国の地図師',
		synonyms: ['Arukiguni', 'Chizushi', 'Walking Country'],
	},
	status: 'completed',
	genres: ['adventure', 'fantasy', 'drama'],
	color: '#c8553d',
	synopsis:
		'O reino de Oruva fica nas costas de um animal tão velho que ninguém vivo o viu parar. Cada passo dele, um por ano, desloca rios, separa vilas e inutiliza todos os mapas. Teru Amagi tem dezesseis anos, uma mula teimosa e o cargo menos cobiçado da corte: refazer o mapa antes do próximo passo. Só que as medidas deste ano não fecham, e a conta que ela insiste em repetir à luz de vela chega sempre ao mesmo resultado: o reino está se ajoelhando.',
	postedBy: 'helo-vidal',
	addedAt: '2025-01-14T21:40:00Z',
	seasons: [
		season('Temporada 1: O Ano do Joelho', '2022-04-08', 24, [
			['Uma légua a menos', 'Teru mede três vezes a mesma estrada e descobre que o erro não está na corrente.'],
			[
				'A mula chamada Advérbio',
				'A corte libera a expedição, mas com verba suficiente para um único animal de carga.',
			],
			[
				'O rio que mudou de lado',
				'Duas vilas rivais acordam com a água na porta da outra e pedem ao mapa que decida quem tem razão.',
			],
			[
				'Quem dorme no desfiladeiro',
				'Uma tempestade obriga o grupo a dividir a gruta com Sado, o contrabandista que vende mapas falsos.',
			],
			['Nomes de lugar', 'Uma velha recusa que batizem seu morro, porque tudo o que ganhou nome foi embora.'],
			[
				'A feira dos que ficaram',
				'No ponto mais imóvel do reino, comerciantes vendem a única coisa que não viaja: paciência.',
			],
			['Escala um para um', 'Teru encontra a oficina do mestre desaparecido e um mapa do tamanho da própria sala.'],
			['O batimento', 'Com o ouvido no fundo de um poço seco, Nui conta os segundos entre um som e outro.'],
			['Linha de costa', 'Pela primeira vez desde a infância, Sado vê a borda do reino e o que existe depois dela.'],
			['Tinta de ferro', 'A corte exige o mapa pronto, e Teru precisa escolher entre a versão bonita e a verdadeira.'],
			['A véspera do passo', 'Todo mundo amarra a louça, solta os bichos e diz o que vinha adiando.'],
			['Ajoelhar', 'O chão se inclina devagar, e uma menina com um nível de bolha é a primeira a entender por quê.'],
		]),
		season('Temporada 2: O Vento de Baixo', '2024-01-12', 24, [
			['Depois do silêncio', 'Oito meses sem passo nenhum, e a profissão de cartógrafa parece ter perdido o sentido.'],
			[
				'O censo das nuvens',
				'Nui propõe mapear o que ainda se mexe e arrasta Teru para os mosteiros do ombro esquerdo.',
			],
			['Fronteira de papel', 'Com a terra parada, nobres traçam divisas pela primeira vez em três séculos.'],
			['Advérbio some', 'A mula desaparece numa feira, e a busca revela o tamanho da nova desigualdade de Oruva.'],
			[
				'Cartas náuticas',
				'Um navio encalha na pata dianteira trazendo gente que sempre achou que aquilo fosse uma ilha.',
			],
			[
				'O mestre e a margem',
				'Teru lê nas anotações de Gensai o motivo pelo qual ele deixou um canto do mapa em branco.',
			],
			[
				'Assembleia no cotovelo',
				'Camponeses, monges e contrabandistas discutem uma noite inteira se devem acordar o animal.',
			],
			['O peso de uma casa', 'Sado calcula quanto pesa a cidade onde nasceu e não gosta da resposta.'],
			['Subida ao pescoço', 'Sete dias de escada, duas tempestades e uma conversa que ninguém queria ter no alto.'],
			['Um olho', 'A expedição chega aonde nenhum mapa chegou, e alguma coisa lhe devolve o olhar.'],
			['Legenda', 'Cada personagem explica, do próprio jeito, o que gostaria que os mapas do futuro lembrassem.'],
		]),
	],
	cast: {
		'Teru Amagi': 'Mahiru Tokieda',
		Sado: 'Sōta Iwanami',
		Nui: 'Hinano Usugawa',
		'Mestre Gensai': 'Tetsuji Oguma',
		'Rainha Itsuha': 'Ikue Saganuma',
	},
	staff: {
		Direção: 'Michiru Aramaki',
		'Composição da série': 'Haruomi Jinno',
		'Design de personagens': 'Chika Yonehara',
		'Direção de arte': 'Noboru Izumida',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Minamo',
	source: 'Obra original',
	ageRating: '10 anos',
	platforms: ['Lanterna+', 'Torii Play'],
	links: [{ name: 'Atlas de Oruva', url: 'https://example.org/a-cartografa-do-reino-que-anda/atlas' }],
	relations: [{ to: 'a-cartografa-do-reino-que-anda-o-mapa-em-branco', kind: 'sequel' }],
	votes: bell(178_940, 8.7, 1.2),
	views: 2_418_770,
	likes: 196_304,
	featured: 1,
})

export const mapaEmBranco = film({
	id: 41,
	key: 'a-cartografa-do-reino-que-anda-o-mapa-em-branco',
	names: {
		pt: 'A Cartógrafa do Reino que Anda: O Mapa em Branco',
		en: 'The Cartographer of the Walking Country: The Blank Map',
		romaji: 'Gekijōban Arukiguni no Chizushi: Hakushi no Chizu',
		native: '劇場版 歩き国の地図師 白紙の地図',
		synonyms: ['Arukiguni Movie', 'Hakushi no Chizu'],
	},
	status: 'not_released',
	started: '2027-03-19',
	genres: ['adventure', 'fantasy'],
	color: '#e08e79',
	synopsis:
		'Dez anos depois, Teru dá aula para crianças que nunca sentiram o chão andar. Quando uma aluna entrega como lição de casa um mapa todo em branco, e insiste que ele está certo, a professora tira do armário a corrente de medir, convoca os amigos que não respondem mais às cartas e volta à estrada. A equipe original retorna para um filme que promete ser menos sobre chegar do que sobre reencontrar o caminho.',
	postedBy: 'helo-vidal',
	addedAt: '2026-08-30T13:05:00Z',
	minutes: 118,
	cast: {
		'Teru Amagi': 'Mahiru Tokieda',
		Sado: 'Sōta Iwanami',
		Nui: 'Hinano Usugawa',
		Koyori: 'Otoha Tachihara',
	},
	staff: {
		Direção: 'Michiru Aramaki',
		Roteiro: 'Haruomi Jinno',
		'Design de personagens': 'Chika Yonehara',
		'Trilha sonora': 'Ayako Fuchigami',
	},
	studio: 'Minamo',
	source: 'Obra original',
	ageRating: 'A definir',
	platforms: [],
	relations: [{ to: 'a-cartografa-do-reino-que-anda', kind: 'prequel' }],
	votes: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
	views: 88_412,
	likes: 23_190,
})
