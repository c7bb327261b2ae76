import { DAY, HOUR } from '../durations.ts'
import type { SampleChannelTalk } from '../types.ts'
import { messages } from './messages.ts'

/** The messages of the groups that the demo member can discover. */
export const DISCOVERABLE: readonly SampleChannelTalk[] = [
	{
		group: 'g4',
		channel: 'geral',
		unread: 0,
		messages: messages(
			[
				'duda-ramos',
				3 * DAY,
				'Corte da semana: a xícara caindo em *A Terceira Infusão*. Doze desenhos, nenhum repetido.',
			],
			['gustavo-nakamura', 3 * DAY - 50, 'A sombra da xícara cai um quadro antes da xícara. Agora não consigo desver.'],
			['enzo-tanabe', 2 * DAY, 'vocês são assim em casa também?'],
		),
	},
	{
		group: 'g5',
		channel: 'geral',
		unread: 0,
		messages: messages(
			['igor-satori', DAY, 'Plantão aberto. Hoje: *A Testemunha de Papel*, episódio 3. Sem spoiler do 4, eu imploro.'],
			['duda-ramos', DAY - 18, 'assistindo com a luz acesa e o cachorro no colo'],
			['gustavo-nakamura', DAY - 40, 'Meu batimento médio no episódio 3: 96. No 2: 81. Cuidado.'],
		),
	},
	{
		group: 'g6',
		channel: 'geral',
		unread: 0,
		messages: messages(
			[
				'enzo-tanabe',
				14 * HOUR,
				'bom dia arquibancada!! hoje tem treino em *Areia Quente* e eu vou torcer assim mesmo',
			],
			['helo-vidal', 13 * HOUR, 'Levei a faixa. Está escrito “empatem!”.'],
			['caio-mori', 12 * HOUR, 'O peso da neve é o adversário mais honesto da temporada.'],
		),
	},
	{
		group: 'g7',
		channel: 'geral',
		unread: 0,
		messages: messages(
			[
				'gustavo-nakamura',
				4 * DAY,
				'Fiz a conta da órbita do farol em *Faróis de Netuno*. Fecha. Com folga de seis minutos.',
			],
			['fernanda-lua', 4 * DAY - 35, 'Esses seis minutos são a cena do chá, Gustavo.'],
			['gustavo-nakamura', 4 * DAY - 36, '…'],
			['igor-satori', 4 * DAY - 60, 'Ele ficou sem planilha. Registrem a data.'],
		),
	},
]
