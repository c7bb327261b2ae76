import type { Locale } from 'shared-contract'

interface Texts {
	/** The subject for several; one alone is its own subject. */
	subject: (count: number) => string
	greeting: (name: string) => string
	/** How many are on the site alone. */
	more: (count: number) => string
	why: string
	leave: string
	settings: string
}

/** The texts of e-mails with notifications. */
export const NOTIFICATION_MAIL_TEXTS: Record<Locale, Texts> = {
	pt: {
		subject: (count) => `${count} novidades para você na Niouka`,
		greeting: (name) => `Oi, ${name}! Isto aconteceu enquanto você estava fora:`,
		more: (count) => (count === 1 ? 'E mais um aviso no site.' : `E mais ${count} avisos no site.`),
		why: 'Você pediu estes avisos por e-mail. Chega no máximo um por hora.',
		leave: 'Parar os avisos por e-mail',
		settings: 'Escolher os avisos',
	},
	en: {
		subject: (count) => `${count} things happened for you on Niouka`,
		greeting: (name) => `Hi, ${name}! This happened while you were away:`,
		more: (count) => (count === 1 ? 'And one more notification on the site.' : `And ${count} more on the site.`),
		why: 'You asked for these notifications by e-mail. You get at most one an hour.',
		leave: 'Stop notifications by e-mail',
		settings: 'Choose notifications',
	},
	ja: {
		subject: (count) => `Nioukaからのお知らせが${count}件あります`,
		greeting: (name) => `${name}さん、こんにちは。お留守の間のお知らせです。`,
		more: (count) => `ほかに${count}件のお知らせがサイトにあります。`,
		why: 'このメールは、メールでの通知を選んだ方にお送りしています。1時間に1通までです。',
		leave: 'メールでの通知を停止する',
		settings: '通知を選ぶ',
	},
}
