import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { ova, series } from './work.ts'

export const quarentaPorCento = series({
	id: 21,
	key: 'quarenta-por-cento-de-chuva',
	names: {
		pt: 'Quarenta por Cento de Chuva',
		en: 'Forty Percent Chance of Rain',
		romaji: 'Kōsui Kakuritsu Yonjuppāsento',
		native: '降水確率四十パーセント',
		synonyms: ['Kosui 40', '40% de Chuva', 'Yonjuppa'],
	},
	status: 'completed',
	genres: ['romance', 'comedy'],
	color: '#5da9e9',
	synopsis:
		'Haruma apresenta a previsão do tempo na TV local e erra com tanta regularidade que a cidade passou a levar guarda-chuva quando ele promete sol. Quem ganha com isso é Itoko, dona da única loja de guarda-chuvas de Kanazawa, que lhe manda todo mês um cartão de agradecimento. Quando a emissora contrata um supercomputador, os dois descobrem que precisam um do outro: ele para manter o emprego, ela para manter a freguesia. Comédia romântica sobre a margem de erro.',
	postedBy: 'fernanda-lua',
	addedAt: '2025-03-28T17:44:00Z',
	seasons: [
		season('Temporada 1', '2018-04-12', 23, [
			['Sol com certeza', 'Haruma garante céu limpo para o festival e é reconhecido na rua pelo pior motivo.'],
			['Guarda-chuva de cortesia', 'Itoko oferece desconto a quem citar o erro do dia, e a fila dobra a esquina.'],
			['Frente estacionária', 'Um jantar de negócios dura seis horas porque nenhum dos dois quer sair na chuva.'],
			['O supercomputador', 'A máquina acerta onze dias seguidos, e a cidade começa a sentir falta de alguma coisa.'],
			['Umidade relativa', 'Um elogio no ar, ao vivo, é interpretado como boletim meteorológico.'],
			['Granizo', 'Duas mães se encontram por acaso na loja e comparam filhos como quem compara varetas.'],
			['Céu de brigadeiro', 'Na semana sem nuvens, Haruma não tem o que dizer e diz o que não devia.'],
			['Alerta laranja', 'O modelo do computador e o joelho do avô de Itoko discordam sobre o tufão.'],
			['Sessenta por cento de nós', 'Cada um ensaia a mesma conversa com a pessoa errada.'],
			['Previsão para amanhã', 'Às 18h54, com o mapa fora do ar, só resta olhar pela janela.'],
		]),
	],
	cast: {
		'Haruma Nishiwaki': 'Sōta Iwanami',
		'Itoko Kasama': 'Akiho Nagatomi',
		'Diretora Gion': 'Yukino Hasuda',
		'Vô Kasama': 'Zenji Kurahashi',
	},
	staff: {
		Direção: 'Chisato Imaizeki',
		'Composição da série': 'Emi Sudō',
		'Design de personagens': 'Cecília Hanashiro',
		'Trilha sonora': 'Gō Minazuki',
	},
	studio: 'Karasu e Filhos',
	source: 'Mangá',
	ageRating: '10 anos',
	platforms: ['Maré TV', 'Kiosque'],
	relations: [{ to: 'quarenta-por-cento-frente-fria', kind: 'sequel' }],
	votes: bell(88_025, 8, 1.4),
	views: 1_204_667,
	likes: 102_338,
})

export const frenteFria = ova({
	id: 45,
	key: 'quarenta-por-cento-frente-fria',
	names: {
		pt: 'Quarenta por Cento de Chuva: Frente Fria',
		en: 'Forty Percent Chance of Rain: Cold Front',
		romaji: 'Kōsui Kakuritsu Yonjuppāsento: Kanrei Zensen',
		native: '降水確率四十パーセント 寒冷前線',
		synonyms: ['Kosui 40 OVA', 'Kanrei Zensen'],
	},
	status: 'completed',
	genres: ['romance', 'comedy'],
	color: '#2f6fb0',
	synopsis:
		'Um ano depois, Haruma é convidado para trabalhar em Sapporo, cidade onde neva com pontualidade e ninguém usa guarda-chuva. Itoko descobre pela televisão. Um episódio único, de inverno, com a melhor discussão sobre galochas já animada.',
	postedBy: 'fernanda-lua',
	addedAt: '2025-03-28T18:02:00Z',
	seasons: [
		season('Frente Fria', '2020-01-24', 42, [
			['Neve pontual', 'Entre Kanazawa e Sapporo há mil quilômetros, dois trens e um presente difícil de embrulhar.'],
		]),
	],
	cast: {
		'Haruma Nishiwaki': 'Sōta Iwanami',
		'Itoko Kasama': 'Akiho Nagatomi',
		'Meteorologista Shirane': 'Naoya Kusajima',
	},
	staff: { Direção: 'Chisato Imaizeki', Roteiro: 'Emi Sudō', 'Trilha sonora': 'Gō Minazuki' },
	studio: 'Karasu e Filhos',
	source: 'Mangá',
	ageRating: '10 anos',
	platforms: ['Maré TV'],
	relations: [{ to: 'quarenta-por-cento-de-chuva', kind: 'prequel' }],
	votes: bell(11_904, 7.1, 1.5),
	views: 150_322,
	likes: 9_871,
})
