import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const dubles = series({
	id: 30,
	key: 'acao-os-dubles-de-karasuyama',
	names: {
		pt: 'Ação! Os Dublês de Karasuyama',
		en: 'Action! The Karasuyama Stunt Crew',
		romaji: 'Karasuyama Sutanto-gumi',
		native: '烏山スタント組',
		synonyms: ['Karasuyama Stunt', 'Sutanto-gumi', 'Os Dublês de Karasuyama'],
	},
	status: 'completed',
	genres: ['action', 'comedy', 'drama'],
	color: '#e4572e',
	synopsis:
		'Eles já morreram em quatrocentos filmes e não aparecem em nenhum cartaz. A trupe de dublês de Karasuyama cai de escada, de cavalo e de moda, até que a última grande produtora troca todo mundo por computação gráfica. Para não fechar o galpão, os cinco decidem rodar a própria fita: um épico de samurai sem protagonista, feito apenas de gente que cai bem. Minissérie em seis partes, com quedas animadas quadro a quadro a partir de dublês de verdade.',
	postedBy: 'duda-ramos',
	addedAt: '2025-05-19T19:22:00Z',
	seasons: [
		season('Minissérie', '2019-07-05', 26, [
			['Tomada um', 'Benio se joga do terceiro andar e só na aterrissagem fica sabendo que a cena foi cortada.'],
			['Colchão', 'A trupe descobre quanto custa cair por conta própria e hipoteca a caminhonete.'],
			['Dublê de corpo inteiro', 'Uma estrela cansada pede para morrer no filme e faz questão de cair ela mesma.'],
			['Dor de figurante', 'Contratar oitenta ninjas numa cidade de seis mil habitantes vira assunto da prefeitura.'],
			['Sem corte', 'O plano-sequência da ponte depende de um cavalo, um trem e muita fé no maquinista.'],
			['Créditos finais', 'Na estreia, em um telão de lençol, os nomes sobem devagar para que todos possam ler.'],
		]),
	],
	cast: {
		'Benio Karasawa': 'Yukino Hasuda',
		'Mestre Tachi': 'Tetsuji Oguma',
		Gonta: 'Bunta Ejiri',
		'Ryōko Amane': 'Shiori Kadobata',
	},
	staff: {
		Direção: 'Ryōta Chikura',
		'Composição da série': 'Emi Sudō',
		'Design de personagens': 'Jun Akabori',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Kazaguruma',
	source: 'Obra original',
	ageRating: '14 anos',
	platforms: ['Kiosque'],
	votes: bell(27_618, 8, 1.4),
	views: 402_559,
	likes: 29_044,
})
