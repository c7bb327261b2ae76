import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const cozinhaDeBordo = series({
	id: 27,
	key: 'cozinha-de-bordo',
	names: {
		pt: 'Cozinha de Bordo',
		en: 'The Night Ferry Kitchen',
		romaji: 'Yakōbin no Chūbō',
		native: '夜航便の厨房',
		synonyms: ['Yakobin', 'Night Ferry Kitchen'],
	},
	status: 'completed',
	genres: ['sliceoflife', 'comedy'],
	color: '#ef8354',
	synopsis:
		'O navio sai de Maizuru à meia-noite e chega a Otaru no jantar seguinte. Nesse intervalo, cento e oitenta caminhoneiros, famílias e insones dependem de uma cozinha de três metros por quatro, que balança. Kōta foi demitido de um restaurante estrelado por gritar; aqui ninguém o escuta por causa do motor. Seis travessias, seis cardápios, receitas anotadas com o ângulo de inclinação recomendado.',
	postedBy: 'duda-ramos',
	addedAt: '2025-11-22T11:11:00Z',
	seasons: [
		season('Seis Travessias', '2015-01-13', 15, [
			[
				'Curry a doze graus',
				'Kōta serve o primeiro almoço e entende, na primeira onda, por que todos os pratos têm borda alta.',
			],
			['Ovo que não rola', 'Uma aposta com o maquinista exige fritar doze ovos durante uma ressaca.'],
			['Cardápio infantil', 'Um passageiro de cinco anos manda voltar a sopa três vezes, e tem razão.'],
			['O caminhoneiro do polvo', 'A carga é perecível, o freezer quebrou e a janta está resolvida.'],
			['Pão das quatro', 'O cheiro do forno acorda o convés e reúne quem fingia dormir.'],
			['Mesa do comandante', 'Na última noite do inverno, a cozinha recebe o chef que o demitiu.'],
		]),
	],
	cast: {
		'Kōta Wajima': 'Sōta Iwanami',
		'Imediata Nagi': 'Yukino Hasuda',
		'Maquinista Doi': 'Bunta Ejiri',
	},
	staff: { Direção: 'Ayumu Onizawa', 'Composição da série': 'Tōru Magome', 'Trilha sonora': 'Marcos Arakaki Leme' },
	studio: 'Karasu e Filhos',
	source: 'Ensaio',
	ageRating: 'Livre',
	platforms: ['Maré TV'],
	votes: bell(643, 7.3, 1.5),
	views: 17_402,
	likes: 1_190,
})
