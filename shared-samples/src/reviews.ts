import { DAY, HOUR } from './durations.ts'
import type { SampleReview } from './types.ts'

/** Reviews of titles. The score of each is its author's opinion of the title. */
export const REVIEWS: readonly SampleReview[] = [
	{
		by: 'igor-satori',
		title: 'errata',
		text: 'Um suspense em que a arma do crime é uma vírgula. A série passa onze episódios num subsolo com três pessoas que leem, e eu roí as unhas em todos.\n\nO que mais admiro é a paciência. Hozumi não deduz nada num estalo: ele refaz seis meses de jornal à mão, erra a conta, recomeça. Quando a parede de vírgulas finalmente faz sentido, faz sentido para a gente no mesmo segundo. A direção confia que o público sabe ler, e isso virou raro.\n\nSó tiro o chapéu, não tiro ponto.',
		minutesAgo: 8 * DAY - HOUR,
		helpful: ['bia-kagawa', 'caio-mori', 'fernanda-lua', 'helo-vidal', 'enzo-tanabe'],
		unhelpful: [],
	},
	{
		by: 'bia-kagawa',
		title: 'errata',
		text: 'Vi pela segunda vez, agora lendo as manchetes do fundo, e metade da história estava lá. Os jornais são jornais de verdade, com classificados inventados que respondem uns aos outros.\n\nO ritmo do meio cansa: entre “Caixa-baixa” e “Fechamento” a investigação anda em círculos. Mas a cena das onze da noite, com o erro na página seis e uma vida dependendo de que ele fique onde está, paga por tudo. Zenji Kurahashi faz um velho cansado que nunca soa velho, só atento.',
		minutesAgo: 16 * DAY - 2 * HOUR,
		spoiler: 5,
		helpful: ['igor-satori', 'duda-ramos'],
		unhelpful: ['gustavo-nakamura'],
	},
	{
		by: 'bia-kagawa',
		title: 'cartas-do-farol-o-filme',
		text: 'Os dois dividem o quadro por menos de um minuto, e saí do cinema sem ar. O filme inteiro é luz: o amarelo do querosene, o azul das janelas que respondem, e três noites de nevoeiro em que não há resposta nenhuma.\n\nQuem leu o mangá vai sentir falta do volume quatro. Eu também senti, até perceber que ele está lá, condensado num único plano de Fumi contando as batidas do telégrafo. Adaptar é escolher o que a imagem já diz.',
		minutesAgo: 190 * DAY - 3 * HOUR,
		helpful: ['fernanda-lua', 'helo-vidal', 'caio-mori'],
		unhelpful: [],
	},
	{
		by: 'gustavo-nakamura',
		title: 'farois-de-netuno',
		text: 'Conferi os atrasos de comunicação episódio por episódio e fecham todos, com margem de segundos. Poderia ser só um detalhe de planilha, mas a série constrói o drama em cima disso: ninguém ali conversa, todos respondem ao que alguém era há quatro horas.\n\nA solidão de posto avançado costuma virar monólogo. Aqui vira rotina, e a rotina dói mais. Recomendo ver de noite, com o celular longe.',
		minutesAgo: 3 * DAY - HOUR,
		helpful: ['igor-satori', 'bia-kagawa', 'enzo-tanabe'],
		unhelpful: ['duda-ramos'],
	},
	{
		by: 'helo-vidal',
		title: 'clube-dos-guarda-chuvas-perdidos',
		text: 'Peguei na estante porque chovia e terminei o volume em pé na livraria. Cada capítulo devolve um guarda-chuva a alguém que não o perdeu bem por distração.\n\nNão espere reviravolta: o melhor aqui são as esperas. Há uma página dupla com um ponto de ônibus vazio que eu usaria de papel de parede, se não me desse vontade de chorar antes das oito da manhã.',
		minutesAgo: 81 * DAY - 5 * HOUR,
		helpful: ['fernanda-lua', 'bia-kagawa'],
		unhelpful: [],
	},
	{
		by: 'enzo-tanabe',
		title: 'gigantes-do-arrozal',
		text: 'robô gigante plantando arroz. eu podia parar a resenha aqui e já seria dez.\n\nmas tem mais: a máquina é velha, vaza óleo, e a colheita é o único relógio que importa. as lutas são contra granizo, praga e prazo de cooperativa. quando o inimigo de verdade aparece você já aprendeu a torcer por um trator com pernas, e aí não tem defesa.',
		minutesAgo: 7 * DAY - 4 * HOUR,
		helpful: ['duda-ramos', 'caio-mori'],
		unhelpful: ['igor-satori'],
	},
]
