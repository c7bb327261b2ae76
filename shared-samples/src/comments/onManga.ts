import { DAY, HOUR } from '../durations.ts'
import type { SampleComment } from '../types.ts'
import { thread } from './thread.ts'

export const ON_MANGA: readonly SampleComment[] = [
	...thread('farol', { title: 'cartas-do-farol' }, [
		[
			[
				'helo-vidal',
				3 * HOUR,
				41,
				'Emprestei o volume 1 para uma aluna na segunda. Hoje ela devolveu com um bilhete dentro: “tem o 2? é urgente”. Eu vivo para isso.',
			],
			['bia-kagawa', 2 * HOUR + 40, 18, 'Guarda esse bilhete, Helô. Daqui a vinte anos ela vai querer de volta.'],
			['enzo-tanabe', 2 * HOUR, 9, 'e tinha o 2????'],
			['helo-vidal', HOUR + 50, 22, 'Tinha. Eu não brinco com urgência.'],
		],
		[
			[
				'gustavo-nakamura',
				2 * DAY,
				33,
				'Conferi: o código de luz do capítulo 2 é Morse de verdade, e a mensagem bate letra por letra com o balão. No capítulo 8 tem uma letra errada DE PROPÓSITO. Fui dormir às quatro.',
			],
			['igor-satori', 2 * DAY - 30, 14, 'Você é o motivo de os autores terem pesadelo. Obrigado pelo serviço.'],
		],
		[
			[
				'duda-ramos',
				6 * DAY,
				27,
				'O jeito que a Minasegawa desenha luz entrando pela janela deveria ser matéria obrigatória. Não tem uma linha no contorno. É só o papel em branco no lugar certo.',
			],
		],
	]),
	...thread('oficina', { title: 'oficina-dos-deuses-menores' }, [
		[
			[
				'caio-mori',
				5 * HOUR,
				36,
				'Minha terceira gaveta emperrou ontem e eu pedi desculpas em voz alta. Estou bem. Estou ótimo.',
			],
			['bia-kagawa', 4 * HOUR + 30, 25, 'Ela abriu?'],
			['caio-mori', 4 * HOUR, 31, 'Abriu.'],
		],
		[
			[
				'fernanda-lua',
				4 * DAY,
				16,
				'O deus da água que esfria no copo falando sempre um pouco atrasado… no original ele usa um tempo verbal que ninguém usa. A solução em português (“eu já ia estando”) me fez aplaudir sozinha na sala.',
			],
		],
	]),
	...thread('kamishiro', { title: 'o-ultimo-trem-para-kamishiro' }, [
		[
			[
				'igor-satori',
				HOUR,
				29,
				'Releitura número seis. Continuo sem contar os passageiros na volta. Respeito é respeito.',
			],
			['duda-ramos', 50, 11, 'li no metrô. péssima ideia. linha amarela, 23h, vagão vazio. recomendo demais'],
		],
		[
			[
				'gustavo-nakamura',
				9 * DAY,
				12,
				'Alguém mais reparou que o número da plataforma muda de fonte no segundo volume? Não vou falar mais nada. Só olhem.',
			],
		],
	]),
	...thread('ramen', { title: 'ramen-as-tres-da-manha' }, [
		[
			[
				'enzo-tanabe',
				7 * HOUR,
				23,
				'comecei a ler às 22h pensando “um capítulo só”. são 3h12, estou num posto na Dutra comendo miojo de máquina e completamente feliz',
			],
			['caio-mori', 6 * HOUR, 17, 'Quem nunca. O revisor de bulas teria orgulho de você.'],
		],
		[
			[
				'helo-vidal',
				5 * DAY,
				8,
				'O que eu mais gosto é que ninguém vira melhor amigo de ninguém por decreto. Eles só vão sentando um banco mais perto.',
			],
		],
	]),
	...thread('tinta', { title: 'tinta-viva' }, [
		[
			[
				'duda-ramos',
				40,
				38,
				'CAPÍTULO NOVO. Aquela página dupla dos pardais foi feita sem régua, dá para ver o braço inteiro no gesto. Não sei se choro ou se jogo fora as minhas canetas.',
			],
			['bia-kagawa', 25, 15, 'Chora e depois desenha. Nessa ordem funciona.'],
			['enzo-tanabe', 12, 6, 'a Sumire tirando 2 em caligrafia e salvando a cidade: representatividade'],
		],
		[
			[
				'fernanda-lua',
				8 * DAY,
				19,
				'Prestem atenção nos nomes das técnicas: são todos erros de escola. Borrão, rasura, mata-borrão. É um mangá de luta em que o golpe especial é a nota vermelha.',
			],
		],
	]),
	...thread('cordilheira', { title: 'cordilheira' }, [
		[
			['enzo-tanabe', DAY, 21, 'trinta páginas sobre uma bolha no pé e eu terminei mancando'],
			[
				'gustavo-nakamura',
				DAY - 45,
				10,
				'Calculei o ritmo delas no volume 2: 1,4 km por hora. É realista. É desesperador.',
			],
		],
	]),
	...thread('inventario', { title: 'inventario-das-coisas-quebradas' }, [
		[
			[
				'igor-satori',
				11 * HOUR,
				44,
				'Se eu pudesse esquecer um mangá só para ler de novo pela primeira vez, era este. E depois eu esqueceria de novo.',
			],
			[
				'fernanda-lua',
				10 * HOUR,
				20,
				'O capítulo 13 quase não tem texto e foi o mais difícil de ler em voz alta. Tentem. A gente prende a respiração sem perceber.',
			],
		],
		[
			[
				'helo-vidal',
				12 * DAY,
				13,
				'Comprei um kit de kintsugi por causa disso. Já consertei duas canecas e uma amizade.',
			],
		],
	]),
	...thread('mares', { title: 'a-contadora-de-mares' }, [
		[
			[
				'fernanda-lua',
				16 * HOUR,
				24,
				'Cada volume tem um tipo de maré no título e o ritmo da narração acompanha. No “Maré morta” quase nada acontece, e é o mais tenso de todos. Que autora.',
			],
		],
		[
			[
				'bia-kagawa',
				3 * DAY,
				17,
				'Se o mar de Ushiozaki me devolvesse alguma coisa, eu queria o guarda-chuva que deixei no trem em 2019. E vocês?',
			],
			['caio-mori', 3 * DAY - 20, 12, 'O mesmo guarda-chuva. Era meu, eu tinha te emprestado.'],
			['bia-kagawa', 3 * DAY - 32, 28, '…a maré está cheia hoje, não dá para ver nada.'],
		],
	]),
	...thread('guarda-chuvas', { title: 'clube-dos-guarda-chuvas-perdidos' }, [
		[
			[
				'helo-vidal',
				20 * HOUR,
				26,
				'Romance que demora do jeito que eu gosto: no volume 2 eles dividem um guarda-chuva e o capítulo se chama “trinta centímetros”. Medi com régua. São vinte e oito.',
			],
			['gustavo-nakamura', 19 * HOUR, 19, 'Finalmente alguém fala a minha língua.'],
		],
	]),
	...thread('orbita', { title: 'jardineiros-de-orbita' }, [
		[
			[
				'gustavo-nakamura',
				2 * DAY + 3 * HOUR,
				30,
				'A física está certa, a botânica está certa e mesmo assim o que me derrubou foi um tomate.',
			],
			['duda-ramos', 2 * DAY + HOUR, 14, 'O TOMATE.'],
		],
	]),
	...thread('cartorio', { title: 'cartorio-do-fim-do-mundo' }, [
		[
			[
				'caio-mori',
				8 * HOUR,
				35,
				'Passei a manhã num cartório de verdade com este livro na mão. A moça do guichê viu a capa, suspirou e disse: “a Perpétua tem razão”. Saí em doze minutos. DOZE.',
			],
			['enzo-tanabe', 7 * HOUR + 20, 16, 'isso sim é fantasia'],
		],
	]),
	...thread('espada', { title: 'espada-emprestada' }, [
		[
			[
				'gustavo-nakamura',
				5 * DAY + 2 * HOUR,
				18,
				'Fiz uma tabela com as trinta e seis espadas, os donos e os juros. Fecha. Os juros fecham. Quem faz isso num mangá de samurai?',
			],
		],
		[['caio-mori', 15 * DAY, 22, 'O melhor duelo da série é uma negociação de prazo numa ponte. Nem discuto.']],
	]),
	...thread('areia', { title: 'areia-quente' }, [
		[
			[
				'enzo-tanabe',
				30 * HOUR,
				20,
				'meu avô viu a capa, perguntou se o menino “pega de peito ou de coxa” e agora está lendo. ele não lê nada desde 1994',
			],
			['bia-kagawa', 29 * HOUR, 24, 'E aí, o Riki pega de peito ou de coxa? O veredito do especialista, por favor.'],
			['enzo-tanabe', 28 * HOUR, 27, '“de peito, mas levanta muito.” palavras dele'],
		],
	]),
	...thread('samambaia', { title: 'a-samambaia-do-302' }, [
		[
			[
				'duda-ramos',
				26 * HOUR,
				15,
				'Plantei a cinta do volume 1. Nasceu. É rúcula mesmo. Me julga em silêncio exatamente como no mangá.',
			],
		],
	]),
]
