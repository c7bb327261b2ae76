import type { Locale } from 'shared-contract'

interface PageText {
	title: string
	description: string
}

/** The public static pages, with the title and description for search engines and link previews. */
export const FIXED_PAGES: Readonly<Record<string, Record<Locale, PageText>>> = {
	'/': {
		pt: {
			title: 'Niouka · Anime, filmes e mangás, com quem gosta de verdade',
			description:
				'Descubra, acompanhe e converse sobre animes, filmes e mangás num catálogo escrito por quem ama o assunto.',
		},
		en: {
			title: 'Niouka · Anime, films and manga, with people who love them',
			description:
				'Discover, follow and talk about anime, films and manga in a catalogue written by people who love them.',
		},
		ja: {
			title: 'Niouka · アニメ、映画、マンガを、好きな人たちと',
			description: 'アニメ、映画、マンガを見つけて、追いかけて、語り合おう。好きな人たちが書くカタログです。',
		},
	},
	'/explore': {
		pt: {
			title: 'Explore o Universo dos Animes',
			description:
				'Busque entre todos os animes do catálogo por nome, gênero, ano, formato e situação, e ordene pela melhor nota.',
		},
		en: {
			title: 'Explore the world of anime',
			description:
				'Search every anime in the catalogue by name, genre, year, format and status, and sort by the best score.',
		},
		ja: {
			title: 'アニメの世界を探検',
			description: 'カタログのすべてのアニメを、名前、ジャンル、年、形式、放送状況から探せます。評価順の並べ替えも。',
		},
	},
	'/mangas': {
		pt: {
			title: 'Explore o Universo dos Mangás',
			description:
				'Mangás, light novels e one-shots: encontre o próximo que você vai devorar, com notas e opiniões da comunidade.',
		},
		en: {
			title: 'Explore the world of manga',
			description:
				'Manga, light novels and one-shots: find the next one to devour, with scores and opinions from the community.',
		},
		ja: {
			title: 'マンガの世界を探検',
			description: 'マンガ、ライトノベル、読み切り。コミュニティの評価と感想から、次に読む一冊を見つけよう。',
		},
	},
	'/popular': {
		pt: {
			title: 'Ranking de Popularidade',
			description: 'Os animes e filmes de que a comunidade mais gosta, do primeiro ao último, e como a conta é feita.',
		},
		en: {
			title: 'Popularity ranking',
			description: 'The anime and films that the community likes best, from first to last, and how it is worked out.',
		},
		ja: {
			title: '人気ランキング',
			description: 'コミュニティでいちばん愛されているアニメと映画のランキング。計算方法も公開しています。',
		},
	},
	'/calendar': {
		pt: {
			title: 'Calendário de Lançamentos',
			description:
				'O que sai em cada dia da semana, no horário de onde você está: nenhum episódio novo passa em branco.',
		},
		en: {
			title: 'Release calendar',
			description: 'What comes out on each day of the week, in the time of where you are: no new episode slips by.',
		},
		ja: {
			title: '放送カレンダー',
			description: '曜日ごとの新着エピソードを、あなたのいる場所の時刻で。もう見逃しません。',
		},
	},
	'/news': {
		pt: {
			title: 'Notícias',
			description: 'Indústria, lançamentos, cultura, eventos e games: as notícias do mundo do anime e do mangá.',
		},
		en: {
			title: 'News',
			description: 'Industry, releases, culture, events and games: news from the world of anime and manga.',
		},
		ja: {
			title: 'ニュース',
			description: '業界、新作、カルチャー、イベント、ゲーム。アニメとマンガの最新ニュース。',
		},
	},
	'/categories': {
		pt: {
			title: 'Explorar por Categoria',
			description: 'Ação, romance, mistério ou slice of life? Escolha um gênero e veja os melhores animes dele.',
		},
		en: {
			title: 'Explore by category',
			description: 'Action, romance, mystery or slice of life? Pick a genre and see its best anime.',
		},
		ja: {
			title: 'ジャンルから探す',
			description: 'アクション、恋愛、ミステリー、日常系。ジャンルを選んで、その名作アニメに出会おう。',
		},
	},
	'/seasons': {
		pt: {
			title: 'Temporadas',
			description:
				'Os animes e filmes de cada temporada, de hoje até os primeiros anos: inverno, primavera, verão e outono.',
		},
		en: {
			title: 'Seasons',
			description:
				'The anime and films of every season, from today back to the first years: winter, spring, summer, fall.',
		},
		ja: {
			title: 'シーズン一覧',
			description: '冬・春・夏・秋、各シーズンのアニメと映画を、最新から初期の作品までさかのぼれます。',
		},
	},
	'/releases': {
		pt: { title: 'Novos Lançamentos', description: 'Animes recém-adicionados ao catálogo da Niouka.' },
		en: { title: 'New releases', description: 'Anime that have just been added to the Niouka catalogue.' },
		ja: { title: '新着アニメ', description: 'Nioukaのカタログに追加されたばかりのアニメ。' },
	},
	'/movies': {
		pt: { title: 'Filmes Adicionados', description: 'Navegue pela nossa coleção de filmes de anime.' },
		en: { title: 'Films', description: 'Browse our collection of anime films.' },
		ja: { title: 'アニメ映画', description: 'アニメ映画のコレクションを見てまわろう。' },
	},
	'/episodes': {
		pt: {
			title: 'Episódios Recentes',
			description: 'Os episódios que acabaram de sair, com notas, comentários e onde assistir.',
		},
		en: {
			title: 'Recent episodes',
			description: 'The episodes that have just come out, with scores, comments and where to watch them.',
		},
		ja: { title: '最新エピソード', description: '公開されたばかりのエピソードを、評価、コメント、視聴先とともに。' },
	},
	'/developers': {
		pt: {
			title: 'Para desenvolvedores',
			description:
				'A API aberta da Niouka: catálogo e listas, OAuth, tokens pessoais, exemplos e um lugar para testar.',
		},
		en: {
			title: 'For developers',
			description: 'Niouka’s open API: catalogue and lists, OAuth, personal tokens, examples and a sandbox.',
		},
		ja: {
			title: '開発者の方へ',
			description: 'Niouka の公開 API。カタログとリスト、OAuth、個人用トークン、サンプル、試用ページ。',
		},
	},
	'/data': {
		pt: {
			title: 'Dados abertos',
			description: 'O catálogo da Niouka em NDJSON e SQLite, novo a cada noite, com a fonte e a licença de cada linha.',
		},
		en: {
			title: 'Open data',
			description:
				'The catalogue of Niouka as NDJSON and SQLite, made each night, with source and licence of each row.',
		},
		ja: {
			title: 'オープンデータ',
			description: 'NioukaのカタログをNDJSONとSQLiteで毎晩公開。各行に出典とライセンスが付いています。',
		},
	},
	'/terms': {
		pt: { title: 'Termos de Uso', description: 'As regras de uso da Niouka, em linguagem clara.' },
		en: { title: 'Terms of use', description: 'The rules for using Niouka, in plain language.' },
		ja: { title: '利用規約', description: 'Nioukaを利用するためのルールを、わかりやすく。' },
	},
	'/privacy': {
		pt: {
			title: 'Política de Privacidade',
			description: 'Que dados a Niouka guarda, para quê, e como você pode apagá-los.',
		},
		en: { title: 'Privacy policy', description: 'Which data Niouka keeps, what for, and how you can delete them.' },
		ja: {
			title: 'プライバシーポリシー',
			description: 'Nioukaがどんなデータを何のために保存し、どうすれば削除できるか。',
		},
	},
	'/dmca': {
		pt: {
			title: 'DMCA e direitos autorais',
			description: 'Como avisar a Niouka sobre um conteúdo que fere direitos autorais.',
		},
		en: { title: 'DMCA and copyright', description: 'How to tell Niouka about content that infringes copyright.' },
		ja: { title: 'DMCAと著作権', description: '著作権を侵害するコンテンツをNioukaに知らせる方法。' },
	},
	'/transparency': {
		pt: {
			title: 'Transparência da moderação',
			description: 'Quantas denúncias a comunidade da Niouka fez e o que a moderação decidiu, mês a mês e sem nomes.',
		},
		en: {
			title: 'Transparency of moderation',
			description:
				'How many reports Niouka’s community made and what moderators decided, month by month, without names.',
		},
		ja: {
			title: 'モデレーションの透明性レポート',
			description:
				'Nioukaのコミュニティから寄せられた通報の数とモデレーターの決定を、月ごとに名前なしで公開しています。',
		},
	},
}

/** The paths of the public static pages, for the sitemap. */
export const PUBLIC_PATHS: readonly string[] = Object.keys(FIXED_PAGES)
