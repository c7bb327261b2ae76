import { manga } from './manga.ts'

/** Works of which there is an announcement and a drawing. */
export const ANNOUNCED = [
	manga({
		id: 128,
		key: 'asas-de-seda',
		names: {
			pt: 'Asas de Seda',
			en: 'Silk Wings',
			romaji: 'Kinu no Tsubasa',
			native: '絹の翼',
			synonyms: [],
		},
		status: 'not_released',
		started: '2027-02',
		genres: ['adventure', 'drama', 'romance'],
		color: '#d8c39a',
		synopsis:
			'1927. Uma tecelã de Kiryū calcula que a seda de um único vestido de gala bastaria para cobrir a asa de um biplano. Faltam o vestido, o biplano e alguém que saiba pilotar. A dupla de "As Irmãs Trovão" troca os tambores pelas hélices em uma história sobre as primeiras aviadoras do correio aéreo, e promete "menos pose heroica e mais óleo de rícino".',
		postedBy: 'duda-ramos',
		addedAt: '2026-10-30T14:00:00Z',
		contents: {},
		magazine: 'Shūkan Tobira',
		staff: { story: 'Tetsuya Hibarino', art: 'Momo Karasuma', editor: 'Ken Amagase' },
		views: 8_940,
		likes: 1_530,
	}),
	manga({
		id: 129,
		key: 'protocolo-vaga-lume',
		names: {
			pt: 'Protocolo Vaga-lume',
			en: 'Firefly Protocol',
			romaji: 'Hotaru Purotokoru',
			native: 'ホタル・プロトコル',
			synonyms: ['Vaga-lume'],
		},
		status: 'not_released',
		started: '2027',
		genres: ['scifi', 'action', 'suspense'],
		color: '#9fe04a',
		synopsis:
			'Quando a rede elétrica do país se apaga, cento e vinte desconhecidos recebem no relógio a mesma mensagem: "Acenda." Nenhum sabe o que o outro faz; cada um guarda uma parte da senha que religa tudo. O anúncio mostra só a capa, uma cidade no escuro com cento e vinte pontos verdes. Contamos: são cento e dezenove.',
		postedBy: 'gustavo-nakamura',
		addedAt: '2026-11-14T20:20:00Z',
		contents: {},
		magazine: 'Yoru no Hon',
		staff: { story: 'Hisato Kumonoue', editor: 'Jin Ogasawara' },
		views: 12_310,
		likes: 2_260,
	}),
]
