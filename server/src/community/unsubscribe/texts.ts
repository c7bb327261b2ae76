import type { Locale } from 'shared-contract'
import type { UnsubscribeSubject } from './unsubscribeToken.ts'

type Texts = Record<UnsubscribeSubject, { title: string; text: string; button: string; done: string }> & {
	settings: string
}

/** The texts of the pages that end e-mails. */
export const UNSUBSCRIBE_TEXTS: Record<Locale, Texts> = {
	pt: {
		letter: {
			title: 'Sair do resumo semanal?',
			text: 'Ele não chega mais ao seu e-mail. O resto da sua conta fica como está.',
			button: 'Sair do resumo semanal',
			done: 'Pronto: o resumo semanal não chega mais.',
		},
		notifications: {
			title: 'Parar os avisos por e-mail?',
			text: 'Os avisos continuam no site e nos aparelhos que você escolheu.',
			button: 'Parar os avisos por e-mail',
			done: 'Pronto: os avisos não chegam mais por e-mail.',
		},
		settings: 'Ver as configurações de avisos',
	},
	en: {
		letter: {
			title: 'Stop the weekly letter?',
			text: 'It won’t come to your e-mail any more. Everything else in your account stays as it is.',
			button: 'Stop the weekly letter',
			done: 'Done: the weekly letter won’t come any more.',
		},
		notifications: {
			title: 'Stop notifications by e-mail?',
			text: 'Notifications stay on the site and on the devices that you chose.',
			button: 'Stop notifications by e-mail',
			done: 'Done: notifications won’t come by e-mail any more.',
		},
		settings: 'See the notification settings',
	},
	ja: {
		letter: {
			title: '週刊メールを停止しますか？',
			text: '今後、週刊メールは届きません。アカウントのほかの設定は変わりません。',
			button: '週刊メールを停止する',
			done: '週刊メールを停止しました。',
		},
		notifications: {
			title: 'メールでの通知を停止しますか？',
			text: 'サイト上の通知と、選んだ端末への通知はそのまま届きます。',
			button: 'メールでの通知を停止する',
			done: 'メールでの通知を停止しました。',
		},
		settings: '通知の設定を見る',
	},
}
