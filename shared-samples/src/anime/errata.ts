import { bell } from './bell.ts'
import { season } from './weekly.ts'
import { series } from './work.ts'

export const errata = series({
	id: 22,
	key: 'errata',
	names: {
		pt: 'Errata',
		en: 'Errata',
		romaji: 'Goshoku',
		native: '誤植',
		synonyms: ['Goshoku', 'Misprint'],
	},
	status: 'completed',
	genres: ['mystery', 'suspense', 'drama'],
	color: '#7d0633',
	synopsis:
		'Tóquio, 1958. A seção de revisão do jornal Teito Shinpō fica no subsolo, ao lado das rotativas, e ninguém lá em cima sabe o nome dos três funcionários. Eles leem tudo antes da cidade. Quando o veterano Hozumi nota que os erros de impressão dos últimos meses caem sempre na mesma coluna, na mesma linha, a equipe percebe que alguém está usando o jornal para marcar encontros. A cada edição corrigida, uma pessoa deixa de ser avisada.',
	postedBy: 'igor-satori',
	addedAt: '2025-02-22T02:18:00Z',
	seasons: [
		season('Série completa', '2009-10-08', 25, [
			['Onde se lê', 'Uma letra trocada no obituário tira o sono do revisor mais distraído do subsolo.'],
			['Leia-se', 'Hozumi refaz à mão seis meses de jornal e cobre uma parede de vírgulas.'],
			['Caixa-baixa', 'O tipógrafo jura que montou a linha certa, e os dedos manchados o confirmam.'],
			['Viúva e órfã', 'A busca por uma assinante leva Chitose a um apartamento mobiliado para ninguém.'],
			['Fechamento', 'São onze da noite, há um erro na página seis e uma vida dependendo de que ele continue lá.'],
			['Segundo clichê', 'A edição das quatro desmente a das duas, e só três pessoas na cidade têm ambas.'],
			['Composição a quente', 'Com o chumbo ainda mole, o sabotador deixa na oficina uma impressão digital.'],
			['Sic', 'Um erro proposital da própria equipe recebe resposta no dia seguinte, nos classificados.'],
			['Empastelar', 'Homens de chapéu visitam a redação e fazem perguntas corteses demais.'],
			['Prova de página', 'Chitose reconhece a caligrafia das emendas e preferia não ter reconhecido.'],
			['Errata', 'Pela primeira vez na história do jornal, a revisão assina uma nota na capa.'],
		]),
	],
	cast: {
		'Hozumi Genjirō': 'Zenji Kurahashi',
		'Chitose Awaji': 'Shiori Kadobata',
		'Tōru Minegishi': 'Issei Makabe',
		'Diretor Kaneshiro': 'Reiji Utsugi',
	},
	staff: {
		Direção: 'Kei Tsurusaki',
		'Composição da série': 'Mio Nagasaka',
		'Design de personagens': 'Chika Yonehara',
		'Direção de arte': 'Noboru Izumida',
		'Trilha sonora': 'Satoru Wakatsuki',
	},
	studio: 'Yonaka Film',
	source: 'Romance',
	ageRating: '14 anos',
	platforms: ['Kiosque', 'Torii Play'],
	votes: bell(104_870, 8.6, 1.3),
	views: 1_288_013,
	likes: 110_464,
})
