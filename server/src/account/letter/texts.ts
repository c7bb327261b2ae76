import type { DriveField, Locale, TitleSeason } from 'shared-contract'

interface Texts {
	subject: string
	greeting: (name: string) => string
	unseen: string
	coming: string
	followed: string
	forYou: string
	drives: string
	/** A drive: what it is about, its progress, and how many joined in last week. */
	drive: (field: DriveField, about: string, filled: number, total: number, thisWeek: number) => string
	season: (season: TitleSeason, year: string) => string
	/** A release: title, and the number of the episode. */
	episode: (title: string, number: number) => string
	at: (what: string, time: string) => string
	/** Nobody has announced it. */
	expected: (what: string) => string
	/** What a followed member did with a title. */
	finished: (name: string, title: string) => string
	scored: (name: string, title: string, score: number) => string
	reviewed: (name: string, title: string) => string
	saved: (name: string, title: string) => string
	why: string
	leave: string
	settings: string
}

/** The texts of the weekly letter. */
export const LETTER_TEXTS: Record<Locale, Texts> = {
	pt: {
		subject: 'Sua semana na Niouka',
		greeting: (name) => `Oi, ${name}! Aqui está a sua semana.`,
		unseen: 'Saiu e você ainda não viu',
		coming: 'Nos próximos sete dias',
		followed: 'Quem você segue',
		forYou: 'Para você',
		season: (season, year) =>
			`${{ winter: 'inverno', spring: 'primavera', summer: 'verão', fall: 'outono' }[season]} de ${year}`,
		drives: 'Mutirões da semana',
		drive: (field, about, filled, total, thisWeek) =>
			`${field === 'synopsis' ? 'Sinopses' : 'Nomes em português'}, ${about}: ${filled} de ${total}${thisWeek > 0 ? ` (${thisWeek} nesta semana)` : ''}`,
		episode: (title, number) => `${title}, episódio ${number}`,
		at: (what, time) => `${time}: ${what}`,
		expected: (what) => `${what} (previsto)`,
		finished: (name, title) => `${name} terminou ${title}`,
		scored: (name, title, score) => `${name} deu nota ${score} para ${title}`,
		reviewed: (name, title) => `${name} escreveu uma resenha de ${title}`,
		saved: (name, title) => `${name} salvou ${title} na lista`,
		why: 'Você pediu este resumo. Ele chega às segundas de manhã, e só quando há algo a contar.',
		leave: 'Sair do resumo semanal',
		settings: 'Escolher os avisos',
	},
	en: {
		subject: 'Your week on Niouka',
		greeting: (name) => `Hi, ${name}! Here is your week.`,
		unseen: 'Out, and not seen yet',
		coming: 'In the next seven days',
		followed: 'Who you follow',
		forYou: 'For you',
		season: (season, year) => `${season} ${year}`,
		drives: 'Drives of the week',
		drive: (field, about, filled, total, thisWeek) =>
			`${field === 'synopsis' ? 'Synopses in Portuguese' : 'Names in Portuguese'}, ${about}: ${filled} of ${total}${thisWeek > 0 ? ` (${thisWeek} this week)` : ''}`,
		episode: (title, number) => `${title}, episode ${number}`,
		at: (what, time) => `${time}: ${what}`,
		expected: (what) => `${what} (expected)`,
		finished: (name, title) => `${name} finished ${title}`,
		scored: (name, title, score) => `${name} gave ${title} a ${score}`,
		reviewed: (name, title) => `${name} wrote a review of ${title}`,
		saved: (name, title) => `${name} saved ${title} to their list`,
		why: 'You asked for this letter. It comes on Monday mornings, and only if there is something to tell.',
		leave: 'Stop the weekly letter',
		settings: 'Choose notifications',
	},
	ja: {
		subject: 'Nioukaの一週間',
		greeting: (name) => `${name}さん、こんにちは。今週のまとめです。`,
		unseen: '公開済みでまだ見ていないもの',
		coming: 'これから7日間',
		followed: 'フォロー中の人',
		forYou: 'おすすめ',
		season: (season, year) => `${year}年${{ winter: '冬', spring: '春', summer: '夏', fall: '秋' }[season]}`,
		drives: '今週の「みんなで埋めよう」',
		drive: (field, about, filled, total, thisWeek) =>
			`${field === 'synopsis' ? 'ポルトガル語のあらすじ' : 'ポルトガル語のタイトル'}（${about}）：${total}件中${filled}件${thisWeek > 0 ? `（今週${thisWeek}件）` : ''}`,
		episode: (title, number) => `『${title}』第${number}話`,
		at: (what, time) => `${time} ${what}`,
		expected: (what) => `${what}（予定）`,
		finished: (name, title) => `${name}さんが『${title}』を完了しました`,
		scored: (name, title, score) => `${name}さんが『${title}』に${score}点をつけました`,
		reviewed: (name, title) => `${name}さんが『${title}』のレビューを書きました`,
		saved: (name, title) => `${name}さんが『${title}』をリストに保存しました`,
		why: 'このメールは、週刊メールを選んだ方にお送りしています。毎週月曜日の朝、お知らせがあるときだけ届きます。',
		leave: '週刊メールを停止する',
		settings: '通知を選ぶ',
	},
}
